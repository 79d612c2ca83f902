// One test that fails at its first run only, one that fails as long as another worker is busy, one that always fails, and
// some that are good.

import { appendFileSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

const here = (/** @type {string} */ name) => `${process.env.PLANTED_FOLDER}/${name}`;
const mark = (/** @type {string} */ name) => writeFileSync(here(name), "");
const marked = (/** @type {string} */ name) => expect.poll(() => existsSync(here(name))).toBe(true);

test("keeps a worker busy", async () => {
  mark("busy");
  await marked("seen");
  rmSync(here("busy"));
  mark("rested");
});

test("fails while another worker is busy", async () => {
  await expect.poll(() => existsSync(here("busy")) || existsSync(here("rested"))).toBe(true);
  const isBusy = existsSync(here("busy"));
  mark("seen");
  expect(isBusy, "another worker is busy").toBe(false);
});

test("fails at its first run", () => {
  const isFirst = !existsSync(here("ran"));
  mark("ran");
  expect(isFirst, "it is the first run").toBe(false);
});

test("always fails", () => {
  expect(1, "one is two").toBe(2);
});

test("needs a worker of its own", () => {
  expect(test.info().config.workers, "one worker").toBe(1);
});

test("is good", () => {
  appendFileSync(here("good"), "x");
});

test("is left out", () => {
  test.skip();
});
