// Which errors are shown to readers, and which surface as failures.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { CodedError, guard, hasCode, missing, needed, part, report } from "../../www/core/engine/errors.js";
import { isTrap } from "../../www/engine.js";
import { ScenarioError } from "../../www/features/lessons/error.js";
import "./english.js";
import { LinkError } from "../../www/core/data/link-error.js";
import { Solver } from "../boundary/engine.js";

/** What is thrown once the current work is done. @param {import("node:test").TestContext} t */
function heard(t) {
  /** @type {unknown[]} */
  const errors = [];
  t.mock.method(globalThis, "queueMicrotask", (/** @type {() => void} */ act) => {
    try {
      act();
    } catch (error) {
      errors.push(error);
    }
  });
  return errors;
}

/** @param {() => unknown} act */
function thrownBy(act) {
  try {
    act();
  } catch (error) {
    return error;
  }
  return assert.fail("nothing was thrown");
}

test("errors of the engine, of scenarios and of links have a code; no others have", () => {
  const ofEngine = thrownBy(() => new Solver(0, 1));
  const foreign = runInNewContext("Object.assign(new Error('far'), { code: 'far', values: {} })");
  for (const error of [ofEngine, new ScenarioError("scenario-map"), new LinkError("link-wrong"), foreign]) {
    assert.ok(hasCode(error), String(error));
  }
  const ofNode = thrownBy(() => process.chdir("/nowhere/at/all"));
  const others = [new TypeError("x"), new DOMException("ended", "AbortError"), ofNode, "text", null, undefined, 7, {}];
  for (const error of others) assert.ok(!hasCode(error), String(error));
});

test("what is reported is thrown again, and what follows a guarded act still happens", (t) => {
  const errors = heard(t);
  const planned = new TypeError("planned");
  report(planned);
  guard(() => {
    throw planned;
  });
  guard(() => errors.push("next"));
  assert.deepEqual(errors, [planned, planned, "next"]);
});

/** Mistakes of the program, some of which have to do with imports. */
const MISTAKES = [
  new TypeError("x is not a function"),
  new TypeError("importance is not a function"),
  new TypeError("map.importBoard is not a function"),
  new TypeError("Cannot read properties of undefined (reading 'import')"),
  new TypeError("It says: Importing a module script failed."),
  new Error("Failed to fetch dynamically imported module: https://example.org/a.js"),
  new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
];

test("a part that cannot be loaded is no failure; one that is loaded and fails is heard", async (t) => {
  const errors = heard(t);
  assert.equal(await part(Promise.resolve(5)), 5);
  for (const message of [
    "Failed to fetch dynamically imported module: https://example.org/a.js",
    "error loading dynamically imported module: https://example.org/a.js",
    "Importing a module script failed.",
    "'text/html' is not a valid JavaScript MIME type.",
  ]) {
    assert.equal(await part(Promise.reject(new TypeError(message))), undefined);
  }
  assert.equal(await part(Promise.reject(missing())), undefined);
  assert.deepEqual(errors, []);
  for (const planned of MISTAKES) {
    assert.equal(await part(Promise.reject(planned)), undefined);
    assert.deepEqual(errors.splice(0), [planned]);
  }
});

test("a part that nothing can be done without says that it is missing", async (t) => {
  const errors = heard(t);
  assert.equal(await needed(Promise.resolve(5)), 5);
  const unfetched = new TypeError("Failed to fetch dynamically imported module: https://example.org/a.js");
  await assert.rejects(needed(Promise.reject(unfetched)), { code: "missing" });
  assert.deepEqual(errors, []);
  for (const planned of MISTAKES) {
    await assert.rejects(needed(Promise.reject(planned)), { code: "missing" });
    assert.deepEqual(errors.splice(0), [planned]);
  }
});

test("a trap, and a solver that it leaves in use, are failures of the engine; a mistake in JavaScript is not", () => {
  const page = { options: new Solver(2, 2) };
  const inUse = thrownBy(() =>
    page.options.configure({
      get weight() {
        page.options.run();
        return 1;
      },
    }),
  );
  assert.ok(!hasCode(inUse) && isTrap(inUse), String(inUse));
  const given = new Solver(1, 1);
  given.free();
  assert.ok(isTrap(thrownBy(() => given.run())));
  assert.ok(isTrap(new WebAssembly.RuntimeError("unreachable")));
  const others = [
    ...[new TypeError("trust"), new CodedError("load"), new Error("x"), "in rust", undefined],
    ...[new TypeError("No texts for rust were found"), new Error("null pointer passed to rust or so")],
    new CodedError("link-wrong", {}, "a title with rust in it"),
  ];
  for (const error of others) assert.ok(!isTrap(error), String(error));
});

// sw.js runs apart from the page, and fallback.js is written for browsers of any age.
test("every catch looks at what was caught, or says what it can only be", () => {
  const www = new URL("../../www/", import.meta.url);
  const names = readdirSync(www, { recursive: true, encoding: "utf8" });
  let count = 0;
  for (const name of names.filter((name) => name.endsWith(".js") && !/^pkg|^sw\.js$|^fallback\.js$/.test(name))) {
    const text = readFileSync(new URL(name, www), "utf8");
    for (const [all, caught, body] of text.matchAll(/\bcatch (\(\w+\) )?\{(.*?)\n\s*\}/gs)) {
      count++;
      const looks = caught && /(hasCode|instanceof|throw|report|asError|ofEngine|isAbort|#fail)\b/.test(body);
      assert.ok(looks || body.includes("// "), `${name}: ${all}`);
    }
    const lines = text.split("\n");
    for (const [index, line] of lines.entries()) {
      if (!line.includes(".catch(") || /\.catch\((report|fail)\)/.test(line)) continue;
      count++;
      const next = lines.slice(index, index + 4).join("\n");
      const isSaid = /\/\/ |\*\//.test(lines[index - 1]) || /\b(throw|hasCode|report)\b|#fail\b|\/\/ /.test(next);
      assert.ok(isSaid, `${name}:${index + 1}: ${line}`);
    }
  }
  assert.ok(count > 25, `${count} places`);
});
