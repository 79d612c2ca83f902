// What a path consists of, as SVG writes it.

/** A number with at most three decimals. @param {number} value */
export const numberText = (value) => String(Math.round(value * 1000) / 1000);

const text = (/** @type {number[]} */ ...values) => values.map(numberText).join(" ");

/** A circle, as two halves. @param {number} x @param {number} y @param {number} radius */
export const circleData = (x, y, radius) =>
  `M${text(x - radius, y)}a${text(radius, radius)} 0 1 0 ${text(2 * radius, 0)}a${text(radius, radius)} 0 1 0 ${text(-2 * radius, 0)}Z`;

/**
 * Less than a circle.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {number} from
 * @param {number} to
 * @param {boolean} isBack Whether it goes against the clock.
 * @param {boolean} isDown Whether a line leads to its beginning.
 */
export function arcData(x, y, radius, from, to, isBack, isDown) {
  const at = (/** @type {number} */ angle) => text(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  const turn = 2 * Math.PI;
  const extent = (((isBack ? from - to : to - from) % turn) + turn) % turn;
  return `${isDown ? "L" : "M"}${at(from)}A${text(radius, radius)} 0 ${Number(extent > Math.PI)} ${Number(!isBack)} ${at(to)}`;
}

/** @param {number} x @param {number} y @param {number} width @param {number} height @param {number} radius */
export function roundRectData(x, y, width, height, radius) {
  const round = Math.max(0, Math.min(radius, width / 2, height / 2));
  const [across, down] = [width - 2 * round, height - 2 * round];
  if (round === 0) return `M${text(x, y)}h${text(width)}v${text(height)}h${text(-width)}Z`;
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) =>
    `a${text(round, round)} 0 0 1 ${text(dx * round, dy * round)}`;
  return `M${text(x + round, y)}h${text(across)}${corner(1, 1)}v${text(down)}${corner(-1, 1)}h${text(-across)}${corner(-1, -1)}v${text(-down)}${corner(1, -1)}Z`;
}
