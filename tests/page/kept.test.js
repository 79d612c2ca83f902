// What the page keeps in the browser: which boards are forgotten, what is written when the page goes, which lessons are offered,
// and what becomes of what other programs, earlier pages and full storage leave there.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { fc } from "../seeded.js";
import "./english.js";

/** What is wrong with storages. @type {Map<object, "" | "full" | "forbidden">} */
const modes = new Map();

/** Storage that can be full, or forbidden. As in browsers, its properties are what is in it. */
class FakeStorage {
  /** @param {string} key @returns {string | null} */
  getItem(key) {
    if (modes.get(this) === "forbidden") throw new Error("forbidden");
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  /** @param {string} key @param {string} value */
  setItem(key, value) {
    if (modes.get(this)) throw new Error(modes.get(this));
    Reflect.set(this, key, String(value));
  }
  /** @param {string} key */
  removeItem(key) {
    if (modes.get(this) === "forbidden") throw new Error("forbidden");
    Reflect.deleteProperty(this, key);
  }
}

/** The tabs that are open. @type {string[]} */
let open = [];
const locks = { query: async () => ({ held: open.map((name) => ({ name: `starstep.tab.${name}` })) }), request };
/** @param {string} name @param {unknown} _ @param {() => unknown} held */
async function request(name, _, held) {
  open.push(name.replace("starstep.tab.", ""));
  held();
}
const [local, session] = [new FakeStorage(), new FakeStorage()];
const address = { search: "", hash: "" };
Object.defineProperty(globalThis, "navigator", { value: { locks }, configurable: true });
Object.assign(globalThis, { localStorage: local, sessionStorage: session, location: address });

const { toForget } = await import("../../www/features/kept/bounds.js");
const { keepLate, lateHere, dropLate } = await import("../../www/features/kept/late.js");
const { keptAt } = await import("../../www/features/kept/at.js");
const { keepDraft, keptDrafts, forgetDraft } = await import("../../www/features/authoring/keeping.js");
const { remember, remembered } = await import("../../www/core/ui/remember.js");
const { encodeAtOnce, encodeLink } = await import("../../www/features/share/link.js");
const { decodeLink } = await import("../../www/features/share/read-link.js");
const { broughtBefore, forgetBrought, hasBrought, keepBrought } = await import(
  "../../www/features/check-dialog/brought.js"
);
const { ownTab } = await import("../../www/features/kept/tab.js");

beforeEach(() => {
  modes.clear();
});

test("of the boards that are kept, the oldest go; the one being kept and what a living tab drew last stay", () => {
  const about = fc.record({
    at: fc.nat(50),
    tab: fc.constantFrom("a", "b", "c"),
    bytes: fc.integer({ min: 1, max: 9 }),
  });
  const boards = fc
    .array(about, { maxLength: 12 })
    .map((all) => all.map((some, index) => ({ ...some, id: String(index), width: 1, height: 1, drawn: true })));
  const most = fc.record({ boards: fc.integer({ min: 0, max: 8 }), bytes: fc.integer({ min: 0, max: 40 }) });
  fc.assert(
    fc.property(boards, fc.subarray(["a", "b", "c"]), most, (all, living, limits) => {
      const current = all.at(-1)?.id ?? "none";
      const gone = toForget(all, current, new Set(living), limits);
      const stays = all.filter(({ id }) => !gone.includes(id));
      assert.ok(!gone.includes(current));
      const spared = new Set([current]);
      for (const tab of living) {
        const times = all.filter((one) => one.tab === tab);
        const last = times.filter(({ at }) => at === Math.max(...times.map((one) => one.at)));
        if (last.length === 0) continue;
        const kept = last.filter(({ id }) => !gone.includes(id));
        assert.ok(kept.length > 0, "what a living tab drew last is gone");
        for (const { id } of kept) spared.add(id);
      }
      // What stays is within the limits, as far as it may be forgotten.
      const free = stays.filter(({ id }) => !spared.has(id));
      if (free.length > 0) {
        assert.ok(stays.length <= limits.boards, `${stays.length} boards`);
        assert.ok(stays.reduce((sum, { bytes }) => sum + bytes, 0) <= limits.bytes);
      }
      // The oldest go first.
      const times = gone.map((id) => all[Number(id)].at);
      assert.deepEqual(
        times,
        [...times].sort((a, b) => a - b),
      );
      // Nothing goes without need.
      const all_ = all.reduce((sum, { bytes }) => sum + bytes, 0);
      if (all.length <= limits.boards && all_ <= limits.bytes) assert.deepEqual(gone, []);
    }),
  );
});

/** @param {number} side @param {number} seed */
function noise(side, seed) {
  let state = seed;
  const cells = Uint8Array.from({ length: side * side }, () => {
    state = (state * 48271) % 2147483647;
    return state % 3 === 0 ? 255 : state % 7 === 0 ? state % 200 : 0;
  });
  return { width: side, height: side, start: [0, 0], goal: [side - 1, side - 1], origin: [0, 0], cells };
}

test("a link that is made at once holds the same as a compressed one", async () => {
  for (const side of [1, 3, 40, 300]) {
    const state = /** @type {any} */ ({
      board: noise(side, side + 1),
      options: { weight: 2 },
      position: 3,
      compared: { others: [{ algorithm: "greedy" }], layout: "beside", align: "steps", front: 0 },
    });
    const [atOnce, packed] = [encodeAtOnce(state, 2_000_000), await encodeLink(state)];
    assert.deepEqual(await decodeLink(atOnce), await decodeLink(packed));
  }
  assert.throws(() => encodeAtOnce(/** @type {any} */ ({ board: noise(300, 2) }), 20_000), { code: "link-too-long" });
});

test("the name of a kept board is no link, and says so", async () => {
  await assert.rejects(decodeLink("kept.abc"), { code: "link-elsewhere" });
});

test("what comes too late for an address is found there, and nowhere else", (t) => {
  Object.assign(address, { search: "?lang=en", hash: "#a" });
  assert.equal(keepLate("1.x", true, ["#old"]), true);
  assert.equal(lateHere()?.link, "1.x");
  // A page that was reloaded may have the address from before the last change; any other address means what it says.
  address.hash = "#old";
  assert.equal(lateHere(), undefined);
  t.mock.method(performance, "getEntriesByType", () => [{ type: "reload" }]);
  assert.equal(lateHere()?.link, "1.x");
  address.hash = "#b";
  assert.equal(lateHere(), undefined);
  keepLate("1.y", true, []);
  address.search = "";
  assert.equal(lateHere(), undefined);
  address.search = "?lang=en";
  dropLate("#b");
  assert.equal(lateHere(), undefined);
  address.hash = "#a";
  assert.equal(lateHere()?.link, "1.x");
  // The newest stays, of however many.
  for (let i = 0; i < 9; i++) {
    address.hash = `#${i}`;
    keepLate(`1.${i}`, false, []);
  }
  assert.equal(lateHere()?.link, "1.8");
  session.setItem("starstep.late", '[7, {"hash":"#8"}]');
  assert.equal(lateHere(), undefined);
  session.setItem("starstep.late", "{");
  assert.equal(lateHere(), undefined);
  for (const mode of /** @type {const} */ (["full", "forbidden"])) {
    modes.set(session, mode);
    assert.equal(keepLate("1.z", true, []), false);
    dropLate();
  }
});

test("an address without a link asks for nothing, whatever is kept for others or damaged", async () => {
  const link = encodeAtOnce(/** @type {any} */ ({ board: noise(7, 3) }), 2_000_000);
  Object.assign(address, { search: "?lang=en", hash: "#1.elsewhere" });
  keepLate(link, true, []);
  assert.deepEqual(Object(await keptAt(address.hash)).board, (await decodeLink(link)).board);
  address.hash = "";
  assert.equal(await keptAt(address.hash), undefined);
  keepLate("1.AAAA", true, []);
  assert.equal(await keptAt(address.hash), undefined);
  assert.equal(lateHere(), undefined, "what is damaged is forgotten");
  address.hash = "#1.mine";
  assert.equal(await keptAt(address.hash), "#1.mine", "a link says itself what it asks for");
});

const titlesOf = async () => (await keptDrafts()).map(({ raw }) => raw.title);

test("lessons are offered to the tab that wrote them, and to others when it is closed", async () => {
  const tab = await ownTab();
  assert.deepEqual(await titlesOf(), []);
  const lesson = (/** @type {string} */ title) => ({ title, summary: "" });
  const other = (/** @type {string} */ id, /** @type {unknown} */ kept) =>
    local.setItem(`starstep.lesson.${id}`, JSON.stringify(kept));
  assert.equal(keepDraft("mine", lesson("Mine"), "en"), true);
  other("theirs", { tab: "living", at: 5, raw: lesson("Theirs") });
  other("old", { tab: "closed", at: 7, raw: lesson("Old") });
  open.push("living");
  assert.deepEqual(await titlesOf(), ["Mine", "Old"]);
  open = [tab];
  assert.deepEqual(await titlesOf(), ["Mine", "Old", "Theirs"]);
  // As an earlier page kept its only one.
  local.setItem("starstep.lesson", JSON.stringify(lesson("Earlier")));
  assert.deepEqual(await titlesOf(), ["Mine", "Old", "Theirs", "Earlier"]);
  for (const id of ["", "old", "theirs"]) forgetDraft(id);
  assert.deepEqual(await titlesOf(), ["Mine"]);
  // What is no lesson is left out.
  for (const [index, odd] of [7, null, {}, { raw: [] }, { raw: { title: 1, summary: "" } }].entries()) {
    other(`odd${index}`, odd);
  }
  other("captions", { raw: { title: "", summary: "", captions: {} } });
  local.setItem("starstep.lesson.text", "{");
  assert.deepEqual(await titlesOf(), ["Mine"]);
});

for (const mode of /** @type {const} */ (["full", "forbidden"])) {
  test(`with storage ${mode} nothing that was written is forgotten within the page`, async () => {
    modes.set(local, mode);
    assert.equal(keepDraft("mine", { title: mode, summary: "" }, "en"), false);
    assert.ok((await titlesOf()).includes(mode));
    assert.equal(remember("key", mode), false);
    assert.equal(remembered("key"), mode);
    modes.clear();
    // It is newer than what was stored before.
    assert.ok((await titlesOf()).includes(mode));
    assert.equal(remembered("key"), mode);
    assert.equal(remember("key", "later"), true);
    assert.equal(remembered("key"), "later");
  });
}

test("what was brought to be checked is kept for the tab, long logs packed, until it is forgotten", async () => {
  session.setItem("starstep.check", '{"log":5,"isOwn":"yes","language":"cobol","start":[1]}');
  const brought = await broughtBefore();
  assert.deepEqual(
    { ...brought },
    {
      isOwn: false,
      text: "",
      log: "",
      later: [],
      language: "csharp",
      way: "log",
      program: "",
      start: undefined,
      goal: undefined,
    },
  );
  assert.equal(hasBrought(), false);
  brought.log = "7 12\n".repeat(1_000_000);
  brought.later = ["0 0", "1 0"];
  Object.assign(brought, { way: "program", program: "astar();", isByRow: true });
  assert.equal(await keepBrought(), true);
  const kept = String(session.getItem("starstep.check"));
  assert.ok(kept.startsWith("~") && kept.length < 500_000, String(kept.length));
  // As after a reload.
  const again = await import(`../../www/features/check-dialog/brought.js?${kept.length}`);
  const back = await again.broughtBefore();
  assert.equal(back.log, brought.log);
  assert.deepEqual(back.later, ["0 0", "1 0"]);
  assert.deepEqual([back.way, back.program, back.isByRow], ["program", "astar();", true]);
  forgetBrought();
  assert.equal(session.getItem("starstep.check"), null);
  assert.equal(hasBrought(), false);
  assert.deepEqual(brought.later, []);
  assert.deepEqual([brought.way, brought.program, brought.isByRow], ["log", "", undefined]);
  // A program alone is something to be forgotten, too.
  brought.program = "astar();";
  assert.equal(hasBrought(), true);
  brought.log = "1 1";
  modes.set(session, "full");
  assert.equal(await keepBrought(), false);
});
