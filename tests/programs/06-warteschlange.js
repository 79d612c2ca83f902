const GERADE = 10;
const SCHRAEG = 14;

// Prioritätswarteschlange: Liste bleibt immer sortiert (einfügen mit binärer Suche)
class Warteschlange {
	constructor() { this.liste = []; }
	istLeer() { return this.liste.length === 0; }
	einfuegen(knoten) {
		let lo = 0, hi = this.liste.length;
		while (lo < hi) {
			const mitte = (lo + hi) >>> 1;
			if (this.liste[mitte].f > knoten.f) lo = mitte + 1;
			else hi = mitte;
		}
		this.liste.splice(lo, 0, knoten);
	}
	entnehmen() { return this.liste.pop(); }
}

function schaetzung(x, y) {
	const dx = Math.abs(x - goal.x);
	const dy = Math.abs(y - goal.y);
	return SCHRAEG * Math.min(dx, dy) + GERADE * Math.abs(dx - dy);
}

function frei(x, y) {
	return y >= 0 && y < grid.length && x >= 0 && x < grid[y].length && grid[y][x] === 0;
}

function wegSuchen() {
	const offen = new Warteschlange();
	const kosten = grid.map(zeile => zeile.map(() => Infinity));
	const fertig = grid.map(zeile => zeile.map(() => false));
	kosten[start.y][start.x] = 0;
	offen.einfuegen({ x: start.x, y: start.y, f: schaetzung(start.x, start.y), vorgaenger: null });

	while (!offen.istLeer()) {
		const k = offen.entnehmen();
		if (fertig[k.y][k.x]) continue;
		fertig[k.y][k.x] = true;
		if (k.x === goal.x && k.y === goal.y) return k;

		for (let dx = -1; dx <= 1; dx++) {
			for (let dy = -1; dy <= 1; dy++) {
				if (!dx && !dy) continue;
				const nx = k.x + dx, ny = k.y + dy;
				if (!frei(nx, ny) || fertig[ny][nx]) continue;
				// nicht um Ecken schneiden
				if (dx && dy && (!frei(k.x + dx, k.y) || !frei(k.x, k.y + dy))) continue;
				const neu = kosten[k.y][k.x] + (dx && dy ? SCHRAEG : GERADE);
				if (neu < kosten[ny][nx]) {
					kosten[ny][nx] = neu;
					offen.einfuegen({ x: nx, y: ny, f: neu + schaetzung(nx, ny), vorgaenger: k });
				}
			}
		}
	}
	return null;
}

let ziel = wegSuchen();
const weg = [];
while (ziel) {
	weg.push([ziel.x, ziel.y]);
	ziel = ziel.vorgaenger;
}
console.log(JSON.stringify(weg.reverse()));
