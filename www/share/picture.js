// The picture of what is shown, as a file for a text: in light colors, as texts mostly are, without legend and sentence.

import { colorsOf } from "../take/colors.js";
import { compose } from "../take/compose.js";
import { pngOf } from "../take/save.js";

const WIDTH = 960;

/** @param {import("../panels/panel.js").Stage} stage @returns {Promise<Blob | undefined>} Nothing before the board has been shown. */
export async function pictureOf(stage) {
  stage.session().wake();
  const look = stage.look();
  if (!look) return undefined;
  const colors = colorsOf("light", look.colors, look.root);
  const scene = { run: stage.run(), sights: look.sights, drawings: [], colors, numbers: /** @type {const} */ ("none") };
  const choice = { width: WIDTH, hasLegend: false, hasSentence: false, isTransparent: false };
  const { canvas } = compose("canvas", scene, choice, stage.language);
  return canvas && pngOf(canvas);
}
