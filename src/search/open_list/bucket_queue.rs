//! Buckets of equal f for searches in which f never falls: the fastest list, for `bucketed.rs`.
//!
//! A cell goes into the bucket of its f, in a ring of buckets. When a bucket becomes the first that is not empty, its
//! entries are sorted once, by h and order of opening. Nearly half of them are stale: their cells have been improved
//! since and left from another bucket. These cells are closed by now, so the entries are dropped before the others are
//! sorted. Those have the g of their cell's node, so an entry need not keep h: it is f less g. An entry put into the
//! bucket that is being emptied belongs at its end: with ties to the lowest h, because a step that keeps f lowers h; with
//! `lifo`, because it is the newest. So it is put there by insertion, which moves few entries or none.
//!
//! Needs a consistent heuristic (f never falls), ties to the lowest h or to the newest, and closed cells that stay
//! closed, because it drops stale entries only once their cells are closed.

use crate::error::memory::{self, NoMemory};
use crate::search::nodes::NodeParts;

/// Entries lie in chunks of so many words. The first word of a chunk is the end of the previous one.
const CHUNK: usize = 16;
/// The end of an empty bucket, or of no chunk.
const NONE: u32 = 0;
/// Buckets up to this size are sorted by insertion.
const SMALL: usize = 8;
/// How many bits a cell takes: no board has more than 4096 × 4096.
const CELL_BITS: u32 = 24;

/// A cell and the moves that it has to look at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Place(u32);

impl Place {
    #[inline]
    pub(crate) fn new(cell: u32, moves: u8) -> Self {
        debug_assert!(cell >> CELL_BITS == 0, "cell {cell} must fit its bits");
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
    /// h, if it matters, in the upper half, the order of opening in the lower.
    rank: u64,
    place: Place,
    h: u32,
}

#[derive(Debug, Clone, Default)]
pub(crate) struct BucketQueue {
    /// Where the next entry of each bucket of the ring goes. A new chunk is needed first if that is a multiple of its
    /// size.
    ends: Vec<u32>,
    /// A set bit for each bucket that is not empty.
    filled: Vec<u64>,
    /// The chunks. Of an entry, the upper half is the order of opening, the lower one the place.
    chunks: Vec<u64>,
    /// The bucket that is being emptied, with the first to leave at the end.
    first: Vec<Ranked>,
    state: State,
}

#[derive(Debug, Clone, Copy, Default)]
struct State {
    /// How many low bits are zero in all costs, so that f needs no buckets for them.
    grain: u32,
    /// All bits of h if ties go to the lowest, or none.
    h_mask: u32,
    /// The f of the bucket that is being emptied.
    first_f: u64,
    /// How many entries are left in it.
    left: usize,
    /// How many other buckets are not empty.
    waiting: usize,
    /// How many chunks these have.
    in_use: usize,
    /// Where the chunks end that have ever been in use.
    used: usize,
    /// The end of the chunk that was freed last, whose first word is the end of the one before.
    free: u32,
}

impl BucketQueue {
    /// Empties the queue for moves by which f grows by at most `growth`, in steps of 2^`grain`, from `least_f` on. Ties
    /// go by the bits of h in the mask, and then by the order of opening.
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

    /// Makes room for so many more entries.
    pub(crate) fn make_room(&mut self, entries: usize) -> Result<(), NoMemory> {
        let State { left, in_use, used, .. } = self.state;
        // Each may need a chunk of its own, and all of them may be in the bucket that becomes the first.
        lengthen(&mut self.chunks, used + entries * CHUNK, 0)?;
        lengthen(&mut self.first, left.max(in_use * CHUNK) + entries, Ranked { rank: 0, place: Place(0), h: 0 })
    }

    /// Taken apart for a loop that keeps in registers where the parts lie.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "the parts stay in registers only where they are made")]
    pub(crate) fn parts(&mut self) -> QueueParts<'_> {
        let Self { ends, filled, chunks, first, state } = self;
        QueueParts { ends, filled, chunks, first, state: *state, saved: state }
    }
}

