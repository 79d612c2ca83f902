// A small picture of many numbers: how many of them lie where, with a mark at the one of the board that is shown.

/** How many columns it has. */
const BINS = 30;
const SVG = "http://www.w3.org/2000/svg";

/**
 * How many numbers lie in each part of the scale, which begins at 0.
 * @param {readonly number[]} numbers
 * @param {number} most Where the scale ends.
 */
export function binsOf(numbers, most) {
  const bins = new Array(BINS).fill(0);
  for (const number of numbers) bins[most > 0 ? Math.min(BINS - 1, Math.floor((number / most) * BINS)) : 0]++;
  return bins;
}

/**
 * @param {readonly number[]} numbers
 * @param {number} most Where the scale ends, which is the same for all runs.
 * @param {number | undefined} here That of the board that is shown.
 * @param {string} label What it shows, in words.
 */
export function spreadPicture(numbers, most, here, label) {
  const picture = shape("svg", { viewBox: `0 0 ${BINS} 10`, preserveAspectRatio: "none", role: "img" });
  picture.setAttribute("class", "spread");
  picture.setAttribute("aria-label", label);
  const bins = binsOf(numbers, most);
  const highest = Math.max(...bins);
  picture.append(
    shape("rect", { class: "floor", x: 0, y: 9.8, width: BINS, height: 0.2 }),
    ...bins.flatMap((count, index) => {
      // What is there at all is seen.
      const height = Math.max(0.6, (count / highest) * 9.6);
      return count > 0 ? shape("rect", { x: index + 0.05, y: 9.8 - height, width: 0.9, height }) : [];
    }),
  );
  if (here !== undefined) {
    const at = most > 0 ? Math.min(BINS - 0.15, (here / most) * BINS + (here === 0 ? 0.3 : 0)) : 0.5;
    picture.append(shape("rect", { class: "here", x: at - 0.12, y: 0, width: 0.24, height: 10 }));
  }
  return picture;
}

/** @param {string} name @param {Record<string, string | number>} attributes */
function shape(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}
