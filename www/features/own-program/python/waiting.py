"""Programs that wait go on at once: they wait so that somebody can watch, and here nobody does."""

import sys
import time


def pass_time():
    """Programs wait so that somebody can watch, and here nobody does."""
    time.sleep = lambda seconds: None
    wait_for_nobody()


def wait_for_nobody():
    """Has what waits for others run to its end, in the order in which it would, while no time passes."""
    if "asyncio" not in sys.modules:
        return
    import asyncio

    class Selector:
        def __init__(self, loop):
            self.loop = loop

        def select(self, pause):
            self.loop.now += pause or 0
            return []

    class Loop(asyncio.BaseEventLoop):
        def __init__(self):
            super().__init__()
            self.now = 0.0
            self._selector = Selector(self)

        def time(self):
            return self.now

        def _process_events(self, events):
            pass

        def _write_to_self(self):
            pass

        def run_until_complete(self, future):
            before = asyncio._get_running_loop()
            asyncio._set_running_loop(None)
            try:
                return super().run_until_complete(future)
            finally:
                asyncio._set_running_loop(before)

    asyncio.run = lambda main, **how: Loop().run_until_complete(main)
    asyncio.new_event_loop = asyncio.get_event_loop = Loop


def finished(coroutine):
    """What comes of a program that waits."""
    import asyncio

    return asyncio.run(coroutine)
