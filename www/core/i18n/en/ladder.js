// English: the ladder over the values of one option, loaded with it.

import { en } from "./index.js";

export const enOfLadder = {
  "ladder.over": "One search for each value of",
  "ladder.at-step": "All at step {step}, or at their ends; below is how they end.",
  "ladder.at-f":
    "All as far as f has not exceeded {f}; those that do not go by one f, at step {step}. Below is how they end.",
  "ladder.at-start": "Step 0: none has expanded a cell yet; below is how they end.",
  "ladder.soFar": "{count} of {all} expanded",
  "ladder.at-end": "All at their ends.",
  "ladder.help": "Choose a picture to search with its value, or + to compare it.",
  "ladder.searching": "searching…",
  "ladder.work": "{count} comparisons and moves",
  "ladder.beside": "Compare with {name}",
  "ladder.large": "A ladder needs a search for each value, so it is for boards of at most {side} × {side} cells.",
  "ladder.unused": "{option}: no effect with these settings.",
  "ladder.on": "on",
  "ladder.off": "off",
  "ladder.what.taken": "cells expanded",
  "ladder.what.expansions": "expansions",
  "ladder.what.work": "comparisons and moves in the open list",
  "ladder.and": "; ",
  "ladder.or": " / ",
  "ladder.quoted": "“{name}”",
  "ladder.fall": "From weight {from} to {to} the {what} fall from {high} to {low}.",
  "ladder.range": "Fewest {what}: {low} for {lowNames}. Most: {high} for {highNames}.",
  "ladder.equal": "The number of {what} is the same for all: {count}.",
  "ladder.noPath": "There is no path.",
  "ladder.allShortest": "All find a cheapest path: {cost}.",
  "ladder.costs": "{low} to {high}",
  "ladder.from":
    "Of these weights, those from {weight} on no longer find a cheapest path: it costs {cost} instead of {shortest}.",
  "ladder.longer": "More expensive than the cheapest path, {shortest}: {list}.",
  "ladder.own": "Each finds a cheapest path under its rules: {list}.",
  "ladder.ownLonger": "More expensive than the cheapest path under the same rules: {list}.",
  "ladder.item": "{cost} for {names}",
  "ladder.itemInstead": "{cost} instead of {shortest} for {names}",
  "ladder.without": "No path: {names}.",
  "ladder.refused": "Cannot search this board: {names}.",
};
Object.assign(en, enOfLadder);
