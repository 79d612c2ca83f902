// The page's address follows what is shown, without filling the history; another link in the address is opened.

import { hasCode } from "../coded.js";

/** How long nothing must have changed, in milliseconds; browsers limit how often an address may change. */
const PAUSE = 500;
/** Longer fragments slow browsers down: such boards can be shared, but the address does not hold them. */
const LONGEST = 64_000;

/**
 * @param {import("../star-step.js").StarStep} star
 */
export function followAddress(star) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** Counts the updates, so that a link that arrives meanwhile cancels them. */
  let turn = 0;
  /** The fragment for what the page shows without one. @type {string | undefined} */
  let untouched;
  let opening = open();

  function open() {
    return location.hash.length > 1 ? star.openLink(location.hash) : Promise.resolve(false);
  }

  /** Shows again what the page shows without a link. */
  function openUntouched() {
    // A page that was opened by a link has not shown that yet.
    if (untouched) return star.openLink(untouched);
    location.reload();
    return Promise.resolve(false);
  }

  async function write() {
    timer = undefined;
    const now = ++turn;
    const fragment = await fragmentOf(star);
    const isFirst = untouched === undefined;
    untouched ??= (await opening) ? "" : fragment;
    // A link that could not be read stays in the address until the reader changes something: a newer page may read it.
    if (now !== turn || (isFirst && fragment === untouched)) return;
    show(fragment === untouched ? "" : fragment);
  }

  const change = () => {
    // At first it only records what an untouched page shows, before the reader can change it.
    if (untouched === undefined) write();
    else {
      // Not before it has come to rest: a link to a large board takes longer than a frame.
      clearTimeout(timer);
      timer = setTimeout(write, PAUSE);
    }
  };
  const goTo = () => {
    clearTimeout(timer);
    timer = undefined;
    turn++;
    opening = location.hash.length > 1 ? open() : openUntouched();
  };
  star.addEventListener("change", change);
  addEventListener("hashchange", goTo);
}

/** @param {import("../star-step.js").StarStep} star */
async function fragmentOf(star) {
  try {
    return new URL(await star.toLink({ longest: LONGEST })).hash;
  } catch (error) {
    // By its code: the element may be a separate bundle, with classes of its own.
    if (hasCode(error) && error.code === "link-too-long") return "";
    throw error;
  }
}

/** @param {string} fragment */
function show(fragment) {
  if (fragment === location.hash) return;
  try {
    history.replaceState(history.state, "", location.pathname + location.search + fragment);
  } catch {
    // Some browsers refuse it if it happened too often; the next change tries again.
  }
}
