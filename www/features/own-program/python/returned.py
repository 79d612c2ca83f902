"""What a program returns: a path in one of the forms that there are, or that there is none."""

import collections
import re

from starstep.values import LONGEST_TEXT, attribute, children, columns_in, is_leaf, leaf

PARENT = re.compile(
    "^(parent|prev|previous|came_?from|from|back|pred|predecessor|parent_?node|padre|vorgaenger|vater)$", re.I
)
PATH = re.compile("path|route|way|solution|camino|ruta|pfad|weg", re.I)
# So many cells of it are told.
MOST_CELLS = 1_000_000


def values_of(value):
    """A list of what may be one: tuples are pairs as often as lists of cells."""
    if isinstance(value, (list, tuple, set, frozenset, collections.deque)):
        return list(value)
    return None


def is_list_of_cells(value):
    values = values_of(value)
    return bool(values) and not is_leaf(values[0]) and values[0] is not None


def table_of(value, goal):
    """The values of a list, of a chain of parents, or of a map of parents."""
    values = values_of(value)
    if values is not None:
        # A path is often returned with what it costs, or with what was looked at.
        inner = [part for part in values if is_list_of_cells(part)] if isinstance(value, tuple) else []
        if inner:
            return rows_of(values_of(inner[0]))
        parents = [part for part in values if isinstance(part, dict)] if isinstance(value, tuple) else []
        if parents:
            return chain_in(parents[0], goal)
        texts = all(isinstance(part, str) for part in values)
        return rows_of(values) if values and not (len(values) == 1 and isinstance(value, tuple) and not texts) else None
    if isinstance(value, dict):
        for key, part in value.items():
            if isinstance(key, str) and PATH.search(key) and values_of(part):
                return rows_of(values_of(part))
        return chain_in(value, goal)
    if is_leaf(value) or value is None or isinstance(value, (bool, complex)):
        return None
    own = children(value)
    for key, part in own.items():
        if PATH.search(key) and values_of(part):
            return rows_of(values_of(part))
    parent = next((key for key in own if PARENT.search(key)), None) or next(
        (key for key, part in own.items() if type(part) is type(value)), None
    )
    if parent is None:
        return None
    chain = []
    while value is not None and not any(value is other for other in chain):
        chain.append(value)
        value = attribute(value, parent)
    return rows_of(chain)


def chain_in(parents, goal):
    """From the goal along its parents to where there is none."""
    cell = next((key for key in parents if key == goal), None)
    if cell is None:
        return None
    chain = []
    while cell is not None and cell not in chain:
        chain.append(cell)
        cell = parents.get(cell)
    return rows_of(chain[::-1]) if len(chain) > 1 else None


def rows_of(values):
    columns = columns_in(values[0])
    return {"columns": columns, "rows": [[leaf(value, column) for column in columns] for value in values[:MOST_CELLS]]}


def nothing_in(value):
    """What was returned, if that says that there is no path."""
    if value is None or value is False or (is_leaf(value) and value == -1):
        return repr(value)
    if isinstance(value, (list, tuple, set, dict, collections.deque)) and not value:
        return repr(value)
    if (
        isinstance(value, tuple)
        and any(part is None or part == [] for part in value)
        and not any(map(is_list_of_cells, value))
    ):
        return repr(value) if len(repr(value)) <= LONGEST_TEXT else repr(value[0])
    if isinstance(value, dict):
        return next(
            (nothing_in(part) for key, part in value.items() if isinstance(key, str) and PATH.search(key)), None
        )
    return None
