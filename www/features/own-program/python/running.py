"""Runs readers' programs and has them watched. It is part of the library that the interpreter of the page has, and
python-worker.js is who calls it.
"""

import bisect
import builtins
import collections
import copy
import functools
import heapq
import io
import itertools
import json
import math
import operator
import random
import sys
import time
import types

from starstep.reading import NAME, Program, make, methods_of, read
from starstep.returned import MOST_CELLS, is_list_of_cells, nothing_in, table_of
from starstep.seen import MOST_LINES, Ended, Output, Seen
from starstep.waiting import finished, pass_time

__all__ = ["read", "run"]

# What programs may change in the library, as it was.
LIBRARY = {
    module: dict(vars(module))
    for module in (bisect, collections, copy, functools, heapq, itertools, math, operator, random, time)
}


class End(tuple):
    """An end of the search: a pair, and by its names."""

    def __new__(cls, pair, is_by_row):
        end = super().__new__(cls, pair)
        end.x, end.y = pair[::-1] if is_by_row else pair
        end.row, end.col = end.r, end.c = end.y, end.x
        return end

    def __eq__(self, other):
        return tuple.__eq__(self, tuple(other) if isinstance(other, list) else other)

    def __ne__(self, other):
        return not self == other

    __hash__ = tuple.__hash__


def given_to(task, is_by_row):
    grid = [list(row) for row in task["grid"]]
    start, goal = (End(task[name], is_by_row) for name in ("start", "goal"))
    return {
        "grid": grid,
        "start": start,
        "goal": goal,
        "startX": start.x,
        "startY": start.y,
        "goalX": goal.x,
        "goalY": goal.y,
        "width": len(grid[0]),
        "height": len(grid),
    }


def called(function, args, names, given):
    """Calls a function with what it is given, by the names of its parameters: what nobody knows it may have a value for."""
    known = [
        (name.removesuffix("="), given if arg == "all" else given[arg])
        for name, arg in zip(names, args)
        if arg != "none"
    ]
    return function(**dict(known))


def run_program(order, task, seen, ending):
    given = given_to(task, order["isByRow"])
    call = order.get("call")
    # What only happens when a program is run by itself is an example of its own, if there is a search to be called.
    space = {
        "__name__": "program" if call else "__main__",
        "__builtins__": builtins,
        "__taking__": seen.taking,
        "__adding__": seen.adding,
        "__chosen__": seen.chosen,
        "__losing__": seen.losing,
        "__lost__": seen.lost,
        "__at__": seen.lines.at,
        "__cut__": seen.lines.cut,
        **{name: given[name] for name in ("grid", "start", "goal")},
    }
    # Classes of data look for the module that they are in.
    module = types.ModuleType(space["__name__"])
    module.__dict__.update(space)
    space = module.__dict__
    sys.modules[space["__name__"]] = module
    exec(make(order["code"], order["picked"], order["isTraced"]), space)
    if not call or not callable(space.get(call["name"])):
        return
    # What it has shown of itself so far were its own examples.
    seen.end_line()
    seen.lines.cut(False)
    seen.flush()
    seen.tell(json.dumps({"again": True}))
    found = space[call["name"]]
    if "method" in call:
        takes = {part["name"]: part["takes"] for part in methods_of(call["name"])}
        method = call["method"]
        maker = called(found, call["args"], takes.get("constructor", []), given)
        value = called(getattr(maker, method["name"]), method["args"], takes[method["name"]], given)
    else:
        takes = {part["name"]: part["takes"] for part in Program.reading.functions}
        value = called(found, call["args"], takes[call["name"]], given)
    if isinstance(value, types.CoroutineType):
        value = finished(value)
    # What gives its cells one by one is a list.
    if isinstance(value, collections.abc.Iterator) and getattr(value, "__name__", "<genexpr>") == "<genexpr>":
        value = list(itertools.islice(value, MOST_CELLS))
    # One that stops at each step goes on until it is done.
    if isinstance(value, types.GeneratorType):
        value = last_of(value, seen)
    if isinstance(value, types.AsyncGeneratorType):
        value = finished(last_awaited(value, seen))
    seen.end_line()
    if isinstance(value, str):
        seen.print(value + "\n")
    # What never returns anything returns None whatever it finds.
    name = (call.get("method") or call)["name"]
    gives = any(one["gives"] for one in Program.reading.routines if one["name"] == name)
    with seen.lines.looking():
        nothing = nothing_in(value) if gives or value is not None else None
        path = table_of(value, given["goal"]) if nothing is None else None
    ending.update({name: told for name, told in (("path", path), ("nothing", nothing)) if told is not None})


def last_of(steps, seen):
    """What a program returns that stops at each step; or else the last that it gave, if that is a path."""
    given = None
    while True:
        try:
            given = next(steps)
            seen.count()
        except StopIteration as stop:
            return stop.value if stop.value is not None or not is_list_of_cells(given) else given


async def last_awaited(steps, seen):
    given = None
    async for given in steps:
        seen.count()
    return given if is_list_of_cells(given) else None


def failure_of(error):
    """What to tell of an error: the last line of the program that led to it."""
    line, trace = None, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == NAME:
            line = trace.tb_lineno
        trace = trace.tb_next
    # An interpreter elsewhere says more, about how to get what is missing.
    message = str(error).split("\n")[0]
    if isinstance(error, ModuleNotFoundError):
        message = f"No module named '{error.name}'"
        return {"kind": "module", "module": error.name or "", "message": message, **({"line": line} if line else {})}
    name = type(error).__name__
    told = f"{name}: {message}" if message else name
    return {"kind": "error", "message": told, **({"line": line} if line else {})}


def run(order, task, tell, calm):
    """Runs a program on a board, both as JSON; `tell` is told in batches what is seen of it, and `calm` that it has ended."""
    order, task = json.loads(order), json.loads(task)
    seen = Seen(tell, order["isWatched"])
    ending = {}
    before = dict(sys.modules), sys.stdout, sys.stderr, sys.stdin, sys.getrecursionlimit()
    sys.stdout = sys.stderr = Output(seen)
    sys.stdin = io.StringIO("")
    pass_time()
    try:
        run_program(order, task, seen, ending)
    except Ended:
        ending["failure"] = {"kind": "lines", "most": MOST_LINES}
    except SystemExit:
        # It has come to its end by itself.
        pass
    except KeyboardInterrupt as error:
        ending["failure"] = {"kind": "time"} if calm() else failure_of(error)
    except MemoryError:
        ending["failure"] = {"kind": "room"}
    except BaseException as error:
        # It is the reader's own, and is told there.
        ending["failure"] = failure_of(error)
    calm()
    if seen.is_over:
        ending["failure"] = {"kind": "lines", "most": MOST_LINES}
    modules, sys.stdout, sys.stderr, sys.stdin, limit = before
    sys.setrecursionlimit(limit)
    # Nothing is left of what it has brought.
    for name in set(sys.modules) - set(modules):
        if name in ("program", "__main__"):
            del sys.modules[name]
    sys.modules.update(modules)
    for module, own in LIBRARY.items():
        if vars(module) != own:
            vars(module).clear()
            vars(module).update(own)
    if seen.line and not seen.is_over:
        seen.printed.append("".join(seen.line))
    ending["grown"] = seen.grown
    seen.lines.cut(False)
    seen.flush()
    tell(json.dumps({"ending": ending}))
