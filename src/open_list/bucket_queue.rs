//! Buckets of equal f for searches in which f never falls: the fastest list, for the keys of `PackedPriority`.
//!
//! A cell goes into the bucket of its f, a ring of linked lists. When a bucket becomes the first that is not empty, its
//! entries are sorted once, by h and order of opening. What is put into the bucket that is being emptied belongs at its
//! end: with ties to the lowest h, because a step that keeps f lowers h; with `lifo`, because it is the newest. So it
//! is put there by insertion, which moves few entries or none.
//!
//! Needs a consistent heuristic (f never falls), ties to the lowest h or to the newest, and closed cells that stay
//! closed, for like `LazyHeap` it gives out improved cells twice.

use super::{Entry, OpenList};
use crate::priority::TIE_BITS;

const NONE: u32 = u32::MAX;
/// Buckets up to this size are sorted by insertion.
const SMALL: usize = 16;

/// What waits in a bucket that is not the first.
#[derive(Debug, Clone, Copy)]
struct Slot {
    rank: u64,
    cell: u32,
    next: u32,
}

/// h in the upper half, the order of opening in the lower; and the cell.
type Ranked = (u64, u32);

#[derive(Debug, Default)]
pub(crate) struct BucketQueue {
    /// The first slot of each bucket of the ring.
    heads: Vec<u32>,
    /// A bit for each bucket that is not empty.
    filled: Vec<u64>,
    slots: Vec<Slot>,
    free: u32,
    /// The bucket that is being emptied, first to leave last.
    first: Vec<Ranked>,
    /// The place of that bucket in the ring.
    first_bucket: usize,
    waiting: usize,
}

impl BucketQueue {
    /// Makes room for moves by which f grows by at most `growth`.
    pub(crate) fn prepare(&mut self, growth: u64) {
        let buckets = usize::try_from(growth + 1).expect("moves cost less than 2^32 units").next_power_of_two().max(64);
        if self.heads.len() != buckets {
            self.heads = vec![NONE; buckets];
            self.filled = vec![0; buckets / 64];
        }
    }

    #[inline]
    fn bucket(&self, f: u64) -> usize {
        #[expect(clippy::cast_possible_truncation, reason = "the ring is smaller than 2^32")]
        let low = f as usize;
        low & (self.heads.len() - 1)
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "measured: a call costs a tenth of an expansion")]
    fn insert(&mut self, Entry { key, order, cell }: Entry<u64>) {
        let bucket = self.bucket(key >> TIE_BITS);
        let rank = (key & ((1 << TIE_BITS) - 1)) << 32 | u64::from(order);
        if bucket == self.first_bucket {
            self.insert_first((rank, cell));
        } else {
            self.insert_later(bucket, rank, cell);
        }
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

    /// Makes a slot that is free.
    #[cold]
    fn add_slot(&mut self) {
        self.free = u32::try_from(self.slots.len()).expect("there are fewer slots than moves on a board");
        self.slots.push(Slot { rank: 0, cell: 0, next: NONE });
    }

    /// Makes the next bucket that is not empty the first. Tells whether there is one.
    #[inline]
    fn advance(&mut self) -> bool {
        if self.waiting == 0 {
            return false;
        }
        let bucket = self.next_filled(self.first_bucket);
        self.first_bucket = bucket;
        self.filled[bucket / 64] &= !(1 << (bucket % 64));
        let mut index = std::mem::replace(&mut self.heads[bucket], NONE);
        while index != NONE {
            let slot = &mut self.slots[index as usize];
            self.first.push((slot.rank, slot.cell));
            let next = std::mem::replace(&mut slot.next, self.free);
            self.free = index;
            index = next;
        }
        self.waiting -= self.first.len();
        sort_for_popping(&mut self.first);
        true
    }

    /// The first filled bucket after `from` in the ring.
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

impl OpenList<u64> for BucketQueue {
    fn reset(&mut self, _: usize) {
        if self.waiting > 0 {
            self.heads.fill(NONE);
            self.filled.fill(0);
        }
        self.slots.clear();
        self.first.clear();
        (self.free, self.first_bucket, self.waiting) = (NONE, 0, 0);
    }

    #[inline]
    fn push(&mut self, entry: Entry<u64>) {
        self.put(entry, None);
    }

    #[inline]
    fn improve(&mut self, entry: Entry<u64>, old: u64) {
        self.put(entry, Some(old));
    }

    #[inline]
    fn put(&mut self, entry: Entry<u64>, _: Option<u64>) {
        self.insert(entry);
    }

    fn first(&mut self) -> Option<u32> {
        if self.first.is_empty() {
            self.advance();
        }
        self.first.last().map(|entry| entry.1)
    }

    #[inline]
    fn pop(&mut self) -> Option<u32> {
        if self.first.is_empty() && !self.advance() {
            return None;
        }
        self.first.pop().map(|entry| entry.1)
    }

    fn is_empty(&self) -> bool {
        self.first.is_empty() && self.waiting == 0
    }
}
