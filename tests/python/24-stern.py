"""A-Stern mit acht Richtungen, Kosten 10 und 14.

Schräg nur, wenn beide Nachbarfelder frei sind (keine Ecken schneiden).
Punkte: (zeile, spalte)
"""
GERADE = 10
SCHRAEG = 14


class AStar:
    def __init__(self, grid):
        self.feld = grid
        self.zeilen = len(grid)
        self.spalten = len(grid[0])

    def begehbar(self, z, s):
        return 0 <= z < self.zeilen and 0 <= s < self.spalten and self.feld[z][s] == 0

    def schaetze(self, z, s):
        dz, ds = abs(z - self.ziel[0]), abs(s - self.ziel[1])
        if dz > ds:
            return SCHRAEG * ds + GERADE * (dz - ds)
        return SCHRAEG * dz + GERADE * (ds - dz)

    def bestes(self):
        merke = None
        for z, s in self.offen:
            f = self.g[z][s] + self.schaetze(z, s)
            if merke is None or f < merke[0]:
                merke = (f, z, s)
        return merke[1], merke[2]

    def find(self, start, goal):
        self.ziel = goal
        self.g = [[0] * self.spalten for _ in range(self.zeilen)]
        self.eltern = [[None] * self.spalten for _ in range(self.zeilen)]
        self.zu = [[False] * self.spalten for _ in range(self.zeilen)]
        self.offen = [(start[0], start[1])]

        while self.offen:
            z, s = self.bestes()
            self.offen.remove((z, s))
            self.zu[z][s] = True
            if z == goal[0] and s == goal[1]:
                return self.weg(z, s)
            for dz in (-1, 0, 1):
                for ds in (-1, 0, 1):
                    nz, ns = z + dz, s + ds
                    if not self.begehbar(nz, ns) or self.zu[nz][ns]:
                        continue
                    kosten = GERADE
                    if dz != 0 and ds != 0:
                        if not (self.begehbar(nz, s) and self.begehbar(z, ns)):
                            continue
                        kosten = SCHRAEG
                    neu = self.g[z][s] + kosten
                    if (nz, ns) not in self.offen:
                        self.offen.append((nz, ns))
                    elif neu >= self.g[nz][ns]:
                        continue
                    self.g[nz][ns] = neu
                    self.eltern[nz][ns] = (z, s)
        return None

    def weg(self, z, s):
        liste = []
        punkt = (z, s)
        while punkt is not None:
            liste.append(punkt)
            punkt = self.eltern[punkt[0]][punkt[1]]
        return liste[::-1]
