# Homework 4 - shortest way out of the maze
class Node:
    def __init__(self, position, parent=None):
        self.position = position
        self.parent = parent
        self.g = 0
        self.h = 0
        self.f = 0

    def __eq__(self, other):
        return self.position == other.position

    def __hash__(self):
        return hash(self.position)


def a_star(maze, start, end):
    start_node = Node(tuple(start))
    end_node = Node(tuple(end))
    open_list = [start_node]
    closed_list = set()

    while len(open_list) > 0:
        # take the node with the smallest f
        best = 0
        for i in range(len(open_list)):
            if open_list[i].f < open_list[best].f:
                best = i
        current = open_list.pop(best)
        closed_list.add(current)

        if current == end_node:
            path = []
            while current:
                path.append(current.position)
                current = current.parent
            path.reverse()
            return path

        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                if dr == 0 and dc == 0:
                    continue
                r = current.position[0] + dr
                c = current.position[1] + dc
                if r < 0 or c < 0 or r >= len(maze) or c >= len(maze[0]):
                    continue
                if maze[r][c] != 0:
                    continue
                child = Node((r, c), current)
                if child in closed_list:
                    continue
                if child in open_list:
                    continue
                child.g = current.g + (dr * dr + dc * dc) ** 0.5
                child.h = ((r - end_node.position[0]) ** 2 + (c - end_node.position[1]) ** 2) ** 0.5
                child.f = child.g + child.h
                open_list.append(child)
    return []
