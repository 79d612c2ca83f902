const UNSEEN = 0, OPEN = 1, CLOSED = 2;
const ORTHO_COST = 10, DIAG_COST = 14;

function FindPath(startX, startY, endX, endY) {
	const mapH = grid.length;
	const mapW = grid[0].length;

	// one record per tile, no lists at all -- the map is small
	const tiles = [];
	for (let y = 0; y < mapH; y++) {
		tiles.push([]);
		for (let x = 0; x < mapW; x++) {
			tiles[y].push({ x: x, y: y, state: UNSEEN, g: 0, h: 0, parentX: -1, parentY: -1 });
		}
	}

	function solid(x, y) {
		if (x < 0 || y < 0 || x >= mapW || y >= mapH) return true;
		return grid[y][x] === 1;
	}

	tiles[startY][startX].state = OPEN;

	for (;;) {
		let best = null;
		for (let y = 0; y < mapH; y++) {
			for (let x = 0; x < mapW; x++) {
				const t = tiles[y][x];
				if (t.state !== OPEN) continue;
				if (best === null || t.g + t.h < best.g + best.h) best = t;
			}
		}
		if (best === null) return null;
		best.state = CLOSED;
		if (best.x === endX && best.y === endY) break;

		for (let oy = -1; oy <= 1; oy++) {
			for (let ox = -1; ox <= 1; ox++) {
				const nx = best.x + ox, ny = best.y + oy;
				if (solid(nx, ny)) continue;
				const diagonal = ox !== 0 && oy !== 0;
				if (diagonal && (solid(best.x, ny) || solid(nx, best.y))) continue; // no clipping corners
				const t = tiles[ny][nx];
				if (t.state === CLOSED) continue;
				const g = best.g + (diagonal ? DIAG_COST : ORTHO_COST);
				if (t.state === OPEN && t.g <= g) continue;
				const ax = Math.abs(endX - nx), ay = Math.abs(endY - ny);
				t.state = OPEN;
				t.g = g;
				t.h = ax > ay ? DIAG_COST * ay + ORTHO_COST * (ax - ay) : DIAG_COST * ax + ORTHO_COST * (ay - ax);
				t.parentX = best.x;
				t.parentY = best.y;
			}
		}
	}

	// waypoints for the unit: the tile it stands on is not included
	const waypoints = [];
	let px = endX, py = endY;
	while (px !== startX || py !== startY) {
		waypoints.unshift({ x: px, y: py });
		const t = tiles[py][px];
		px = t.parentX;
		py = t.parentY;
	}
	return waypoints;
}
