// Playback: which step to show at which time. Knows neither clock nor screen; the time is passed in.

/** Slider positions; the last one means "as fast as possible". */
export const SPEED_STEPS = 100;

/** Expansions per second at a slider position: ten times as many every 20 positions, from 1 to nearly 100,000. */
export const speedOfSlider = (/** @type {number} */ slider) =>
  slider >= SPEED_STEPS ? Number.POSITIVE_INFINITY : 10 ** (slider / 20);

/** The slider position nearest to a speed. */
export const sliderOfSpeed = (/** @type {number} */ speed) =>
  Number.isFinite(speed) ? Math.max(0, Math.min(SPEED_STEPS - 1, Math.round(20 * Math.log10(speed)))) : SPEED_STEPS;

/**
 * @typedef {object} Player
 * @property {boolean} playing
 * @property {number} speed Expansions per second; infinite for as fast as possible.
 * @property {boolean} isChosen Whether the reader chose the speed.
 * @property {number} time Of the last tick, in milliseconds.
 * @property {number} due The fraction of an expansion that is already due.
 */

/** Expansions per second unless the reader chooses a speed. */
export const SPEED = 60;
/** How long playing takes at most unless the reader chooses a speed, in seconds. */
const LONGEST_PLAY = 20;

/** @returns {Player} */
export const createPlayer = () => ({ playing: false, speed: SPEED, isChosen: false, time: 0, due: 0 });

/** Plays at a speed that the reader chose. @param {Player} player @param {number} speed */
export function chooseSpeed(player, speed) {
  Object.assign(player, { speed, isChosen: true });
}

/** Plays as if no speed had been chosen. @param {Player} player */
export function resetSpeed(player) {
  Object.assign(player, { speed: SPEED, isChosen: false });
}

/**
 * Unless the reader chose a speed, takes one at which this many expansions take about 20 seconds at most: a number of
 * two digits and zeros.
 * @param {Player} player
 * @param {number} count
 */
export function fitSpeed(player, count) {
  if (player.isChosen) return;
  const needed = count / LONGEST_PLAY;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, needed))) - 1);
  player.speed = Math.max(SPEED, Math.ceil(needed / unit) * unit);
}

/**
 * Starts playing at the given time.
 * @param {Player} player
 * @param {number} now
 */
export function play(player, now) {
  Object.assign(player, { playing: true, time: now, due: 0 });
}

/** @param {Player} player */
export function pause(player) {
  player.playing = false;
}

/**
 * How many expansions to go forward at the given time, however often this is called. A page that was hidden does not
 * catch up on more than a second.
 * @param {Player} player
 * @param {number} now
 * @returns {number}
 */
export function tick(player, now) {
  if (!player.playing) return 0;
  const elapsed = Math.max(0, Math.min(1000, now - player.time));
  player.time = now;
  if (player.speed === Number.POSITIVE_INFINITY) return player.speed;
  const due = player.due + (elapsed * player.speed) / 1000;
  const whole = Math.floor(due);
  player.due = due - whole;
  return whole;
}
