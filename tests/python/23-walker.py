from queue import PriorityQueue


def neighbor(cell, direction):
    row, col = cell
    match direction:
        case "N":
            return row - 1, col
        case "S":
            return row + 1, col
        case "W":
            return row, col - 1
        case "E":
            return row, col + 1


def inside(grid, cell):
    row, col = cell
    return 0 <= row < len(grid) and 0 <= col < len(grid[0])


def a_star(grid, start, goal):
    start = tuple(start)
    goal = tuple(goal)
    frontier = PriorityQueue()
    frontier.put((0, start))
    came_from = {start: start}
    cost = {start: 0}

    while not frontier.empty():
        current = frontier.get()[1]

        if current == goal:
            # walk back to the start
            path = []
            while current != start:
                path.append(current)
                current = came_from[current]
            path.reverse()
            return path

        for direction in "NESW":
            nxt = neighbor(current, direction)
            if not inside(grid, nxt) or grid[nxt[0]][nxt[1]] == 1:
                continue
            new_cost = cost[current] + 1
            if nxt not in cost or new_cost < cost[nxt]:
                cost[nxt] = new_cost
                priority = new_cost + abs(nxt[0] - goal[0]) + abs(nxt[1] - goal[1])
                frontier.put((priority, nxt))
                came_from[nxt] = current

    return None


if __name__ == "__main__":
    g = [[0, 0, 0], [1, 1, 0], [0, 0, 0]]
    p = a_star(g, (0, 0), (2, 0))
    print("steps:", len(p))
    print(p)