/// Makes a vector at least so long.
#[inline]
fn lengthen<T: Copy>(vec: &mut Vec<T>, length: usize, value: T) -> Result<(), NoMemory> {
    if vec.len() >= length { Ok(()) } else { memory::resize(vec, length.next_power_of_two(), value) }
}

/// The queue with room for some entries.
#[derive(Debug)]
pub(crate) struct QueueParts<'a> {
    ends: &'a mut [u32],
    filled: &'a mut [u64],
    chunks: &'a mut [u64],
    first: &'a mut [Ranked],
    state: State,
    saved: &'a mut State,
}

#[expect(clippy::inline_always, reason = "the parts stay in registers only if nothing is called")]
#[expect(clippy::cast_possible_truncation, reason = "rings, chunks and entries are smaller than 2^32")]
impl QueueParts<'_> {
    /// Puts in a cell that was opened, or improved while it was open.
    #[inline(always)]
    pub(crate) fn put(&mut self, f: u64, h: u32, order: u32, place: Place) {
        if f == self.state.first_f {
            let rank = u64::from(h & self.state.h_mask) << 32 | u64::from(order);
            self.insert_first(Ranked { rank, place, h });
        } else {
            self.insert_later(f, u64::from(order) << 32 | u64::from(place.0));
        }
    }

    /// Takes out the first cell, and its g.
    #[inline(always)]
    pub(crate) fn pop(&mut self, nodes: &NodeParts) -> Option<(Place, u64)> {
        while self.state.left == 0 {
            if self.state.waiting == 0 {
                return None;
            }
            self.advance(nodes);
        }
        self.state.left -= 1;
        let Ranked { place, h, .. } = self.first[self.state.left];
        Some((place, self.state.first_f - u64::from(h)))
    }

    /// Puts back how far the queue is.
    pub(crate) fn save(self) {
        *self.saved = self.state;
    }

    #[inline(always)]
    fn bucket(&self, f: u64) -> usize {
        let grain = self.state.grain;
        debug_assert!(f.trailing_zeros() >= grain, "f {f} must be a multiple of 2^{grain}");
        (f >> grain) as usize & (self.ends.len() - 1)
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
        if (end as usize).is_multiple_of(CHUNK) {
            end = self.begin_chunk(bucket, end);
        }
        self.chunks[end as usize] = entry;
        self.ends[bucket] = end + 1;
    }

    /// Gives a chunk to a bucket that has none or only full ones. Returns where its first entry goes.
    #[inline(always)]
    fn begin_chunk(&mut self, bucket: usize, end: u32) -> u32 {
        let state = &mut self.state;
        if end == NONE {
            self.filled[bucket / 64] |= 1 << (bucket % 64);
            state.waiting += 1;
        }
        let mut begin = state.used;
        if state.free == NONE {
            state.used += CHUNK;
        } else {
            begin = state.free as usize - CHUNK;
            state.free = self.chunks[begin] as u32;
        }
        state.in_use += 1;
        self.chunks[begin] = u64::from(end);
        begin as u32 + 1
    }

    /// Makes the next bucket that is not empty the first.
    #[inline(always)]
    fn advance(&mut self, nodes: &NodeParts) {
        let before = self.bucket(self.state.first_f);
        let bucket = next_filled(self.filled, before);
        let steps = bucket.wrapping_sub(before) & (self.ends.len() - 1);
        self.state.first_f += (steps as u64) << self.state.grain;
        self.filled[bucket / 64] &= !(1 << (bucket % 64));
        self.state.waiting -= 1;
        let mut end = std::mem::replace(&mut self.ends[bucket], NONE);
        let mut kept = 0;
        // From the newest to the oldest, which is nearly in order.
        while end != NONE {
            let begin = (end as usize - 1) / CHUNK * CHUNK;
            for entry in self.chunks[begin + 1..end as usize].iter().rev() {
                let place = Place(*entry as u32);
                let node = nodes.get(place.cell());
                let h = (self.state.first_f - node.g()) as u32;
                let rank = u64::from(h & self.state.h_mask) << 32 | *entry >> 32;
                self.first[kept] = Ranked { rank, place, h };
                // Without a branch, which the processor could predict no better than a coin toss.
                kept += usize::from(!node.is_closed());
            }
            end = std::mem::replace(&mut self.chunks[begin], u64::from(self.state.free)) as u32;
            self.state.free = (begin + CHUNK) as u32;
            self.state.in_use -= 1;
        }
        self.state.left = kept;
        sort_for_popping(&mut self.first[..kept]);
    }
}

