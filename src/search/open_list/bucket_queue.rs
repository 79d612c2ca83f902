//! Buckets of equal f for searches in which f never falls: the fastest list, for the keys of `WholePriority`.
//!
//! A cell goes into the bucket of its f, a ring of linked lists. When a bucket becomes the first that is not empty, its
//! entries are sorted once, by h and order of opening. Nearly half of them are stale: their cells have been improved
//! since and left from another bucket. These cells are closed by now, so the entries are dropped before the others are
//! sorted. An entry put into the bucket that is being emptied belongs at its end: with ties to the lowest h, because a
//! step that keeps f lowers h; with `lifo`, because it is the newest. So it is put there by insertion, which moves few
//! entries or none.
//!
//! Needs a consistent heuristic (f never falls), ties to the lowest h or to the newest, and closed cells that stay
//! closed, because it drops stale entries only once their cells are closed.

use super::list::{Entry, OpenList};
use crate::error::memory::{self, NoMemory};
use crate::search::nodes::Nodes;

const NONE: u32 = u32::MAX;
/// Buckets up to this size are sorted by insertion.
const SMALL: usize = 8;

/// An entry waiting in a bucket that is not the first.
#[derive(Debug, Clone, Copy)]
struct Slot {
    rank: u64,
    cell: u32,
    next: u32,
}

/// f and, if it matters, h.
type Key = (u64, u32);

/// h in the upper half, the order of opening in the lower; and the cell.
type Ranked = (u64, u32);

#[derive(Debug, Clone, Default)]
pub(crate) struct BucketQueue {
    /// How many low bits are zero in all costs, so that f needs no buckets for them.
    grain: u32,
    /// The first slot of each bucket of the ring.
    heads: Vec<u32>,
    /// A set bit for each bucket that is not empty.
    filled: Vec<u64>,
    slots: Vec<Slot>,
    free: u32,
    /// The bucket that is being emptied, with the first to leave at the end.
    first: Vec<Ranked>,
    /// The place of that bucket in the ring.
    first_bucket: usize,
    waiting: usize,
}

impl BucketQueue {
    /// Makes room for moves by which f grows by at most `growth`, in steps of 2^`grain`.
    #[inline(never)]
    pub(crate) fn prepare(&mut self, growth: u64, grain: u32) -> Result<(), NoMemory> {
        let steps = usize::try_from(growth >> grain).expect("moves cost less than 2^32 units");
        let buckets = (steps + 1).next_power_of_two().max(64);
        self.grain = grain;
        if self.heads.len() != buckets {
            self.heads = Vec::new();
            self.filled = memory::filled(buckets / 64, 0)?;
            self.heads = memory::filled(buckets, NONE)?;
        }
        Ok(())
    }

    #[inline]
    fn bucket(&self, f: u64) -> usize {
        debug_assert!(f.trailing_zeros() >= self.grain, "f {f} must be a multiple of 2^{}", self.grain);
        #[expect(clippy::cast_possible_truncation, reason = "the ring is smaller than 2^32")]
        let low = (f >> self.grain) as usize;
        low & (self.heads.len() - 1)
    }

    #[inline]
    fn insert_first(&mut self, entry: Ranked) {
        let mut place = self.first.len();
        self.first.push(entry);
        while place > 0 && self.first[place - 1].0 < entry.0 {
            self.first[place] = self.first[place - 1];
            place -= 1;
        }
        self.first[place] = entry;
    }

    #[inline]
    fn insert_later(&mut self, bucket: usize, rank: u64, cell: u32) {
        if self.free == NONE {
            self.add_slot();
        }
        let index = self.free;
        let slot = &mut self.slots[index as usize];
        self.free = slot.next;
        *slot = Slot { rank, cell, next: std::mem::replace(&mut self.heads[bucket], index) };
        self.filled[bucket / 64] |= 1 << (bucket % 64);
        self.waiting += 1;
    }

    /// Adds a free slot.
    #[cold]
    fn add_slot(&mut self) {
        self.free = u32::try_from(self.slots.len()).expect("there are fewer slots than moves on a board");
        self.slots.push(Slot { rank: 0, cell: 0, next: NONE });
    }

