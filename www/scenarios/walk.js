// A path as a walk: the time of day at which someone who sets out at a given time is in each cell.

const DAY = 24 * 3600;

/**
 * A straight move takes its time, a diagonal one as much longer as it costs more.
 * @param {Uint32Array | number[]} cells x and y alternating.
 * @param {{ from: number, secondsPerMove: number }} walk
 * @param {"10-14" | "sqrt2"} costs
 * @returns {{ x: number, y: number, time: string }[]}
 */
export function walkAlong(cells, { from, secondsPerMove }, costs) {
  const diagonal = costs === "10-14" ? 1.4 : Math.SQRT2;
  let [straights, diagonals] = [0, 0];
  const steps = [];
  for (let i = 0; i < cells.length; i += 2) {
    const [x, y] = [cells[i], cells[i + 1]];
    if (i > 0) {
      if (x !== cells[i - 2] && y !== cells[i - 1]) diagonals++;
      else straights++;
    }
    steps.push({ x, y, time: timeOfDay(from + secondsPerMove * (straights + diagonal * diagonals)) });
  }
  return steps;
}

/** Hour, minute and second, starting at 0 again the next day. @param {number} seconds Since midnight. */
export function timeOfDay(seconds) {
  // A tenth of a second lost to rounding must not show the previous second.
  const whole = Math.floor(seconds + 1e-6) % DAY;
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}
