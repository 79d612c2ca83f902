// One adapter for each solver: it takes a board once, and then gives functions that prepare and that search.
//
// Only the search is timed. What a peer has to do again before each search (clone a grid, clear marks) is done in
// `prepare`, outside the time, to its advantage.

import { readFileSync } from "node:fs";
import EasyStar from "easystarjs";
import { Astar, Grid } from "fast-astar";
import jsAstar from "javascript-astar";
import createPlanner from "l1-path-finder";
import ndarray from "ndarray";
import createGraph from "ngraph.graph";
import { aStar, nba } from "ngraph.path";
import PF from "pathfinding";
import { initSync, Solver } from "../../www/pkg/starstep.js";

/** @typedef {import("./maps.js").Coord} Coord */
/** @typedef {import("./maps.js").Board} Board */
/**
 * @typedef {object} Search
 * @property {(start: Coord, goal: Coord) => any} [prepare] What it returns is handed to `search`.
 * @property {(start: Coord, goal: Coord, prepared: any) => any} search Timed; may return a promise.
 * @property {(result: any) => Coord[] | undefined} cells Of what `search` returned; nothing if it found no path.
 */
/** @typedef {{ name: string, version: string, hasDiagonals: boolean, bytes: string[], make: (board: Board) => Search, isSlow?: boolean }} Entry */

initSync({ module: readFileSync(new URL("../../www/pkg/starstep_bg.wasm", import.meta.url)) });

/** The version of a package that was measured. @param {string} name */
const versionOf = (name) =>
  JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), "utf8")).version;

/** This version of ours. */
const OWN = readFileSync(new URL("../../Cargo.toml", import.meta.url), "utf8").match(/^version = "(.*)"$/m)?.[1] ?? "";

/** @param {Board} board @param {(x: number, y: number) => number} value */
const matrix = ({ width, height }, value) =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => value(x, y)));

/** @param {ArrayLike<number>} flat x and y in turn. @returns {Coord[]} */
const pairs = (flat) => Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]]);

/** @param {string} algorithm @param {"never" | "no-corner-cutting"} diagonal @returns {Entry} */
const starstep = (algorithm, diagonal) => ({
  name: `Starstep ${algorithm}`,
  version: OWN,
  hasDiagonals: diagonal !== "never",
  bytes: ["../../www/pkg/starstep.js", "../../www/pkg/starstep_bg.wasm"],
  make(board) {
    const solver = Solver.fromMap(board.text);
    solver.configure(/** @type {any} */ ({ algorithm, diagonal, costs: "sqrt2" }));
    return {
      search(start, goal) {
        solver.setStart(...start);
        solver.setGoal(...goal);
        return solver.findPath();
      },
      cells: (path) => path && pairs(path.cells),
    };
  },
});

/** @param {string} name @param {any} finder @param {boolean} hasDiagonals @returns {Entry} */
const pathFinding = (name, finder, hasDiagonals) => ({
  name,
  version: versionOf("pathfinding"),
  hasDiagonals,
  bytes: ["node_modules/pathfinding/visual/lib/pathfinding-browser.min.js"],
  make(board) {
    const grid = new PF.Grid(matrix(board, (x, y) => (board.isOpen(x, y) ? 0 : 1)));
    return {
      prepare: () => grid.clone(),
      search: (start, goal, clone) => finder.findPath(...start, ...goal, clone),
      cells: (path) => (path.length > 0 ? path : undefined),
    };
  },
});

/** Searches of a graph with a node for each open cell. @param {string} name @param {typeof aStar} search @returns {Entry} */
const graphSearch = (name, search) => ({
  name,
  version: versionOf("ngraph.path"),
  hasDiagonals: true,
  isSlow: true,
  bytes: ["node_modules/ngraph.path/dist/ngraph.path.es.js"],
  make(board) {
    const graph = createGraph();
    const id = (x, y) => y * board.width + x;
    for (let y = 0; y < board.height; y++) {
      for (let x = 0; x < board.width; x++) {
        if (!board.isOpen(x, y)) continue;
        graph.addNode(id(x, y), { x, y });
        for (const [dx, dy] of [
          [1, 0],
          [0, 1],
          [1, 1],
          [-1, 1],
        ]) {
          const isOpen = board.isOpen(x + dx, y + dy) && board.isOpen(x + dx, y) && board.isOpen(x, y + dy);
          if (isOpen) graph.addLink(id(x, y), id(x + dx, y + dy), dx !== 0 && dy !== 0 ? Math.SQRT2 : 1);
        }
      }
    }
    const finder = search(graph, {
      distance: (_from, _to, link) => link.data,
      heuristic(from, to) {
        const [dx, dy] = [Math.abs(from.data.x - to.data.x), Math.abs(from.data.y - to.data.y)];
        return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);
      },
    });
    return {
      search: (start, goal) => finder.find(id(...start), id(...goal)),
      cells: (nodes) => (nodes.length > 0 ? nodes.map((node) => [node.data.x, node.data.y]).reverse() : undefined),
    };
  },
});

