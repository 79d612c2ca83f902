//! The open list of jumps that need not be shown: a four-ary heap without its first place, in which the best of the
//! entries that an expansion puts in waits aside.
//!
//! Whatever is put in next to the first place would have to be moved again when the next cell is taken out. Here the
//! entry that waits aside is either the next to leave, and then never enters the heap, or it fills the place of the one
//! that leaves, and the heap is put in order once for both.

use crate::error::memory::{self, NoMemory};

/// What waits to leave: entries with a smaller key first, equal ones with a smaller tie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Waiting {
    pub(crate) key: u64,
    pub(crate) tie: u64,
}

impl Waiting {
    /// In the places that are free. No entry has this key.
    const NONE: Self = Self { key: u64::MAX, tie: u64::MAX };

    #[inline]
    #[expect(clippy::needless_bitwise_bool, reason = "measured: no processor can guess the answer, so no branches")]
    fn is_before(&self, other: &Self) -> bool {
        (self.key < other.key) | (self.key == other.key) & (self.tie < other.tie)
    }
}

/// As many entries as have the same parent.
const CHILDREN: usize = 4;

/// Four heaps side by side, in groups of four: the first group has no parent, and that below place i is group i + 1.
#[derive(Debug, Clone, Default)]
pub(crate) struct Forest {
    groups: Vec<[Waiting; CHILDREN]>,
    /// How many entries the groups have.
    length: usize,
    aside: Option<Waiting>,
}

impl Forest {
    pub(crate) fn clear(&mut self) {
        self.groups.clear();
        self.length = 0;
        self.aside = None;
    }

    /// Makes room for this many more entries.
    #[inline]
    pub(crate) fn make_room(&mut self, entries: usize) -> Result<(), NoMemory> {
        memory::reserve(&mut self.groups, entries / CHILDREN + 1)
    }

    #[inline]
    pub(crate) fn push(&mut self, entry: Waiting) {
        match &mut self.aside {
            None => self.aside = Some(entry),
            Some(best) => {
                let other = if entry.is_before(best) { std::mem::replace(best, entry) } else { entry };
                self.insert(other);
            }
        }
    }

    /// Takes out the entry that comes first.
    #[inline]
    pub(crate) fn pop(&mut self) -> Option<Waiting> {
        let Some(group) = self.groups.first() else { return self.aside.take() };
        let place = first_of(group);
        let first = group[place];
        if let Some(aside) = self.aside.take() {
            if aside.is_before(&first) {
                return Some(aside);
            }
            self.sink(place, aside);
            return Some(first);
        }
        let last = self.remove_last()?;
        if place < self.length {
            self.sink(place, last);
        }
        Some(first)
    }

    #[inline]
    fn remove_last(&mut self) -> Option<Waiting> {
        self.length = self.length.checked_sub(1)?;
        let last = std::mem::replace(self.at(self.length), Waiting::NONE);
        if self.length.is_multiple_of(CHILDREN) {
            self.groups.pop();
        }
        Some(last)
    }

    #[inline]
    fn at(&mut self, place: usize) -> &mut Waiting {
        &mut self.groups[place / CHILDREN][place % CHILDREN]
    }

    #[inline]
    fn insert(&mut self, entry: Waiting) {
        let mut hole = self.length;
        self.length += 1;
        if hole.is_multiple_of(CHILDREN) {
            self.groups.push([Waiting::NONE; CHILDREN]);
        }
        while hole >= CHILDREN {
            let parent = hole / CHILDREN - 1;
            let above = *self.at(parent);
            if !entry.is_before(&above) {
                break;
            }
            *self.at(hole) = above;
            hole = parent;
        }
        *self.at(hole) = entry;
    }

    /// Moves entries up from below a place until the entry fits in.
    #[inline]
    fn sink(&mut self, place: usize, entry: Waiting) {
        let mut hole = place;
        while let Some(group) = self.groups.get(hole + 1) {
            let child = first_of(group);
            let below = group[child];
            if !below.is_before(&entry) {
                break;
            }
            *self.at(hole) = below;
            hole = CHILDREN * (hole + 1) + child;
        }
        *self.at(hole) = entry;
    }
}

/// The place of the entry that comes first.
#[inline]
fn first_of(group: &[Waiting; CHILDREN]) -> usize {
    let left = usize::from(group[1].is_before(&group[0]));
    let right = 2 + usize::from(group[3].is_before(&group[2]));
    if group[right].is_before(&group[left]) { right } else { left }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_leave_in_order() {
        let (mut forest, mut plain) = (Forest::default(), Vec::<Waiting>::new());
        let mut random = 1_u64;
        for tie in 0..5000_u64 {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            // More is put in than taken out, and then the other way round.
            for _ in 0..random >> 60 & if tie < 2500 { 3 } else { 1 } {
                let entry = Waiting { key: random >> 33 & 63, tie: !tie };
                forest.make_room(1).unwrap();
                forest.push(entry);
                plain.push(entry);
            }
            plain.sort_unstable_by_key(|entry| std::cmp::Reverse((entry.key, entry.tie)));
            assert_eq!(forest.pop(), plain.pop());
        }
        while let Some(entry) = plain.pop() {
            assert_eq!(forest.pop(), Some(entry));
        }
        assert_eq!(forest.pop(), None);
    }
}
