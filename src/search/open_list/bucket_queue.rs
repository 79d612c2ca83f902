//! Buckets of equal f for searches in which f never falls: the fastest list, for the keys of `WholePriority`.
//!
//! A cell goes into the bucket of its f, in a ring of buckets. When a bucket becomes the first that is not empty, its
//! entries are sorted once, by h and order of opening. Nearly half of them are stale: their cells have been improved
//! since and left from another bucket. These cells are closed by now, so the entries are dropped before the others are
//! sorted. All others have the g of their cell's node, so h need not be kept: it is what f exceeds g by. An entry put
//! into the bucket that is being emptied belongs at its end: with ties to the lowest h, because a step that keeps f
//! lowers h; with `lifo`, because it is the newest. So it is put there by insertion, which moves few entries or none.
//!
//! Needs a consistent heuristic (f never falls), ties to the lowest h or to the newest, and closed cells that stay
//! closed, because it drops stale entries only once their cells are closed.

use crate::error::memory::{self, NoMemory};
use crate::search::nodes::Generation;

/// Entries lie in chunks of a cache line. The first word of a chunk leads to the next one.
const CHUNK: usize = 8;
/// The end of an empty bucket; no chunk.
const NONE: u32 = 0;
/// Buckets up to this size are sorted by insertion.
const SMALL: usize = 8;

/// A cell with the moves that it has to look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place(u32);

/// How many bits a cell takes.
const CELL_BITS: u32 = 24;

impl Place {
    #[inline]
    pub(crate) fn new(cell: u32, moves: u8) -> Self {
        debug_assert!(cell >> CELL_BITS == 0, "there are no more than 4096 x 4096 cells");
        Self(u32::from(moves) << CELL_BITS | cell)
    }

    #[inline]
    pub(crate) fn cell(self) -> u32 {
        self.0 & ((1 << CELL_BITS) - 1)
    }

    #[inline]
    pub(crate) fn moves(self) -> u8 {
        (self.0 >> CELL_BITS) as u8
    }
}

/// An entry of the bucket that is being emptied.
#[derive(Debug, Clone, Copy)]
struct Ranked {
    /// h in the upper half, the order of opening in the lower.
    rank: u64,
    place: Place,
    h: u32,
}

#[derive(Debug, Clone, Default)]
pub(crate) struct BucketQueue {
    /// For each bucket of the ring the place behind its newest entry.
    ends: Vec<u32>,
    /// A set bit for each bucket that is not empty.
    filled: Vec<u64>,
    /// The order of opening in the upper half of an entry, the cell in the lower.
    entries: Vec<u64>,
    /// The bucket that is being emptied, with the first to leave at the end.
    first: Vec<Ranked>,
    state: State,
}

/// How far the queue is, apart from what its entries tell.
#[derive(Debug, Clone, Copy, Default)]
struct State {
    /// How many low bits are zero in all costs, so that f needs no buckets for them.
    grain: u32,
    /// All bits of h if ties go to the lowest, or none.
    h_mask: u32,
    /// The f of the bucket that is being emptied, and how many entries are left in it.
    first_f: u64,
    left: usize,
    /// How many buckets are not empty, apart from that one.
    waiting: usize,
    /// How many chunks hold entries of these, and how many words have ever been in a chunk.
    chunks: usize,
    used: usize,
    /// The end of a chunk that is free, whose first word leads to the next one.
    free: u32,
}

impl BucketQueue {
    /// Empties the queue, for moves by which f grows by at most `growth`, in steps of 2^`grain`. Ties go to the lowest h,
    /// or only by the order of opening.
    #[inline(never)]
    pub(crate) fn reset(&mut self, growth: u64, grain: u32, h_mask: u32, least_f: u64) -> Result<(), NoMemory> {
        let steps = usize::try_from(growth >> grain).expect("moves cost less than 2^32 units");
        let buckets = (steps + 1).next_power_of_two().max(64);
        if self.ends.len() == buckets {
            for (filled, ends) in self.filled.iter_mut().zip(self.ends.chunks_mut(64)) {
                while *filled != 0 {
                    ends[filled.trailing_zeros() as usize] = NONE;
                    *filled &= *filled - 1;
                }
            }
        } else {
            self.ends = Vec::new();
            self.filled = memory::filled(buckets / 64, 0)?;
            self.ends = memory::filled(buckets, NONE)?;
        }
        self.state = State { grain, h_mask, first_f: least_f, ..State::default() };
        Ok(())
    }

    /// The queue with room for this many more entries.
    #[inline]
    pub(crate) fn with_room(&mut self, more: usize) -> Result<Buckets<'_>, NoMemory> {
        // Each may begin a chunk, and all entries may be in the bucket that becomes the first.
        lengthen(&mut self.entries, self.state.used + more * CHUNK, 0)?;
        lengthen(&mut self.first, self.state.left.max((self.state.chunks + 1) * CHUNK) + more, Ranked { rank: 0, place: Place(0), h: 0 })?;
        Ok(self.parts())
    }
}

impl BucketQueue {
    #[inline(always)]
    pub(crate) fn parts(&mut self) -> Buckets<'_> {
        let Self { ends, filled, entries, first, state } = self;
        Buckets { ends, filled, entries, first, state: *state, saved: state }
    }
}

/// Makes a vector at least this long.
#[inline]
fn lengthen<T: Copy>(vec: &mut Vec<T>, length: usize, value: T) -> Result<(), NoMemory> {
    if vec.len() >= length { Ok(()) } else { memory::resize(vec, length.next_power_of_two(), value) }
}

