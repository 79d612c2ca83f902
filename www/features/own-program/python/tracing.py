"""Tells which lines of a program run, and how often: a call before each statement that is the first of its line, in the test of a loop
instead, and in what a lambda with a name gives.
"""

import ast
import contextlib

# How many parts are told of what runs.
MOST_CUTS = 100_000
# Where these stand nothing happens that could be told, or nothing may stand before them.
IDLE = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Global, ast.Nonlocal)


class Tracing(ast.NodeTransformer):
    """Puts in the calls."""

    def __init__(self):
        # The line of the statement that a node is in, which is told already: 0 in a function, because that runs from elsewhere.
        self.told = 0

    def statements(self, nodes, told):
        found, before = [], told
        for place, node in enumerate(nodes):
            line = getattr(node, "lineno", 0)
            own = line if line == before else told
            text = place == 0 and isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
            idle = isinstance(node, IDLE) or text or future
            if isinstance(node, ast.While):
                if line != own:
                    node.test = told_before(node.test, line)
            elif line != own and not idle:
                found.append(ast.copy_location(ast.Expr(call_at(line, node)), node))
            found.append(self.within(node, 0 if isinstance(node, IDLE) else line))
            if not idle:
                before = line
        return found

    def within(self, node, told):
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Lambda):
            given = node.value.body
            node.value.body = told_before(given, given.lineno)
        before, self.told = self.told, told
        node = self.generic_visit(node)
        self.told = before
        return node

    def generic_visit(self, node):
        for name in ("body", "orelse", "finalbody"):
            nodes = getattr(node, name, None)
            if isinstance(nodes, list):
                setattr(node, name, self.statements(nodes, self.told))
        for name, value in ast.iter_fields(node):
            if name in ("body", "orelse", "finalbody") and isinstance(value, list):
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.AST):
                    self.visit(part)
        return node


def told_before(value, line):
    """A value, before which a line is told: nothing is given for that, so the value is what counts."""
    return ast.copy_location(ast.BoolOp(ast.Or(), [call_at(line, value), value]), value)


def call_at(line, like):
    return ast.copy_location(ast.Call(ast.Name("__at__", ast.Load()), [ast.Constant(line)], []), like)


class Lines:
    """What has run since the page was told last, in parts: lines, each followed by how often."""

    def __init__(self):
        self.counts = {}
        self.last = 0
        self.parts = []
        self.cuts = 0

    def at(self, line):
        self.counts[line] = self.counts.get(line, 0) + 1
        self.last = line

    def cut(self, goes_on):
        """Ends a part; the line that runs belongs to what follows if it goes on. Returns how many there are."""
        if self.last == 0 or self.cuts == MOST_CUTS:
            return self.cuts
        if goes_on:
            self.counts[self.last] = self.counts.get(self.last, 0) - 1
        self.parts.append([number for line, count in self.counts.items() if count > 0 for number in (line, count)])
        self.counts = {self.last: 1} if goes_on else {}
        self.cuts += 1
        return self.cuts

    @contextlib.contextmanager
    def looking(self):
        """What values run that are looked into is not the program's."""
        before = self.counts, self.last
        self.counts = {}
        try:
            yield
        finally:
            self.counts, self.last = before

    def taken(self):
        parts, self.parts = self.parts, []
        return parts
