class Node {
  constructor(x, y, walkable) {
    this.x = x;
    this.y = y;
    this.walkable = walkable;
    this.gCost = 0;
    this.hCost = 0;
    this.parent = null;
  }

  get fCost() {
    return this.gCost + this.hCost;
  }

  distanceTo(other) {
    return Math.hypot(this.x - other.x, this.y - other.y);
  }
}

class Grid {
  constructor(cells) {
    this.height = cells.length;
    this.width = cells[0].length;
    this.nodes = [];
    for (let y = 0; y < this.height; y++) {
      this.nodes[y] = [];
      for (let x = 0; x < this.width; x++) {
        this.nodes[y][x] = new Node(x, y, cells[y][x] === 0);
      }
    }
  }

  at(x, y) {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return null;
    return this.nodes[y][x];
  }

  isWalkable(x, y) {
    const node = this.at(x, y);
    return node !== null && node.walkable;
  }

  getNeighbours(node) {
    const result = [];
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        if (dx === 0 && dy === 0) continue;
        const nx = node.x + dx;
        const ny = node.y + dy;
        if (!this.isWalkable(nx, ny)) continue;
        if (dx !== 0 && dy !== 0) {
          // can't squeeze between two blocks that touch at their corners
          if (!this.isWalkable(nx, node.y) && !this.isWalkable(node.x, ny)) continue;
        }
        result.push(this.at(nx, ny));
      }
    }
    return result;
  }
}

class AStar {
  constructor(grid) {
    this.grid = grid;
    this.openList = [];
    this.closedList = new Set();
  }

  takeLowest() {
    let lowest = 0;
    for (let i = 1; i < this.openList.length; i++) {
      if (this.openList[i].fCost < this.openList[lowest].fCost) lowest = i;
    }
    return this.openList.splice(lowest, 1)[0];
  }

  run(startNode, endNode) {
    this.openList.push(startNode);
    while (this.openList.length > 0) {
      const current = this.takeLowest();
      this.closedList.add(current);
      if (current === endNode) return this.retrace(startNode, endNode);

      for (const neighbour of this.grid.getNeighbours(current)) {
        if (this.closedList.has(neighbour)) continue;
        const newCost = current.gCost + current.distanceTo(neighbour);
        const inOpen = this.openList.includes(neighbour);
        if (!inOpen || newCost < neighbour.gCost) {
          neighbour.gCost = newCost;
          neighbour.hCost = neighbour.distanceTo(endNode);
          neighbour.parent = current;
          if (!inOpen) this.openList.push(neighbour);
        }
      }
    }
    return [];
  }

  retrace(startNode, endNode) {
    const path = [];
    let current = endNode;
    while (current !== startNode) {
      path.push(current);
      current = current.parent;
    }
    path.push(startNode);
    return path.reverse();
  }
}

const world = new Grid(grid);
const finder = new AStar(world);
const route = finder.run(world.at(start.x, start.y), world.at(goal.x, goal.y));
for (const node of route) {
  console.log(node.x + " " + node.y);
}
