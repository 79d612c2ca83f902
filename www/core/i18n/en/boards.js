// English: what making boards says, loaded with the panel Board.

import { en } from "./index.js";

export const enOfBoards = {
  "boards.random": "Random walls",
  "boards.maze": "Maze",
  "boards.rooms": "Rooms",
  "boards.clearWalls": "Clear walls",
  "boards.clearSearch": "Clear search",
  "boards.keys": "Keys and reading aloud…",
  "boards.more": "Size, seed, files",
  "boards.width": "Width",
  "boards.height": "Height",
  "boards.resize": "Resize",
  "boards.share": "Walls in %",
  "boards.corner": "Drag this corner to change the size of the board.",
  "boards.seed": "Seed",
  "boards.open": "Open file…",
  "boards.working": "Making the board…",
  "boards.save": "Save .map",
  "error.size": "Width and height must be whole numbers from 1 to 4096.",
  "error.seed": "The seed must be a whole number from 0 to 4294967295.",
};
Object.assign(en, enOfBoards);
