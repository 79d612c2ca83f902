class Node {
    constructor(parent = null, position = null) {
        this.parent = parent
        this.position = position
        this.g = 0
        this.h = 0
        this.f = 0
    }

    equals(other) {
        return this.position[0] === other.position[0] && this.position[1] === other.position[1]
    }
}

export default function astar(maze, start, end) {
    // Create start and end node (positions are row, column)
    const startNode = new Node(null, [start[0], start[1]])
    const endNode = new Node(null, [end[0], end[1]])

    let openList = [startNode]
    let closedList = []

    while (openList.length > 0) {
        // Get the current node
        let currentNode = openList[0]
        let currentIndex = 0
        openList.forEach((item, index) => {
            if (item.f < currentNode.f) {
                currentNode = item
                currentIndex = index
            }
        })

        // Pop current off open list, add to closed list
        openList.splice(currentIndex, 1)
        closedList.push(currentNode)

        // Found the goal
        if (currentNode.equals(endNode)) {
            const path = []
            let current = currentNode
            while (current !== null) {
                path.push(current.position)
                current = current.parent
            }
            return path.reverse()
        }

        for (const move of [[0, -1], [0, 1], [-1, 0], [1, 0], [-1, -1], [-1, 1], [1, -1], [1, 1]]) {
            const row = currentNode.position[0] + move[0]
            const col = currentNode.position[1] + move[1]

            // Make sure within range
            if (row > maze.length - 1 || row < 0 || col > maze[0].length - 1 || col < 0) continue
            // Make sure walkable terrain
            if (maze[row][col] !== 0) continue

            const child = new Node(currentNode, [row, col])
            if (closedList.some(c => c.equals(child))) continue

            child.g = currentNode.g + (move[0] !== 0 && move[1] !== 0 ? 1.4 : 1)
            const dr = Math.abs(row - end[0]), dc = Math.abs(col - end[1])
            child.h = dr > dc ? dr + 0.4 * dc : dc + 0.4 * dr
            child.f = child.g + child.h

            // Child is already in the open list
            const index = openList.findIndex(o => o.equals(child))
            if (index === -1) openList.push(child)
            else if (child.g < openList[index].g) openList[index] = child
        }
    }
    return null
}