/// A queue with room for some entries, in parts that stay where they are, so that a loop can keep them in registers.
#[derive(Debug)]
pub(crate) struct Buckets<'a> {
    ends: &'a mut [u32],
    filled: &'a mut [u64],
    entries: &'a mut [u64],
    first: &'a mut [Ranked],
    state: State,
    saved: &'a mut State,
}

#[expect(clippy::inline_always, reason = "measured: a call costs a tenth of an expansion")]
impl Buckets<'_> {
    /// Puts in a cell that was opened with this f and h, or improved to these.
    #[inline(always)]
    pub(crate) fn put(&mut self, f: u64, h: u32, order: u32, place: Place) {
        if f == self.state.first_f {
            let rank = u64::from(h & self.state.h_mask) << 32 | u64::from(order);
            self.insert_first(Ranked { rank, place, h });
        } else {
            self.insert_later(f, u64::from(order) << 32 | u64::from(place.0));
        }
    }

    #[inline(always)]
    fn bucket(&self, f: u64) -> usize {
        let grain = self.state.grain;
        debug_assert!(f.trailing_zeros() >= grain, "f {f} must be a multiple of 2^{grain}");
        #[expect(clippy::cast_possible_truncation, reason = "the ring is smaller than 2^32")]
        let low = (f >> grain) as usize;
        low & (self.ends.len() - 1)
    }

    #[inline(always)]
    fn insert_first(&mut self, entry: Ranked) {
        let mut place = self.state.left;
        while place > 0 && self.first[place - 1].rank < entry.rank {
            self.first[place] = self.first[place - 1];
            place -= 1;
        }
        self.first[place] = entry;
        self.state.left += 1;
    }

    #[inline(always)]
    fn insert_later(&mut self, f: u64, entry: u64) {
        let bucket = self.bucket(f);
        let mut end = self.ends[bucket];
        if end as usize % CHUNK == 0 {
            end = self.begin_chunk(bucket, end);
        }
        self.entries[end as usize] = entry;
        self.ends[bucket] = end + 1;
    }

    /// A new chunk for a bucket that is empty or whose chunk is full. Returns where its first entry goes.
    #[inline(always)]
    fn begin_chunk(&mut self, bucket: usize, end: u32) -> u32 {
        if end == NONE {
            self.filled[bucket / 64] |= 1 << (bucket % 64);
            self.state.waiting += 1;
        }
        self.state.chunks += 1;
        let mut begin = self.state.used;
        if self.state.free == NONE {
            self.state.used += CHUNK;
        } else {
            begin = self.state.free as usize - CHUNK;
            self.state.free = self.entries[begin] as u32;
        }
        self.entries[begin] = u64::from(end);
        begin as u32 + 1
    }

    /// Takes out the first cell. With its g.
    #[inline(always)]
    pub(crate) fn pop(&mut self, nodes: &Generation) -> Option<(Place, u64)> {
        while self.state.left == 0 {
            if !self.advance(nodes) {
                return None;
            }
        }
        self.state.left -= 1;
        let Ranked { place, h, .. } = self.first[self.state.left];
        Some((place, self.state.first_f - u64::from(h)))
    }

    /// Makes the next non-empty bucket the first. Returns whether there is one.
    #[inline(always)]
    fn advance(&mut self, nodes: &Generation) -> bool {
        if self.state.waiting == 0 {
            return false;
        }
        let (from, mask) = (self.bucket(self.state.first_f), self.ends.len() - 1);
        let bucket = next_filled(self.filled, from);
        self.state.first_f += ((bucket.wrapping_sub(from) & mask) as u64) << self.state.grain;
        self.state.waiting -= 1;
        self.filled[bucket / 64] &= !(1 << (bucket % 64));
        let mut end = std::mem::replace(&mut self.ends[bucket], NONE) as usize;
        let mut kept = 0;
        while end != NONE as usize {
            let begin = (end - 1) / CHUNK * CHUNK;
            for entry in self.entries[begin + 1..end].iter().rev() {
                let place = Place(*entry as u32);
                let node = nodes.get(place.cell());
                let h = (self.state.first_f - node.g()) as u32;
                let rank = u64::from(h & self.state.h_mask) << 32 | *entry >> 32;
                self.first[kept] = Ranked { rank, place, h };
                // Without a branch, which the processor could predict no better than a coin toss.
                kept += usize::from(!nodes.is_closed(node));
            }
            end = self.entries[begin] as usize;
            self.entries[begin] = u64::from(self.state.free);
            self.state.free = (begin + CHUNK) as u32;
            self.state.chunks -= 1;
        }
        self.state.left = kept;
        sort_for_popping(&mut self.first[..kept]);
        true
    }

    /// Keeps how far it is for the next room.
    pub(crate) fn save(self) {
        *self.saved = self.state;
    }
}

/// The first non-empty bucket after `from` in the ring.
#[inline(always)]
fn next_filled(filled: &[u64], from: usize) -> usize {
    let start = (from + 1) % (filled.len() * 64);
    let mut at = start / 64;
    let mut word = filled[at] & (u64::MAX << (start % 64));
    while word == 0 {
        at = (at + 1) % filled.len();
        word = filled[at];
    }
    at * 64 + word.trailing_zeros() as usize
}

/// Sorts so that what leaves first is last. Most buckets are small, and nearly in order.
#[inline(always)]
fn sort_for_popping(entries: &mut [Ranked]) {
    if entries.len() > SMALL {
        entries.sort_unstable_by_key(|entry| std::cmp::Reverse(entry.rank));
        return;
    }
    for i in 1..entries.len() {
        let entry = entries[i];
        let mut place = i;
        while place > 0 && entries[place - 1].rank < entry.rank {
            entries[place] = entries[place - 1];
            place -= 1;
        }
        entries[place] = entry;
    }
}