/// The first bucket after `from` in the ring that is not empty.
#[inline]
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
#[inline]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::nodes::Nodes;

    const CELLS: u32 = 3000;
    /// No f is further than this from that of the cell that left last.
    const GROWTH: u32 = 60;

    /// Opens, improves and takes out cells at random, and compares with a plain list that is searched through.
    fn check(queue: &mut BucketQueue, ties_to_low_h: bool, grain: u32, seed: u64) {
        let mut random = seed;
        let mut next = |below: u32| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            u32::try_from(random >> 33).unwrap() % below
        };
        let mut nodes = Nodes::default();
        nodes.reset(CELLS as usize).unwrap();
        let (h_mask, begin) = if ties_to_low_h { (u32::MAX, 1000 << grain) } else { (0, 5000 << grain) };
        queue.reset(u64::from(GROWTH << grain), grain, h_mask, begin).unwrap();
        let place = |cell: u32| Place::new(cell, u8::try_from(cell % 251).unwrap());
        // f, h, order and cell of what is in the queue. With ties to the newest, orders are counted down.
        let mut plain: Vec<(u64, u32, u32, u32)> = Vec::new();
        let (mut opened, mut closed, mut last_f, mut last_h) = (0, 0, begin, 900);
        while closed < CELLS {
            queue.make_room(16).unwrap();
            let (mut nodes, mut queue) = (nodes.parts(CELLS as usize), queue.parts());
            for _ in 0..16 {
                match next(3) {
                    0 if opened < CELLS => {
                        let f = last_f + u64::from(next(GROWTH) << grain);
                        // In the bucket that is being emptied h does not rise.
                        let h = if f == last_f { last_h - next(2).min(last_h) } else { 500 + next(200) };
                        let order = if ties_to_low_h { opened } else { !opened };
                        nodes.open(opened, f - u64::from(h), 0);
                        queue.put(f, h, order, place(opened));
                        plain.push((f, h, order, opened));
                        opened += 1;
                    }
                    1 if !plain.is_empty() => {
                        let at = next(u32::try_from(plain.len()).unwrap()) as usize;
                        let (old, h, order, cell) = plain[at];
                        let f = old - u64::from(next(20) << grain);
                        if f < old && f > last_f {
                            nodes.open(cell, f - u64::from(h), 0);
                            queue.put(f, h, order, place(cell));
                            plain[at].0 = f;
                        }
                    }
                    _ => {
                        let first = plain.iter().min_by_key(|(f, h, order, _)| (*f, h & h_mask, *order)).copied();
                        let Some((f, h, _, cell)) = first else { continue };
                        assert_eq!(queue.pop(&nodes), Some((place(cell), f - u64::from(h))));
                        nodes.close(cell);
                        plain.retain(|entry| entry.3 != cell);
                        (last_f, last_h) = (f, h);
                        closed += 1;
                    }
                }
            }
            queue.save();
        }
        assert_eq!(queue.parts().pop(&nodes.parts(CELLS as usize)), None);
    }

    #[test]
    fn cells_leave_by_f_then_h_then_order() {
        let mut queue = BucketQueue::default();
        for seed in 0..20 {
            check(&mut queue, true, 0, seed);
            check(&mut queue, true, 1, seed);
            check(&mut queue, false, 0, seed);
        }
    }
}
