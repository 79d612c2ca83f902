// Reads a page of a worksheet as a pupil does: from its drawing alone. It shares no code with the page.

/** @typedef {{ g?: number, h?: number, f?: number, more?: number, blanks: string[], arrow?: [number, number], isWall: boolean, isClosed: boolean }} Cell */
/** @typedef {{ lines: string[], cells: Map<string, Cell> }} Page */

const RULER = 20;
const key = (/** @type {number} */ x, /** @type {number} */ y) => `${x},${y}`;
const unescaped = (/** @type {string} */ text) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** @param {string} svg The elements of a page. @returns {Page} */
export function readPage(svg) {
  const begin = svg.search(/<g transform="translate\([\d. ]+\)"><g fill/);
  const [text, board] = [svg.slice(0, begin), svg.slice(begin)];
  return { lines: linesOf(text), ...boardOf(board) };
}

/** @typedef {{ x: number, y: number, text: string, size: number }} Text */

/** @param {string} svg @returns {Text[]} */
function textsOf(svg) {
  const texts = [];
  for (const [, style, content] of svg.matchAll(/<g ((?:fill)[^>]*)>((?:<text[^>]*>[^<]*<\/text>)+)<\/g>/g)) {
    const size = Number(style.match(/font-size="([\d.]+)"/)?.[1]);
    for (const [, x, y, text] of content.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"[^>]*>([^<]*)<\/text>/g)) {
      texts.push({ x: Number(x), y: Number(y), text: unescaped(text), size });
    }
  }
  return texts;
}

/** The lines of text, from above. @param {string} svg */
function linesOf(svg) {
  /** @type {Map<number, Text[]>} */
  const rows = new Map();
  for (const text of textsOf(svg)) rows.set(text.y, [...(rows.get(text.y) ?? []), text]);
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, texts]) => {
      // A letter that has a color of its own is a text of its own.
      const words = texts.sort((a, b) => a.x - b.x).map(({ text }) => text);
      return words
        .join(" ")
        .replace(/\s+/g, " ")
        .replace(/ (?=[.,;:)])/g, "");
    });
}

/** @param {string} svg */
function boardOf(svg) {
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  const texts = textsOf(svg);
  const pieces = [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)">(.*?)<\/g>/gs)];
  const size = Number(pieces[0][3]);
  const rulers = texts.filter(({ size }) => size === 11);
  const columns = rulers.filter(({ x, y }) => x !== RULER - 4 && y < RULER);
  const rows = rulers.filter(({ x }) => x === RULER - 4);
  /** The column or row at a place. @param {Text[]} ruler @param {"x" | "y"} axis @param {number} place */
  const numberAt = (ruler, axis, place) => {
    // The baseline of a number is a little below its middle.
    const of = (/** @type {Text} */ text) => (axis === "x" ? text.x : text.y - 4);
    const nearest = ruler.reduce((best, text) =>
      Math.abs(of(text) - place) < Math.abs(of(best) - place) ? text : best,
    );
    return Number(nearest.text) + Math.round((place - of(nearest)) / size);
  };
  const cellAt = (/** @type {number} */ x, /** @type {number} */ y) => {
    for (const [, left, top, , content] of pieces) {
      const ground = content.match(/data-cells="ground"[^>]*d="M0 0h(\d+)v(\d+)/);
      const [column, row] = [Math.floor((x - Number(left)) / size), Math.floor((y - Number(top)) / size)];
      if (!ground || column < 0 || row < 0 || column >= Number(ground[1]) || row >= Number(ground[2])) continue;
      const [middleX, middleY] = [Number(left) + (column + 0.5) * size, Number(top) + (row + 0.5) * size];
      const cell = cells.get(key(numberAt(columns, "x", middleX), numberAt(rows, "y", middleY)));
      return cell && { cell, x: x - middleX, y: y - middleY };
    }
    return undefined;
  };
  for (const [, left, top, , content] of pieces) {
    const [, width, height] = content.match(/data-cells="ground"[^>]*d="M0 0h(\d+)v(\d+)/) ?? [];
    const isIn = (/** @type {string} */ name) =>
      insideOf(content.match(`data-cells="${name}"[^>]*d="([^"]*)"`)?.[1] ?? "");
    const [isWall, isClosed, isOfGoal] = [isIn("wall"), isIn("closed"), isIn("closed-goal")];
    for (let row = 0; row < Number(height); row++) {
      for (let column = 0; column < Number(width); column++) {
        const x = numberAt(columns, "x", Number(left) + (column + 0.5) * size);
        const y = numberAt(rows, "y", Number(top) + (row + 0.5) * size);
        const state = { isWall: isWall(column, row), isClosed: isClosed(column, row) || isOfGoal(column, row) };
        cells.set(key(x, y), { ...state, blanks: [] });
      }
    }
  }
  for (const { x, y, text, size: font } of texts) {
    const at = font === 11 && (y < RULER || x < RULER) ? undefined : cellAt(x, y - font * 0.35);
    if (!at) continue;
    const { cell } = at;
    if (/^[ghf]$/.test(text)) cell.blanks.push(text);
    else if (text.startsWith("+")) cell.more = Number(text.slice(1));
    else if (at.y < -size * 0.1) cell[at.x < 0 ? "g" : "h"] = Number(text);
    else if (at.x < size * 0.3) cell.f = Number(text);
  }
  for (const [, data] of svg.matchAll(/<path fill="#[^"]*" d="([^"]*)"\/>/g)) {
    for (const triangle of data.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)(?=Z?(?:M|$))/g)) {
      const [tipX, tipY, ax, ay, bx, by] = triangle.slice(1).map(Number);
      if (Math.hypot(ax - bx, ay - by) > size * 0.2) continue;
      const at = cellAt((tipX + ax + bx) / 3, (tipY + ay + by) / 3);
      if (!at) continue;
      const angle = Math.round(Math.atan2(at.y, at.x) / (Math.PI / 4)) * (Math.PI / 4);
      at.cell.arrow = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
    }
  }
  return { cells };
}

/** Whether a cell is within an outline. @param {string} data */
function insideOf(data) {
  /** The sides that go up or down: x, and from which row to which. @type {[number, number, number][]} */
  const sides = [];
  for (const [, startX, startY, moves] of data.matchAll(/M(\d+) (\d+)([^M]*)/g)) {
    let [x, y] = [Number(startX), Number(startY)];
    for (const [, way, by] of moves.matchAll(/([hv])(-?\d+)/g)) {
      if (way === "v") sides.push([x, Math.min(y, y + Number(by)), Math.max(y, y + Number(by))]);
      if (way === "h") x += Number(by);
      else y += Number(by);
    }
  }
  return (/** @type {number} */ column, /** @type {number} */ row) =>
    sides.filter(([x, from, to]) => x <= column && from <= row && row < to).length % 2 === 1;
}
