function reconstruct_path(cameFrom, current) {
    var total_path = [current];
    while (cameFrom.has(current)) {
        current = cameFrom.get(current);
        total_path.unshift(current);
    }
    return total_path;
}

function h(a, b) {
    var p = a.split(","), q = b.split(",");
    return Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]);
}

function neighbors(n) {
    var xy = n.split(",").map(Number), out = [];
    var x = xy[0], y = xy[1];
    if (y > 0 && !grid[y - 1][x]) out.push(x + "," + (y - 1));
    if (x > 0 && !grid[y][x - 1]) out.push((x - 1) + "," + y);
    if (y < grid.length - 1 && !grid[y + 1][x]) out.push(x + "," + (y + 1));
    if (x < grid[0].length - 1 && !grid[y][x + 1]) out.push((x + 1) + "," + y);
    return out;
}

function A_Star(start, goal) {
    start = start.join(",");
    goal = goal.join(",");

    var openSet = [start];
    var cameFrom = new Map();
    var gScore = new Map();
    gScore.set(start, 0);
    var fScore = new Map();
    fScore.set(start, h(start, goal));

    while (openSet.length != 0) {
        // the node in openSet having the lowest fScore value
        var winner = 0;
        for (var i = 1; i < openSet.length; i++) {
            if (fScore.get(openSet[i]) < fScore.get(openSet[winner])) winner = i;
        }
        var current = openSet[winner];
        if (current == goal) return reconstruct_path(cameFrom, current);

        openSet.splice(winner, 1);
        neighbors(current).forEach(function (neighbor) {
            var tentative_gScore = gScore.get(current) + 1;
            if (!gScore.has(neighbor) || tentative_gScore < gScore.get(neighbor)) {
                cameFrom.set(neighbor, current);
                gScore.set(neighbor, tentative_gScore);
                fScore.set(neighbor, tentative_gScore + h(neighbor, goal));
                if (openSet.indexOf(neighbor) == -1) openSet.push(neighbor);
            }
        });
    }
    return "failure";
}
