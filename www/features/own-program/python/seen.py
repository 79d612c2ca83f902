"""What is seen of a program while it runs: what it removes from its lists, and what it prints."""

import io
import json
import time
import types

from starstep.tracing import Lines
from starstep.values import columns_in, leaf

# How many lines may be printed, and cells removed, in all.
MOST_LINES = 1_000_000
# How often the page is told, in seconds, and how many events it takes to look at the clock.
PAUSE = 0.1
LOOK = 256
CLOCK = time.perf_counter


class Ended(BaseException):
    """Ends the program, whatever it does about errors."""


class Seen:
    """What has been seen of a program since the page was told last."""

    def __init__(self, tell, is_watched):
        self.tell = tell
        self.is_watched = is_watched
        self.columns = {}
        self.around = {}
        # The calls that are going on, and what each was seen to remove.
        self.going = []
        self.lines = Lines()
        self.grown = 0
        self.events = 0
        self.line = []
        self.is_over = False
        self.begin()

    def begin(self):
        self.taken = []
        self.printed = []
        self.told = CLOCK()

    def flush(self):
        ran = self.lines.taken()
        if self.taken or self.printed or ran:
            within = {site: list(outer) for site, outer in self.around.items()}
            told = {"taken": self.taken, "ran": ran, "printed": self.printed, "columns": self.columns, "within": within}
            self.tell(json.dumps(told))
        self.begin()

    def count(self):
        if self.is_over:
            raise Ended
        self.events += 1
        if self.events > MOST_LINES:
            self.is_over = True
            raise Ended
        if self.events % LOOK == 0 and CLOCK() - self.told > PAUSE:
            self.flush()

    def taking(self, site, function):
        """A function that is called at a site, with what it removes."""
        if not self.is_watched:
            return function

        # What it is given runs with it.
        cut = self.lines.cut(True)

        def call(*args, **named):
            place = len(self.going)
            self.going.append(site)
            try:
                value = function(*args, **named)
            finally:
                del self.going[place:]
            owner = getattr(function, "__self__", None)
            name = getattr(function, "__name__", "")
            if isinstance(function, types.BuiltinMethodType):
                if name in ("append", "add", "insert"):
                    return value
                # What is removed by its name rather than its place.
                if args and (name in ("remove", "discard") or (name == "pop" and isinstance(owner, dict))):
                    self.take(site, args[0], cut)
                    return value
                if name in ("heappushpop", "heapreplace", "put"):
                    self.grown += 1
            if value is not None and value is not True and value is not False:
                self.take(site, value, cut)
            return value

        return call

    def adding(self, _, function):
        """A function that may add something to a list."""
        if not self.is_watched or not isinstance(function, types.BuiltinFunctionType):
            return function
        owner = getattr(function, "__self__", None)

        def call(*args, **named):
            if owner is None or isinstance(owner, types.ModuleType) or not hasattr(owner, "__len__"):
                self.grown += 1
                return function(*args, **named)
            before = len(owner)
            value = function(*args, **named)
            if len(owner) > before:
                self.grown += 1
            return value

        return call

    def chosen(self, site, cut, value):
        """What is chosen among others, with how many parts there were before it was looked for."""
        if self.is_watched and value is not None:
            self.take(site, value, cut)
        return value

    def losing(self, site, owner):
        self.owner = owner
        self.cut = self.lines.cut(True)
        return owner

    def lost(self, site, key):
        if self.is_watched:
            try:
                self.take(site, key if isinstance(self.owner, dict) else self.owner[key], self.cut)
            except (TypeError, LookupError):
                # It is no list, or has no such place, which Python says itself.
                pass
        self.owner = None
        return key

    def take(self, site, value, cut):
        self.count()
        with self.lines.looking():
            columns = self.columns.get(site) or columns_in(value)
            row = [leaf(value, column) for column in columns]
        if not columns:
            return
        self.columns[site] = columns
        outer = self.around.setdefault(site, set())
        outer.update(other for other in self.going if other != site)
        self.taken.append([site, row, self.grown, cut])

    def print(self, text):
        """Takes what is printed, a part of a line or several."""
        *lines, rest = text.split("\n")
        for line in lines:
            self.count()
            self.printed.append("".join(self.line) + line)
            self.line = []
        if rest:
            self.line.append(rest)

    def end_line(self):
        if self.line:
            self.print("\n")


class Output(io.TextIOBase):
    """Takes what is printed."""

    encoding = "utf-8"

    def __init__(self, seen):
        self.seen = seen

    def writable(self):
        return True

    def write(self, text):
        self.seen.print(text)
        return len(text)
