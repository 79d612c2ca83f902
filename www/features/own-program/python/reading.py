"""Reads a reader's program: how it could be watched and called, and the code of it with what watches it.

Around what may remove a cell, or add one, stand calls that tell of it and give on what it gave. Nothing else is changed, and no line
moves.
"""

import ast
import builtins
import json

from starstep.tracing import Tracing

# What a program is called in its own errors.
NAME = "your-program.py"
# A text of a call is told up to here.
LONGEST_CALL = 60
# What adds an entry to a list.
GROWING = set(
    """
    append appendleft insert insort insort_left insort_right heappush heappushpop heapreplace add put put_nowait setdefault
    """.split()
)


class Reading(ast.NodeVisitor):
    """Goes through a program once, and keeps what is needed to choose where it is watched."""

    def __init__(self, source):
        self.source = source
        # Calls that may remove something, with the nodes that are put in for them.
        self.calls = []
        self.nodes = []
        self.routines = []
        self.inside = []
        self.functions = []
        self.classes = []
        self.own = []

    def call(self, node, name, count, chooses=False):
        text = (ast.get_source_segment(self.source, node) or name).split("\n")[0]
        if len(text) > LONGEST_CALL:
            text = text[:LONGEST_CALL] + "…"
        self.nodes.append(node)
        self.calls.append(
            {
                "name": name,
                "count": count,
                "inside": self.inside[::-1],
                "line": node.lineno,
                "text": text,
                "chooses": chooses,
            }
        )

    def visit_Call(self, node):
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", None)
        # What waits, or stops in between, would have others come between the two calls.
        waits = any(isinstance(part, (ast.Await, ast.Yield, ast.YieldFrom)) for part in ast.walk(node))
        if name and not waits and not hasattr(node, "awaited"):
            count = len(node.args)
            # The least of some, rather than of two numbers.
            chooses = name in ("min", "max") and count == 1
            if chooses or not (isinstance(node.func, ast.Name) and hasattr(builtins, name)):
                self.call(node, name, count, chooses)
        self.generic_visit(node)

    def visit_Await(self, node):
        if isinstance(node.value, ast.Call):
            node.value.awaited = True
            name = getattr(node.value.func, "attr", getattr(node.value.func, "id", ""))
            self.call(node, name, len(node.value.args))
        self.generic_visit(node)

    def visit_Subscript(self, node):
        inner = node.value
        ends = isinstance(node.slice, (ast.Constant, ast.UnaryOp))
        if (
            ends
            and isinstance(node.ctx, ast.Load)
            and isinstance(inner, ast.Call)
            and getattr(inner.func, "id", "") == "sorted"
        ):
            self.call(node, "sorted", 1, True)
        self.generic_visit(node)

    def visit_Delete(self, node):
        for target in node.targets:
            if isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
                self.call(target, "del", 1)
        self.generic_visit(node)

    def visit_Return(self, node):
        is_nothing = isinstance(node.value, ast.Constant) and node.value.value is None
        if self.inside and node.value is not None and not is_nothing:
            self.routines[self.inside[-1]]["gives"] = True
        self.generic_visit(node)

    def visit_FunctionDef(self, node):
        self.routines.append({"name": node.name, "gives": False})
        self.inside.append(len(self.routines) - 1)
        self.generic_visit(node)
        self.inside.pop()

    visit_AsyncFunctionDef = visit_FunctionDef

    def top(self, tree):
        """What stands at the top level: functions and classes, and the names of what a program has of its own."""
        for node in tree.body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                self.functions.append({"name": node.name, "takes": taken_by(node)})
            elif isinstance(node, ast.ClassDef):
                methods = [part for part in node.body if isinstance(part, (ast.FunctionDef, ast.AsyncFunctionDef))]
                told = [
                    {
                        "name": "constructor" if part.name == "__init__" else part.name,
                        "takes": taken_by(part, is_method=True),
                    }
                    for part in methods
                ]
                # A class of data takes what it has.
                if is_dataclass(node):
                    fields = [
                        part.target.id for part in node.body if isinstance(part, ast.AnnAssign) and part.value is None
                    ]
                    told.append({"name": "constructor", "takes": fields})
                self.classes.append({"name": node.name, "methods": told, "isMade": is_made(tree, node.name)})
            elif isinstance(node, (ast.Assign, ast.AnnAssign)):
                for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                    for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                        if isinstance(part, ast.Name) and not refers_to_itself(node):
                            self.own.append({"name": part.id, "line": node.lineno})
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.value, ast.Lambda)
                and isinstance(node.targets[0], ast.Name)
            ):
                self.functions.append({"name": node.targets[0].id, "takes": taken_by(node.value)})


