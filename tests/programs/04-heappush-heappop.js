function less(a, b) {
    // compare like python tuples
    for (let i = 0; i < a.length; i++) {
        if (a[i] !== b[i]) return a[i] < b[i];
    }
    return false;
}

function heappush(heap, item) {
    heap.push(item);
    let i = heap.length - 1;
    while (i > 0) {
        const parent = (i - 1) >> 1;
        if (!less(heap[i], heap[parent])) break;
        [heap[i], heap[parent]] = [heap[parent], heap[i]];
        i = parent;
    }
}

function heappop(heap) {
    const result = heap[0];
    const last = heap.pop();
    if (heap.length) {
        heap[0] = last;
        let i = 0;
        while (true) {
            let smallest = i;
            const l = 2 * i + 1;
            const r = 2 * i + 2;
            if (l < heap.length && less(heap[l], heap[smallest])) smallest = l;
            if (r < heap.length && less(heap[r], heap[smallest])) smallest = r;
            if (smallest === i) break;
            [heap[i], heap[smallest]] = [heap[smallest], heap[i]];
            i = smallest;
        }
    }
    return result;
}

function a_star(maze, start, end) {
    const [ex, ey] = end;
    const h = (x, y) => Math.abs(ex - x) + Math.abs(ey - y);
    let counter = 0;
    const open_heap = [];
    const came_from = {};
    const cost_so_far = {};
    const [sx, sy] = start;
    came_from[[sx, sy]] = null;
    cost_so_far[[sx, sy]] = 0;
    heappush(open_heap, [h(sx, sy), counter++, sx, sy]);

    while (open_heap.length > 0) {
        const [, , x, y] = heappop(open_heap);
        if (x === ex && y === ey) {
            // path from the end back to the start
            const path = [];
            let c = [x, y];
            while (c !== null) {
                path.push(c);
                c = came_from[c];
            }
            return path;
        }
        for (const [nx, ny] of [[x + 1, y], [x, y + 1], [x - 1, y], [x, y - 1]]) {
            if (ny < 0 || nx < 0 || ny >= maze.length || nx >= maze[ny].length) continue;
            if (maze[ny][nx] !== 0) continue;
            const new_cost = cost_so_far[[x, y]] + 1;
            if (!([nx, ny] in cost_so_far) || new_cost < cost_so_far[[nx, ny]]) {
                cost_so_far[[nx, ny]] = new_cost;
                came_from[[nx, ny]] = [x, y];
                heappush(open_heap, [new_cost + h(nx, ny), counter++, nx, ny]);
            }
        }
    }
    return null;
}
