import heapq


class Wegsuche:
    """Sucht den kürzesten Weg auf einer Karte. Punkte sind (x, y)."""

    def __init__(self, karte):
        self.karte = karte
        self.breite = len(karte[0])
        self.hoehe = len(karte)

    def frei(self, x, y):
        if x < 0 or y < 0:
            return False
        if x >= self.hoehe or y >= self.breite:
            return False
        return self.karte[y][x] == 0

    def nachbarn(self, punkt):
        x, y = punkt
        moeglich = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
        return [p for p in moeglich if self.frei(*p)]

    @staticmethod
    def schaetzung(a, b):
        return abs(a[0] - b[0]) + abs(a[1] - b[1])

    def finde(self, start, ziel):
        start, ziel = tuple(start), tuple(ziel)
        offen = [(self.schaetzung(start, ziel), start)]
        kosten = {start: 0}
        vorgaenger = {start: None}
        fertig = set()
        while offen:
            _, aktuell = heapq.heappop(offen)
            if aktuell == ziel:
                weg = []
                while aktuell:
                    weg.append(aktuell)
                    aktuell = vorgaenger[aktuell]
                return list(reversed(weg))
            if aktuell in fertig:
                continue
            fertig.add(aktuell)
            for nachbar in self.nachbarn(aktuell):
                neu = kosten[aktuell] + 1
                if neu < kosten.get(nachbar, 999999):
                    kosten[nachbar] = neu
                    vorgaenger[nachbar] = aktuell
                    heapq.heappush(offen, (neu + self.schaetzung(nachbar, ziel), nachbar))
        return None


def find_path(grid, start, goal):
    return Wegsuche(grid).finde(start, goal)