    /// Makes the next non-empty bucket the first. Returns whether there is one.
    #[inline]
    fn advance(&mut self, nodes: &Nodes) -> bool {
        if self.waiting == 0 {
            return false;
        }
        let bucket = self.next_filled(self.first_bucket);
        self.first_bucket = bucket;
        self.filled[bucket / 64] &= !(1 << (bucket % 64));
        let head = std::mem::replace(&mut self.heads[bucket], NONE);
        let mut index = head;
        loop {
            let slot = &mut self.slots[index as usize];
            // Without a branch, which the processor could predict no better than a coin toss.
            self.first.push((slot.rank, slot.cell));
            let kept = self.first.len() - usize::from(nodes.is_closed(slot.cell));
            self.first.truncate(kept);
            self.waiting -= 1;
            if slot.next == NONE {
                slot.next = self.free;
                self.free = head;
                break;
            }
            index = slot.next;
        }
        sort_for_popping(&mut self.first);
        true
    }

    /// The first non-empty bucket after `from` in the ring.
    fn next_filled(&self, from: usize) -> usize {
        let words = self.filled.len();
        let start = (from + 1) % self.heads.len();
        let mut word = self.filled[start / 64] & (u64::MAX << (start % 64));
        let mut at = start / 64;
        while word == 0 {
            at = (at + 1) % words;
            word = self.filled[at];
        }
        at * 64 + word.trailing_zeros() as usize
    }
}

/// Sorts so that what leaves first is last. Most buckets are small, and nearly in order.
#[inline]
fn sort_for_popping(entries: &mut [Ranked]) {
    if entries.len() > SMALL {
        entries.sort_unstable_by_key(|entry| std::cmp::Reverse(entry.0));
        return;
    }
    for i in 1..entries.len() {
        let entry = entries[i];
        let mut place = i;
        while place > 0 && entries[place - 1].0 < entry.0 {
            entries[place] = entries[place - 1];
            place -= 1;
        }
        entries[place] = entry;
    }
}

impl OpenList<Key> for BucketQueue {
    fn reset(&mut self, _: usize) -> Result<(), NoMemory> {
        for (buckets, heads) in self.filled.iter_mut().zip(self.heads.chunks_mut(64)) {
            while *buckets != 0 {
                heads[buckets.trailing_zeros() as usize] = NONE;
                *buckets &= *buckets - 1;
            }
        }
        self.slots.clear();
        self.first.clear();
        (self.free, self.first_bucket, self.waiting) = (NONE, 0, 0);
        Ok(())
    }

    #[inline]
    fn make_room(&mut self, entries: usize) -> Result<(), NoMemory> {
        memory::reserve(&mut self.slots, entries)?;
        // All waiting entries may be in the bucket that becomes the first.
        memory::reserve(&mut self.first, entries + self.waiting)
    }

    #[inline]
    fn push(&mut self, entry: Entry<Key>) {
        self.put(entry, None);
    }

    #[inline]
    fn improve(&mut self, entry: Entry<Key>, old: Key) {
        self.put(entry, Some(old));
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "measured: a call costs a tenth of an expansion")]
    fn put(&mut self, Entry { key: (f, h), order, cell }: Entry<Key>, _: Option<Key>) {
        let bucket = self.bucket(f);
        let rank = u64::from(h) << 32 | u64::from(order);
        if bucket == self.first_bucket {
            self.insert_first((rank, cell));
        } else {
            self.insert_later(bucket, rank, cell);
        }
    }

    fn first(&mut self, nodes: &Nodes) -> Option<u32> {
        while self.first.is_empty() && self.advance(nodes) {}
        self.first.last().map(|entry| entry.1)
    }

    #[inline]
    fn pop(&mut self, nodes: &Nodes) -> Option<u32> {
        while self.first.is_empty() {
            if !self.advance(nodes) {
                return None;
            }
        }
        self.first.pop().map(|entry| entry.1)
    }

    fn is_empty(&self) -> bool {
        self.first.is_empty() && self.waiting == 0
    }
}
