var PathFinder = function (map) {
    this.map = map;
    this.w = map[0].length;
    this.h = map.length;
    this.open = [];
    this.closed = {};
};

PathFinder.prototype.free = function (x, y) {
    return x >= 0 && y >= 0 && x < this.w && y < this.h && this.map[y][x] == 0;
};

// straight step = 1, diagonal step = sqrt(2)
PathFinder.prototype.estimate = function (x, y, tx, ty) {
    var dx = Math.abs(x - tx), dy = Math.abs(y - ty);
    return dx < dy ? Math.SQRT2 * dx + (dy - dx) : Math.SQRT2 * dy + (dx - dy);
};

PathFinder.prototype.indexInOpen = function (x, y) {
    for (var i = 0; i < this.open.length; i++) {
        if (this.open[i].x == x && this.open[i].y == y) return i;
    }
    return -1;
};

PathFinder.prototype.go = function (sx, sy, tx, ty) {
    this.open.push({ x: sx, y: sy, g: 0, f: 0, p: null });
    while (this.open.length) {
        this.open.sort(function (a, b) { return b.f - a.f; });
        var n = this.open.pop();
        this.closed[n.x + "x" + n.y] = true;
        if (n.x == tx && n.y == ty) {
            var out = [];
            while (n) {
                out.push(n);
                n = n.p;
            }
            return out.reverse();
        }
        for (var i = -1; i <= 1; i++) {
            for (var j = -1; j <= 1; j++) {
                if (i == 0 && j == 0) continue;
                var x = n.x + i, y = n.y + j;
                if (!this.free(x, y) || this.closed[x + "x" + y]) continue;
                var g = n.g + 1;
                var k = this.indexInOpen(x, y);
                if (k < 0) {
                    this.open.push({ x: x, y: y, g: g, f: g + this.estimate(x, y, tx, ty), p: n });
                } else if (g < this.open[k].g) {
                    this.open[k].g = g;
                    this.open[k].f = g + this.estimate(x, y, tx, ty);
                    this.open[k].p = n;
                }
            }
        }
    }
    return null;
};

var pf = new PathFinder(grid);
var res = pf.go(start[0], start[1], goal[0], goal[1]);
if (res) {
    for (var q = 0; q < res.length; q++) console.log("step " + q + ": [" + res[q].x + ", " + res[q].y + "]");
} else {
    console.log("no path");
}
