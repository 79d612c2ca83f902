// English: why there is no path, loaded when a search ends without one.

import { en } from "./en.js";

export const enOfNoPath = {
  "noPath.searching": "Looking for what is in the way…",
  "noPath.reached":
    "{count} {count:one=cell|other=cells} can be reached; {walls} {walls:one=wall closes|other=walls close} them off from the goal.",
  "noPath.nearest": "Nearest to the goal, in a straight line, is {cell}.",
  "noPath.nearestStart": "Nearest to the goal, in a straight line, is the start itself.",
  "noPath.nearestCost": "Nearest to the goal, in a straight line, is {cell}; a shortest path there costs {cost}.",
  "noPath.openingOne": "Removing one wall, {cells}, opens a way.",
  "noPath.opening": "Removing {count} {count:one=wall|other=walls} opens a way, and fewer would not: {cells}.",
  "noPath.more": "{cells} and {count} more",
  "noPath.showRegion": "Outline of the cells that can be reached",
  "noPath.showPath": "Path to the nearest of them",
  "noPath.showWalls": "Walls to remove",
  "noPath.remove": "Remove {count} {count:one=wall|other=walls}",
};
Object.assign(en, enOfNoPath);