const rule = { diagonalMovement: PF.DiagonalMovement.OnlyWhenNoObstacles, heuristic: PF.Heuristic.octile };

/** @type {Entry[]} */
export const ENTRIES = [
  starstep("fastest", "no-corner-cutting"),
  starstep("astar", "no-corner-cutting"),
  starstep("jump-point", "no-corner-cutting"),
  pathFinding("PathFinding.js A*", new PF.AStarFinder(rule), true),
  pathFinding("PathFinding.js JumpPoint", new PF.JumpPointFinder(rule), true),
  {
    name: "javascript-astar",
    version: versionOf("javascript-astar"),
    hasDiagonals: true,
    bytes: ["node_modules/javascript-astar/astar.js"],
    make(board) {
      const graph = new jsAstar.Graph(
        matrix(board, (x, y) => (board.isOpen(x, y) ? 1 : 0)),
        { diagonal: true },
      );
      const heuristic = jsAstar.astar.heuristics.diagonal;
      return {
        search: (start, goal) =>
          jsAstar.astar.search(graph, graph.grid[start[1]][start[0]], graph.grid[goal[1]][goal[0]], { heuristic }),
        cells: (nodes) => (nodes.length > 0 ? [[-1, -1], ...nodes.map((node) => [node.y, node.x])] : undefined),
      };
    },
  },
  {
    name: "easystarjs",
    version: versionOf("easystarjs"),
    hasDiagonals: true,
    bytes: ["node_modules/easystarjs/bin/easystar-0.4.4.min.js"],
    make(board) {
      const easy = new EasyStar.js();
      easy.setGrid(matrix(board, (x, y) => (board.isOpen(x, y) ? 0 : 1)));
      easy.setAcceptableTiles([0]);
      easy.enableDiagonals();
      easy.disableCornerCutting();
      easy.enableSync();
      return {
        search(start, goal) {
          let found = null;
          easy.findPath(...start, ...goal, (path) => {
            found = path;
          });
          easy.calculate();
          return found;
        },
        cells: (path) => path?.map((point) => [point.x, point.y]),
      };
    },
  },
  graphSearch("ngraph.path aStar", aStar),
  graphSearch("ngraph.path nba", nba),
  {
    name: "fast-astar",
    version: versionOf("fast-astar"),
    hasDiagonals: true,
    bytes: ["index.js", "Astar.js", "Grid.js", "utils.js", "wasm.js", "astar.wasm"].map(
      (file) => `node_modules/fast-astar/${file}`,
    ),
    make(board) {
      const make = () => {
        const grid = new Grid({ col: board.width, row: board.height });
        for (let y = 0; y < board.height; y++) {
          for (let x = 0; x < board.width; x++) if (!board.isOpen(x, y)) grid.setWalkAt(x, y, false);
        }
        return new Astar(grid);
      };
      const astar = make();
      return {
        search: (start, goal) => astar.search(start, goal, { rightAngle: false, optimalResult: true }),
        cells: (path) => (path?.length > 0 ? path : undefined),
      };
    },
  },
  starstep("fastest", "never"),
  {
    name: "l1-path-finder",
    version: versionOf("l1-path-finder"),
    hasDiagonals: false,
    bytes: ["node_modules/l1-path-finder/lib/planner.js"],
    make(board) {
      const walls = new Uint8Array(board.width * board.height);
      for (let y = 0; y < board.height; y++) {
        for (let x = 0; x < board.width; x++) walls[y * board.width + x] = board.isOpen(x, y) ? 0 : 1;
      }
      const planner = createPlanner(ndarray(walls, [board.height, board.width]).transpose(1, 0));
      return {
        search(start, goal) {
          /** @type {number[]} */
          const path = [];
          return planner.search(...start, ...goal, path) < Number.POSITIVE_INFINITY ? path : undefined;
        },
        cells: (path) => path && pairs(path),
      };
    },
  },
];
