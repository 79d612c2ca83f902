// Which errors are shown to readers, and which surface as failures.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";
import { CodedError, guard, hasCode, part, report } from "../../www/coded.js";
import { isTrap } from "../../www/engine.js";
import { ScenarioError } from "../../www/scenarios/error.js";
import "./english.js";
import { LinkError } from "../../www/share/link-error.js";
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

test("a part that cannot be loaded is no failure; one that is loaded and fails is heard", async (t) => {
  const errors = heard(t);
  assert.equal(await part(Promise.resolve(5)), 5);
  for (const message of [
    "Failed to fetch dynamically imported module: https://example.org/a.js",
    "error loading dynamically imported module: https://example.org/a.js",
    "Importing a module script failed.",
  ]) {
    assert.equal(await part(Promise.reject(new TypeError(message))), undefined);
  }
  assert.deepEqual(errors, []);
  const planned = new TypeError("x is not a function");
  assert.equal(await part(Promise.reject(planned)), undefined);
  assert.deepEqual(errors, [planned]);
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
  for (const error of [new TypeError("trust"), new CodedError("load"), new Error("x"), "in rust", undefined]) {
    assert.ok(!isTrap(error), String(error));
  }
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
