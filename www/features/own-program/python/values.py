"""The numbers and short texts in whatever a program removes from its lists, in columns."""

import math
import re
import types

# How deep, and how far, values are looked into.
DEPTH = 3
WIDE = 8
MOST_COLUMNS = 32
LONGEST_TEXT = 40
# What leads away from a cell, to others.
ELSEWHERE = re.compile("parent|prev|from|neigh|child|next|grid|map|board|graph|heap|queue|open|closed", re.I)
# Columns that may not be attributes of the object itself.
NAMED = ("x", "y", "row", "col", "r", "c", "g", "h", "f")


def children(value):
    """The parts of a value by their names: of tuples and lists by their places."""
    if isinstance(value, complex):
        # Whoever has coordinates as numbers of two parts has x in the first.
        return {"x": plain_number(value.real), "y": plain_number(value.imag)}
    if isinstance(value, dict):
        return {str(key): part for key, part in list(value.items())[: WIDE * 2]}
    if isinstance(value, (tuple, list)):
        found = {str(place): part for place, part in enumerate(value)} if len(value) <= WIDE else {}
        for name in getattr(value, "_fields", ()):
            found[name] = getattr(value, name)
        return found
    if isinstance(value, (str, bytes, int, float, type, types.FunctionType, types.ModuleType, set, frozenset)):
        return {}
    found = dict(getattr(value, "__dict__", {}))
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(value, name):
                found[name] = getattr(value, name)
    for name in NAMED:
        if name not in found:
            part = attribute(value, name)
            if is_leaf(part):
                found[name] = part
    return found


def attribute(value, name):
    try:
        return getattr(value, name, None)
    except Exception:
        # What is worked out when it is asked for may fail.
        return None


def plain_number(value):
    return int(value) if float(value).is_integer() else value


def is_leaf(value):
    if isinstance(value, bool):
        return False
    return isinstance(value, (int, float)) or (isinstance(value, str) and 0 < len(value) <= LONGEST_TEXT)


def columns_in(value):
    """The names of all numbers and short texts in a value."""
    found = []

    def into(value, name, depth):
        if len(found) >= MOST_COLUMNS:
            return
        if is_leaf(value):
            found.append(name)
        elif depth > 0:
            for key, part in children(value).items():
                if not ELSEWHERE.search(key) and "." not in key:
                    into(part, f"{name}.{key}" if name else key, depth - 1)

    into(value, "", DEPTH)
    return found


def leaf(value, column):
    if column:
        for key in column.split("."):
            value = (
                children(value).get(key)
                if not isinstance(value, (tuple, list)) or not key.isdigit()
                else item(value, int(key))
            )
    if not is_leaf(value):
        return None
    if isinstance(value, str):
        return value
    return float(value) if math.isfinite(value) else None


def item(value, place):
    return value[place] if place < len(value) else None
