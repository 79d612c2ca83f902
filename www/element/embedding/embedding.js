// What an element needs in other people's pages, and not in the page of Starstep: colors that fit the page, a way to the whole
// page, and a word to the author about attributes that mean nothing.

import { part } from "../../core/engine/errors.js";
import { undoing } from "../../core/ui/dom.js";
import { dress, loadSheets } from "../../core/ui/styles.js";
import { checkSpelling } from "./known-attributes.js";
import { followGround } from "./page-ground.js";
import { takeOver } from "./properties.js";
import { giveRoom, keepRoom } from "./reserved-room.js";
import { meet, tellPlaying } from "./told-state.js";
import { followShown, offerPage } from "./whole-page.js";

/** @import { Embedding } from "../parts.js" */

/** Without its sheet the link is still one. @param {ShadowRoot} shadow */
async function wear(shadow) {
  const bundled = typeof STARSTEP_EMBEDDING_STYLES === "string" ? STARSTEP_EMBEDDING_STYLES : undefined;
  const styles = await part(loadSheets("embedding.css", bundled));
  if (styles) dress(shadow, styles);
}

/** @type {Embedding} */
export const embedding = {
  meet: (parts) => {
    meet(parts);
    takeOver(parts.element);
    parts.start.promise.then(
      () => checkSpelling(parts),
      () => {},
    );
  },
  come: keepRoom,
  tellPlaying,
  arrive: (parts) => {
    const { element, shadow, shell } = parts;
    giveRoom(parts);
    wear(shadow);
    return undoing([followGround(element, shadow, () => shell.recolor()), followShown(parts)]);
  },
  build: offerPage,
};
