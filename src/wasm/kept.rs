//! The memory that finding paths keeps from query to query. In Rust a solver is dropped when its owner is done; in
//! JavaScript nobody may say so, and garbage is collected late, or never where a program does not pause. So only the
//! solvers that found a path last keep this memory, which is most of what a solver has; others find theirs anew.

use crate::Solver as Core;
use crate::search::workspace::FastWorkspace;
use std::cell::RefCell;
use std::rc::{Rc, Weak};

/// How many solvers keep it: programs that alternate between more than these are rare.
const MOST: usize = 8;

thread_local! {
    /// Those that found a path last, the latest at the end.
    static LATEST: RefCell<Vec<Weak<RefCell<FastWorkspace>>>> = const { RefCell::new(Vec::new()) };
}

/// What one solver keeps.
#[derive(Default)]
pub(crate) struct Kept(Rc<RefCell<FastWorkspace>>);

impl Kept {
    /// Has a core find something with what is kept.
    pub(crate) fn lent_to<T>(&self, core: &mut Core, find: impl FnOnce(&mut Core) -> T) -> T {
        LATEST.with_borrow_mut(|latest| {
            // Mostly the same solver is asked again.
            if latest.last().is_none_or(|kept| kept.as_ptr() != Rc::as_ptr(&self.0)) {
                self.become_latest(latest);
            }
        });
        let mut kept = self.0.borrow_mut();
        core.swap_work(&mut kept);
        let found = find(core);
        core.swap_work(&mut kept);
        found
    }

    /// If there are too many, this solver gets what the first of them keeps, which on boards of the same size is what it
    /// needs, and leaves no holes in memory.
    fn become_latest(&self, latest: &mut Vec<Weak<RefCell<FastWorkspace>>>) {
        let own = Rc::as_ptr(&self.0);
        latest.retain(|kept| kept.strong_count() > 0 && kept.as_ptr() != own);
        latest.push(Rc::downgrade(&self.0));
        let first = (latest.len() > MOST).then(|| latest.remove(0));
        if let Some(first) = first.and_then(|kept| kept.upgrade()) {
            // One that was not among the latest keeps nothing.
            self.0.swap(&first);
        }
    }
}
