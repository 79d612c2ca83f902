// English: the ladder over the values of one option, loaded with it.

import { en } from "./en.js";

export const enOfLadder = {
  "ladder.over": "One search for each value of",
  "ladder.at-step": "All at step {step}, or at their ends.",
  "ladder.at-f": "All as far as f has not exceeded {f}; those that do not go by one f, at step {step}.",
  "ladder.at-end": "All at their ends.",
  "ladder.help": "Choose a picture to search with its value, or + to compare it.",
  "ladder.searching": "searching …",
  "ladder.work": "{count} comparisons and moves",
  "ladder.beside": "Compare with {name}",
  "ladder.large": "A ladder needs a search for each value, so it is for boards of at most {side} × {side} cells.",
  "ladder.unused": "{option}: no effect with these settings.",
  "ladder.on": "on",
  "ladder.off": "off",
  "ladder.what.taken": "cells taken",
  "ladder.what.expansions": "expansions",
  "ladder.what.work": "comparisons and moves in the open list",
  "ladder.space": " ",
  "ladder.and": "; ",
  "ladder.or": " / ",
  "ladder.quoted": "“{name}”",
  "ladder.fall": "From weight {from} to {to} the {what} fall from {high} to {low}.",
  "ladder.range": "Fewest {what}: {low} for {lowNames}. Most: {high} for {highNames}.",
  "ladder.equal": "The number of {what} is the same for all: {count}.",
  "ladder.noPath": "There is no path.",
  "ladder.allShortest": "All find a shortest path: {cost}.",
  "ladder.costs": "{low} to {high}",
  "ladder.from":
    "Of these weights, those from {weight} on no longer find a shortest path: it costs {cost} instead of {shortest}.",
  "ladder.longer": "Longer than the shortest path, {shortest}: {list}.",
  "ladder.own": "Each finds a shortest path under its rules: {list}.",
  "ladder.ownLonger": "Longer than the shortest path under the same rules: {list}.",
  "ladder.item": "{cost} for {names}",
  "ladder.itemInstead": "{cost} instead of {shortest} for {names}",
  "ladder.without": "No path: {names}.",
  "ladder.refused": "Cannot search this board: {names}.",
};
Object.assign(en, enOfLadder);
