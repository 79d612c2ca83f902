import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chooseSpeed,
  createPlayer,
  fitSpeed,
  pause,
  play,
  resetSpeed,
  SPEED,
  SPEED_STEPS,
  sliderOfSpeed,
  speedOfSlider,
  tick,
} from "../../www/core/run/player.js";

/** Steps shown after a second at a speed and a refresh rate. @param {number} speed @param {number} rate */
function stepsInASecond(speed, rate) {
  const player = { ...createPlayer(), speed };
  play(player, 500);
  let steps = 0;
  for (let frame = 1; frame <= rate; frame++) steps += tick(player, 500 + (frame * 1000) / rate);
  return steps;
}

test("speed does not depend on the refresh rate", () => {
  for (const speed of [1, 7, 60, 1000, 90000]) {
    for (const rate of [24, 30, 60, 144]) {
      assert.ok(Math.abs(stepsInASecond(speed, rate) - speed) <= 1, `${speed} at ${rate} Hz`);
    }
  }
});

test("a page that was hidden does not catch up on minutes", () => {
  const player = { ...createPlayer(), speed: 100 };
  play(player, 0);
  assert.equal(tick(player, 600000), 100);
});

test("nothing moves while paused, or when the clock goes back", () => {
  const player = { ...createPlayer(), speed: 100 };
  assert.equal(tick(player, 1000), 0);
  play(player, 1000);
  assert.equal(tick(player, 900), 0);
  pause(player);
  assert.equal(tick(player, 5000), 0);
});

test("the speed slider is logarithmic and ends with as fast as possible", () => {
  assert.deepEqual([0, 20, 40].map(speedOfSlider), [1, 10, 100]);
  assert.equal(speedOfSlider(SPEED_STEPS), Number.POSITIVE_INFINITY);
  for (let slider = 0; slider <= SPEED_STEPS; slider++) assert.equal(sliderOfSpeed(speedOfSlider(slider)), slider);
});

test("unless the reader chooses a speed, playing takes 20 seconds at most and is never slower than 60 a second", () => {
  for (const count of [0, 1, 100, 1200, 1201, 4242, 65_536, 262_144, 16_777_216]) {
    const player = createPlayer();
    fitSpeed(player, count);
    assert.ok(player.speed >= SPEED && count / player.speed <= 20, `${count} at ${player.speed}`);
    assert.ok(player.speed === SPEED || count / player.speed > 18, `${count} at ${player.speed}`);
    assert.equal(Number(player.speed.toPrecision(2)), player.speed, "the speed shown is exact");
    chooseSpeed(player, 5);
    fitSpeed(player, count);
    assert.equal(player.speed, 5);
    resetSpeed(player);
    fitSpeed(player, 0);
    assert.equal(player.speed, SPEED);
  }
});
