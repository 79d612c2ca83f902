// English: why there is no path, loaded when a search ends without one.

import { en } from "./index.js";

export const enOfNoPath = {
  "noPath.searching": "Looking for what blocks the path…",
  "noPath.reached":
    "{count} {count:one=cell|other=cells} can be reached; {walls} {walls:one=wall closes|other=walls close} {count:one=it|other=them} off from the goal.",
  "noPath.nearest": "Nearest to the goal, in a straight line, is {cell}.",
  "noPath.nearestStart": "Nearest to the goal, in a straight line, is the start itself.",
  "noPath.nearestCost": "Nearest to the goal, in a straight line, is {cell}; a cheapest path there costs {cost}.",
  "noPath.nearestSeveral": "{count} of them are nearest to the goal, in a straight line; one is {cell}.",
  "noPath.nearestSeveralStart": "{count} of them are nearest to the goal, in a straight line; one is the start itself.",
  "noPath.nearestSeveralCost":
    "{count} of them are nearest to the goal, in a straight line; one is {cell}, and a cheapest path there costs {cost}.",
  "noPath.openingOne": "Removing one wall, {cells}, opens a path.",
  "noPath.openingOneOf": "Removing one wall, {cells}, opens a path; it is one of {single} such walls.",
  "noPath.opening": "At least {count} walls must go to open a path; these would do: {cells}.",
  "noPath.more": "{cells} and {count} more",
  "noPath.showRegion": "Outline of the cells that can be reached",
  "noPath.showPath": "Path to the nearest of them",
  "noPath.showWalls": "Walls to remove",
  "noPath.remove": "Remove {count} {count:one=wall|other=walls}",
};
Object.assign(en, enOfNoPath);