def refers_to_itself(node):
    """Whether a value is made of what it is given, such as `start = tuple(start)`."""
    targets = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
    return any(
        isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load) and part.id in targets for part in ast.walk(node)
    )


def is_made(tree, name):
    """Whether a program itself makes one of a class, when it is brought in."""
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.If)):
            continue
        if any(isinstance(part, ast.Call) and getattr(part.func, "id", "") == name for part in ast.walk(node)):
            return True
    return False


def is_dataclass(node):
    return any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list)


def taken_by(node, is_method=False):
    """The names of what a function can be given; behind those that have a value of their own there is an equals sign."""
    given = node.args
    optional = {arg.arg for arg in given.args[len(given.args) - len(given.defaults) :]}
    optional.update(arg.arg for arg, value in zip(given.kwonlyargs, given.kw_defaults) if value is not None)
    names = [arg.arg for arg in given.args]
    static = any(getattr(decorator, "id", "") == "staticmethod" for decorator in getattr(node, "decorator_list", []))
    if is_method and not static:
        names = names[1:]
    names += [arg.arg for arg in given.kwonlyargs]
    return [f"{name}=" if name in optional else name for name in names]


def methods_of(name):
    return next(part["methods"] for part in Program.reading.classes if part["name"] == name)


class Watching(ast.NodeTransformer):
    """Puts in the calls that tell of what is removed and added."""

    def __init__(self, sites):
        # The number of the site by the node.
        self.sites = sites

    def put(self, helper, site, *parts, like):
        call = ast.Call(ast.Name(helper, ast.Load()), [ast.Constant(site), *parts], [])
        return ast.copy_location(call, like)

    def visit_Call(self, node):
        self.generic_visit(node)
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if id(node) in self.sites:
            node.func = self.put("__taking__", self.sites[id(node)], node.func, like=node.func)
        elif name in GROWING:
            node.func = self.put("__adding__", 0, node.func, like=node.func)
        return node

    def wrap(self, node):
        site = self.sites.get(id(node))
        self.generic_visit(node)
        return node if site is None else self.chosen(site, node)

    def chosen(self, site, node):
        return self.put("__chosen__", site, self.put("__cut__", True, like=node), node, like=node)

    visit_Await = wrap

    def visit_Subscript(self, node):
        site = self.sites.get(id(node))
        self.generic_visit(node)
        if site is None:
            return node
        if isinstance(node.ctx, ast.Load):
            return self.chosen(site, node)
        node.value = self.put("__losing__", site, node.value, like=node.value)
        node.slice = self.put("__lost__", site, node.slice, like=node.slice)
        return node


# The program that was read last, as long as it is the same.
class Program:
    source = None
    reading = None
    made_for = None
    code = None


def read(source):
    """What the page needs to know of a program, as JSON: how it could be watched and called, or what is no Python in it."""
    Program.source = Program.made_for = None
    try:
        tree = ast.parse(source, NAME)
        # What only shows when it is compiled, such as a return outside of a function.
        compile(source, NAME, "exec", dont_inherit=True)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = getattr(error, "lineno", None)
        message = f"{type(error).__name__}: {getattr(error, 'msg', None) or error}"
        return json.dumps({"fault": {**({"line": line} if line else {}), "message": message}})
    reading = Reading(source)
    reading.visit(tree)
    reading.top(tree)
    Program.source, Program.reading = source, reading
    told = ("calls", "routines", "functions", "classes", "own")
    return json.dumps({name: getattr(reading, name) for name in told})


def make(source, picked, is_traced):
    """The code of a program that is watched where the page has chosen, and tells which lines run if it is to."""
    if source != Program.source:
        read(source)
    if (picked, is_traced) != Program.made_for:
        # The tree is changed in place, so it is read anew.
        reading = Reading(source)
        tree = ast.parse(source, NAME)
        reading.visit(tree)
        sites = {id(reading.nodes[number]): site for site, number in enumerate(picked)}
        if is_traced:
            tree = Tracing().visit(tree)
        tree = ast.fix_missing_locations(Watching(sites).visit(tree))
        Program.made_for, Program.code = (picked, is_traced), compile(tree, NAME, "exec", dont_inherit=True)
    return Program.code
