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
  /** The fragment for what the page shows without one, made when it is first needed. @type {Fragment | undefined} */
  let untouched;
  let hasFailed = false;
  let opening = open();

  function open() {
    return location.hash.length > 1 ? star.openLink(location.hash) : Promise.resolve(false);
  }

  /** Shows again what the page shows without a link. */
  async function openUntouched() {
    const fragment = await untouched?.();
    // A page that was opened by a link has not shown that yet.
    if (fragment) return star.openLink(fragment);
    location.reload();
    return false;
  }

  async function write() {
    timer = undefined;
    const now = ++turn;
    const shown = fragmentOf(await star.keepLink());
    const isFirst = untouched === undefined;
    untouched ??= (await opening) ? async () => "" : shown;
    // A link that could not be read stays in the address until the reader changes something: a newer page may read it.
    if (now !== turn || (isFirst && untouched === shown)) return;
    const [fragment, first] = await Promise.all([shown(), untouched()]);
    if (now !== turn) return;
    if (fragment === undefined || first === undefined) fail();
    else show(fragment === first ? "" : fragment);
  }

  /** Says once that the address does not follow. */
  function fail() {
    const { t } = star.language;
    if (!hasFailed) star.say(t("error.part", { part: t("part.link") }));
    hasFailed = true;
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

/**
 * A fragment that is made when it is first asked for: empty if it would be too long, undefined if what makes it cannot be
 * loaded.
 * @typedef {() => Promise<string | undefined>} Fragment
 * @param {(longest: number) => Promise<string>} make
 * @returns {Fragment}
 */
function fragmentOf(make) {
  /** @type {string | undefined} */
  let made;
  return async () => {
    try {
      made ??= `#${await make(LONGEST)}`;
    } catch (error) {
      // By its code: the element may be a separate bundle, with classes of its own.
      if (!hasCode(error)) throw error;
      if (error.code === "link-too-long") made = "";
    }
    return made;
  };
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
