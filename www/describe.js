// A cell in words, for those who do not see it.

/** @typedef {import("./edit.js").Coord} Coord */

/**
 * @param {import("./session.js").Session} session
 * @param {Coord} coord
 * @param {import("./i18n/index.js").Language} language
 */
export function describeCell({ board, solver }, [x, y], { t }) {
  const byte = board.cells[y * board.width + x];
  const node = solver.node(x, y);
  const is = (/** @type {Coord} */ end) => end[0] === x && end[1] === y;
  const what = [];
  if (is(board.start)) what.push(t("cell.start"));
  if (is(board.goal)) what.push(t("cell.goal"));
  if (byte === 255) what.push(t("cell.wall"));
  else if (byte > 0) what.push(t("cell.penalty", { penalty: byte }));
  else if (what.length === 0) what.push(t("cell.open"));
  const { f = 0, g = 0, h } = node;
  if (node.state === 1) what.push(t("cell.inOpenList", { f, g, h }));
  if (node.state === 2) what.push(t("cell.closed", { f, g, h }));
  return t("cell.at", { x: x + board.origin[0], y: y + board.origin[1], what: what.join(", ") });
}
