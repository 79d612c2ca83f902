// What the attributes that say how searches are compared do when they change, without a page.

import assert from "node:assert/strict";
import { test } from "node:test";
import "../boundary/engine.js";
import { english } from "../../www/core/i18n/index.js";
import { beginComparing, beginWithLog } from "../../www/core/session/comparing.js";
import { Session } from "../../www/core/session/session.js";
import { applyTogether } from "../../www/element/together.js";

const MAP = "height 3\nwidth 7\nmap\ns..@...\n...@..g\n.......\n";

/** A session with its attributes, and what was warned of. @param {Record<string, string>} attributes */
function elementWith(attributes) {
  const session = new Session(MAP, () => 0);
  session.run.solve();
  /** @type {string[]} */
  const warnings = [];
  const element = {
    isConnected: true,
    getAttribute: (/** @type {string} */ name) => attributes[name] ?? null,
    hasAttribute: (/** @type {string} */ name) => name in attributes,
  };
  const parts = /** @type {any} */ ({
    session,
    element,
    shell: { requestFrame: () => {}, language: english },
    turns: { hasBegun: false },
    warn: (/** @type {string} */ sentence) => warnings.push(sentence),
  });
  /** @param {string} name @param {string | undefined} value */
  const change = (name, value) => {
    if (value === undefined) delete attributes[name];
    else attributes[name] = value;
    applyTogether(parts, name);
  };
  return { session, parts, warnings, change };
}

test("an attribute that changes says nothing of what the other one is about", () => {
  const { session, parts, change, warnings } = elementWith({ compare: "dijkstra" });
  applyTogether(parts);
  assert.deepEqual(session.compared, { layout: "beside", align: "steps" });
  // The reader chooses in the bar.
  session.comparing?.choose({ align: "f" });
  change("compare-layout", "overlay");
  assert.deepEqual(session.compared, { layout: "overlay", align: "f" });
  change("compare-align", "steps");
  assert.deepEqual(session.compared, { layout: "overlay", align: "steps" });
  change("compare-align", "f");
  session.comparing?.choose({ layout: "beside" });
  change("compare-align", undefined);
  assert.deepEqual(session.compared, { layout: "beside", align: "steps" });
  session.comparing?.choose({ align: "f" });
  change("compare-layout", undefined);
  assert.deepEqual(session.compared, { layout: "beside", align: "f" });
  assert.deepEqual(warnings, []);
  change("compare-layout", "stacked");
  assert.deepEqual([session.compared, warnings.length], [{ layout: "beside", align: "f" }, 1]);
  change("compare", "weight=2");
  assert.deepEqual([session.compared, warnings.length], [{ layout: "beside", align: "steps" }, 1], "made anew");
});

test("with both attributes a comparison is made as they say, and each can be taken away", () => {
  const { session, parts, change } = elementWith({
    compare: "dijkstra",
    "compare-layout": "overlay",
    "compare-align": "f",
  });
  applyTogether(parts);
  assert.deepEqual(session.compared, { layout: "overlay", align: "f" });
  change("compare-layout", undefined);
  assert.deepEqual(session.compared, { layout: "beside", align: "f" });
  change("compare-layout", "overlay");
  change("compare-align", undefined);
  assert.deepEqual(session.compared, { layout: "overlay", align: "steps" });
});

test("a log stays beside when the attribute asks for an overlay", () => {
  const { session, change, warnings } = elementWith({});
  beginWithLog(session, { title: "Mine", steps: [[0, 0]] });
  change("compare-layout", "overlay");
  assert.deepEqual([session.compared?.layout, warnings], ["beside", []]);
  beginComparing(session, [{}, { algorithm: "dijkstra" }]);
  change("compare-layout", "overlay");
  assert.equal(session.compared?.layout, "overlay");
});
