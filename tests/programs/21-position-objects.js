function heuristic(a, b) {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function createNode(position, parent, g, goal) {
  const h = heuristic(position, goal);
  return { position: position, parent: parent, g: g, h: h, f: g + h };
}

function getChildren(node, grid, goal) {
  const { x, y } = node.position;
  const children = [];
  if (x + 1 < grid[0].length && grid[y][x + 1] == 0) children.push(createNode({ x: x + 1, y: y }, node, node.g + 1, goal));
  if (x - 1 >= 0 && grid[y][x - 1] == 0) children.push(createNode({ x: x - 1, y: y }, node, node.g + 1, goal));
  if (y + 1 < grid.length && grid[y + 1][x] == 0) children.push(createNode({ x: x, y: y + 1 }, node, node.g + 1, goal));
  if (y - 1 >= 0 && grid[y - 1][x] == 0) children.push(createNode({ x: x, y: y - 1 }, node, node.g + 1, goal));
  return children;
}

function AStar(grid, start, goal) {
  const openList = [createNode({ x: start.x, y: start.y }, null, 0, goal)];
  const closedList = [];

  while (openList.length > 0) {
    openList.sort(function (a, b) { return a.f - b.f; });
    const currentNode = openList.shift();
    closedList.push(currentNode.position);

    if (currentNode.position.x === goal.x && currentNode.position.y === goal.y) {
      const path = [];
      let node = currentNode;
      while (node != null) {
        path.push(node.position);
        node = node.parent;
      }
      return path.reverse();
    }

    for (const child of getChildren(currentNode, grid, goal)) {
      // skip the ones we have already been to
      if (closedList.includes(child.position)) continue;
      openList.push(child);
    }
  }
  return null;
}
