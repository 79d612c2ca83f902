// How each bug looks in the languages of game programmers: the wrong lines, and the right ones. Data only; the words around
// them are with the other texts.

/** @import { CodeLanguage } from "./board-in-language.js" */

/** @typedef {[wrong: string, right: string]} Lines */

/** Of the mistakes that are told at length. @type {Record<string, Record<CodeLanguage, Lines>>} */
export const BUG_CODE = {
  "stale-heap-entry": {
    csharp: [
      "if (newG < next.g) {\n    next.g = newG;\n    next.parent = current;\n}",
      "if (newG < next.g) {\n    next.g = newG;\n    next.parent = current;\n    heap.SiftUp(next.heapIndex);\n}",
    ],
    cpp: [
      "if (newG < next->g) {\n    next->g = newG;\n    next->parent = current;\n}",
      "if (newG < next->g) {\n    next->g = newG;\n    next->parent = current;\n    heap.siftUp(next->heapIndex);\n}",
    ],
    python: [
      "if new_g < next.g:\n    next.g = new_g\n    next.parent = current",
      "if new_g < next.g:\n    next.g = new_g\n    next.parent = current\n    heapq.heappush(heap, (new_g + next.h, next))",
    ],
    java: [
      "if (newG < next.g) {\n    next.g = newG;\n    next.parent = current;\n}",
      "if (newG < next.g) {\n    open.remove(next);\n    next.g = newG;\n    next.parent = current;\n    open.add(next);\n}",
    ],
    javascript: [
      "if (newG < next.g) {\n  next.g = newG;\n  next.parent = current;\n}",
      "if (newG < next.g) {\n  next.g = newG;\n  next.parent = current;\n  heap.siftUp(next.heapIndex);\n}",
    ],
    gdscript: [
      "if new_g < next.g:\n    next.g = new_g\n    next.parent = current",
      "if new_g < next.g:\n    next.g = new_g\n    next.parent = current\n    heap.sift_up(next.heap_index)",
    ],
    lua: [
      "if newG < next.g then\n  next.g = newG\n  next.parent = current\nend",
      "if newG < next.g then\n  next.g = newG\n  next.parent = current\n  heap:siftUp(next.heapIndex)\nend",
    ],
  },
  "g-of-last-move-only": {
    csharp: ["next.g = MoveCost(current, next);", "next.g = current.g + MoveCost(current, next);"],
    cpp: ["next->g = moveCost(current, next);", "next->g = current->g + moveCost(current, next);"],
    python: ["next.g = move_cost(current, next)", "next.g = current.g + move_cost(current, next)"],
    java: ["next.g = moveCost(current, next);", "next.g = current.g + moveCost(current, next);"],
    javascript: ["next.g = moveCost(current, next);", "next.g = current.g + moveCost(current, next);"],
    gdscript: ["next.g = move_cost(current, next)", "next.g = current.g + move_cost(current, next)"],
    lua: ["next.g = moveCost(current, next)", "next.g = current.g + moveCost(current, next)"],
  },
  "h-added-into-g": {
    csharp: ["int newG = current.f + MoveCost(current, next);", "int newG = current.g + MoveCost(current, next);"],
    cpp: ["int newG = current->f + moveCost(current, next);", "int newG = current->g + moveCost(current, next);"],
    python: ["new_g = current.f + move_cost(current, next)", "new_g = current.g + move_cost(current, next)"],
    java: ["int newG = current.f + moveCost(current, next);", "int newG = current.g + moveCost(current, next);"],
    javascript: [
      "const newG = current.f + moveCost(current, next);",
      "const newG = current.g + moveCost(current, next);",
    ],
    gdscript: ["var new_g = current.f + move_cost(current, next)", "var new_g = current.g + move_cost(current, next)"],
    lua: ["local newG = current.f + moveCost(current, next)", "local newG = current.g + moveCost(current, next)"],
  },
  "diagonal-costs-straight": {
    csharp: ["int newG = current.g + 10;", "int newG = current.g + (dx != 0 && dy != 0 ? 14 : 10);"],
    cpp: ["int newG = current->g + 10;", "int newG = current->g + (dx != 0 && dy != 0 ? 14 : 10);"],
    python: ["new_g = current.g + 10", "new_g = current.g + (14 if dx and dy else 10)"],
    java: ["int newG = current.g + 10;", "int newG = current.g + (dx != 0 && dy != 0 ? 14 : 10);"],
    javascript: ["const newG = current.g + 10;", "const newG = current.g + (dx !== 0 && dy !== 0 ? 14 : 10);"],
    gdscript: ["var new_g = current.g + 10", "var new_g = current.g + (14 if dx != 0 and dy != 0 else 10)"],
    lua: ["local newG = current.g + 10", "local newG = current.g + (dx ~= 0 and dy ~= 0 and 14 or 10)"],
  },
  "closed-not-checked": {
    csharp: [
      "if (!open.Contains(next)) open.Add(next);",
      "if (closed.Contains(next)) continue;\nif (!open.Contains(next)) open.Add(next);",
    ],
    cpp: ["if (!next->isOpen) open.push(next);", "if (next->isClosed) continue;\nif (!next->isOpen) open.push(next);"],
    python: [
      "if next not in open_cells:\n    open_cells.append(next)",
      "if next in closed:\n    continue\nif next not in open_cells:\n    open_cells.append(next)",
    ],
    java: [
      "if (!open.contains(next)) open.add(next);",
      "if (closed.contains(next)) continue;\nif (!open.contains(next)) open.add(next);",
    ],
    javascript: [
      "if (!open.includes(next)) open.push(next);",
      "if (closed.has(next)) continue;\nif (!open.includes(next)) open.push(next);",
    ],
    gdscript: [
      "if not open.has(next):\n    open.append(next)",
      "if closed.has(next):\n    continue\nif not open.has(next):\n    open.append(next)",
    ],
    lua: [
      "if not isOpen[next] then\n  table.insert(open, next)\nend",
      "if not isClosed[next] and not isOpen[next] then\n  table.insert(open, next)\nend",
    ],
  },
  "border-missing": {
    csharp: [
      "if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;",
      "if (x < 0 || y < 0 || x >= width || y >= height) continue;",
    ],
    cpp: [
      "if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;",
      "if (x < 0 || y < 0 || x >= width || y >= height) continue;",
    ],
    python: [
      "if not (0 <= x < width - 1 and 0 <= y < height - 1):\n    continue",
      "if not (0 <= x < width and 0 <= y < height):\n    continue",
    ],
    java: [
      "if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;",
      "if (x < 0 || y < 0 || x >= width || y >= height) continue;",
    ],
    javascript: [
      "if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;",
      "if (x < 0 || y < 0 || x >= width || y >= height) continue;",
    ],
    gdscript: [
      "if x < 0 or y < 0 or x >= width - 1 or y >= height - 1:\n    continue",
      "if x < 0 or y < 0 or x >= width or y >= height:\n    continue",
    ],
    lua: ["for x = 1, width - 1 do", "for x = 1, width do"],
  },
  "h-truncated": {
    csharp: ["int h = (int)Math.Sqrt(dx * dx + dy * dy);", "double h = Math.Sqrt(dx * dx + dy * dy);"],
    cpp: ["int h = std::sqrt(dx * dx + dy * dy);", "double h = std::sqrt(dx * dx + dy * dy);"],
    python: ["h = int(math.sqrt(dx * dx + dy * dy))", "h = math.sqrt(dx * dx + dy * dy)"],
    java: ["int h = (int) Math.sqrt(dx * dx + dy * dy);", "double h = Math.sqrt(dx * dx + dy * dy);"],
    javascript: ["const h = Math.floor(Math.sqrt(dx * dx + dy * dy));", "const h = Math.sqrt(dx * dx + dy * dy);"],
    gdscript: ["var h = int(sqrt(dx * dx + dy * dy))", "var h = sqrt(dx * dx + dy * dy)"],
    lua: ["local h = math.floor(math.sqrt(dx * dx + dy * dy))", "local h = math.sqrt(dx * dx + dy * dy)"],
  },
  "start-not-taken": {
    csharp: [
      "foreach (var next in Neighbors(start)) open.Add(next);\nwhile (open.Count > 0) { … }",
      "open.Add(start);\nwhile (open.Count > 0) { … }",
    ],
    cpp: [
      "for (Node* next : neighbors(start)) open.push(next);\nwhile (!open.empty()) { … }",
      "open.push(start);\nwhile (!open.empty()) { … }",
    ],
    python: ["open_cells = list(neighbors(start))\nwhile open_cells: …", "open_cells = [start]\nwhile open_cells: …"],
    java: [
      "open.addAll(neighbors(start));\nwhile (!open.isEmpty()) { … }",
      "open.add(start);\nwhile (!open.isEmpty()) { … }",
    ],
    javascript: [
      "open.push(...neighbors(start));\nwhile (open.length > 0) { … }",
      "open.push(start);\nwhile (open.length > 0) { … }",
    ],
    gdscript: [
      "open.append_array(neighbors(start))\nwhile not open.is_empty(): …",
      "open.append(start)\nwhile not open.is_empty(): …",
    ],
    lua: [
      "for _, next in ipairs(neighbors(start)) do table.insert(open, next) end\nwhile #open > 0 do … end",
      "table.insert(open, start)\nwhile #open > 0 do … end",
    ],
  },
  "compares-fresh-g": {
    csharp: [
      "var node = new Node(x, y) { g = int.MaxValue };\nif (newG < node.g) …",
      "var node = nodes[x, y];\nif (newG < node.g) …",
    ],
    cpp: [
      "Node* node = new Node{x, y, INT_MAX};\nif (newG < node->g) …",
      "Node* node = nodes[y][x];\nif (newG < node->g) …",
    ],
    python: ["node = Node(x, y, g=math.inf)\nif new_g < node.g: …", "node = nodes[y][x]\nif new_g < node.g: …"],
    java: [
      "Node node = new Node(x, y, Integer.MAX_VALUE);\nif (newG < node.g) …",
      "Node node = nodes[y][x];\nif (newG < node.g) …",
    ],
    javascript: [
      "const node = { x, y, g: Infinity };\nif (newG < node.g) …",
      "const node = nodes[y][x];\nif (newG < node.g) …",
    ],
    gdscript: [
      "var node = PathNode.new(x, y, INF)\nif new_g < node.g: …",
      "var node = nodes[y][x]\nif new_g < node.g: …",
    ],
    lua: [
      "local node = {x = x, y = y, g = math.huge}\nif newG < node.g then …",
      "local node = nodes[y][x]\nif newG < node.g then …",
    ],
  },
  "bounds-swapped": {
    csharp: [
      "if (x < 0 || y < 0 || x >= height || y >= width) continue;",
      "if (x < 0 || y < 0 || x >= width || y >= height) continue;",
    ],
    cpp: [
      "if (x < 0 || y < 0 || x >= height || y >= width) continue;",
      "if (x < 0 || y < 0 || x >= width || y >= height) continue;",
    ],
    python: [
      "if not (0 <= x < height and 0 <= y < width):\n    continue",
      "if not (0 <= x < width and 0 <= y < height):\n    continue",
    ],
    java: [
      "if (x < 0 || y < 0 || x >= height || y >= width) continue;",
      "if (x < 0 || y < 0 || x >= width || y >= height) continue;",
    ],
    javascript: [
      "if (x < 0 || y < 0 || x >= height || y >= width) continue;",
      "if (x < 0 || y < 0 || x >= width || y >= height) continue;",
    ],
    gdscript: [
      "if x < 0 or y < 0 or x >= height or y >= width:\n    continue",
      "if x < 0 or y < 0 or x >= width or y >= height:\n    continue",
    ],
    lua: [
      "if x < 1 or y < 1 or x > height or y > width then goto skip end",
      "if x < 1 or y < 1 or x > width or y > height then goto skip end",
    ],
  },
};
