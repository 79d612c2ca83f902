// The picture of what is shown, as a file for a text: in light colors, as texts mostly are, without legend and sentence.

import { painted } from "../../core/ui/dom.js";
import { pngOf } from "../../core/ui/save.js";
import { colorsOf } from "../export/colors.js";
import { hasBoards, isCompared, lacksOverlay } from "../export/compared.js";
import { compose } from "../export/compose.js";
import { composeAll } from "../export/picture/all-boards.js";

/**
 * @import { Speaking } from "../../core/i18n/index.js"
 * @import { Seeing } from "../../core/render/renderer.js"
 * @import { Run } from "../../core/run/run.js"
 * @import { Showing } from "../../core/session/session.js"
 */

const WIDTH = 960;

/** @param {Showing & Speaking & Seeing} stage @returns {Promise<Blob | undefined>} Nothing before the board has been shown. */
export async function pictureOf(stage) {
  while (lacksOverlay(stage)) await painted();
  stage.session().wake();
  const look = stage.look();
  if (!look) return undefined;
  const colors = colorsOf("light", look.colors, look.root);
  const session = stage.session();
  // Several searches on one board are a drawing on it.
  const overlay = look.drawings.get("overlay");
  const drawings = isCompared(session) && overlay ? [overlay] : [];
  const sceneOf = (/** @type {Run} */ run) => {
    return { run, sights: look.sights, drawings, colors, numbers: /** @type {const} */ ("none") };
  };
  const choice = { width: WIDTH, hasLegend: false, hasSentence: false, isTransparent: false };
  const { canvas } = hasBoards(session)
    ? (composeAll("canvas", session, sceneOf, choice, stage.language) ?? {})
    : compose("canvas", sceneOf(stage.run()), choice, stage.language);
  return canvas && pngOf(canvas);
}
