//! Open lists: the cells that a search has reached and not yet expanded.
//!
//! All of them give out their cells in the same order: by key, and equal ones by the order of opening, which the
//! entries carry. Only a binary heap with [`Habits`] does not.

mod binary_heap;
mod bucket_queue;
mod counted;
mod forest;
mod lazy_heap;
mod list;
mod sorted_list;
mod unsorted_list;

pub(crate) use binary_heap::{BinaryHeap, Habits};
pub(crate) use bucket_queue::{BucketQueue, Place};
pub(crate) use counted::CountedList;
pub(crate) use forest::{Forest, Waiting};
pub(crate) use lazy_heap::LazyHeap;
pub(crate) use list::{Entry, OpenList, Work};

#[cfg(test)]
mod tests {
    use super::sorted_list::SortedList;
    use super::unsorted_list::UnsortedList;
    use super::*;
    use crate::search::nodes::{CellState, Node, Nodes};

    /// Takes out the first cell that is not closed.
    fn pop_and_close<Q: OpenList<(u64, u32)>>(list: &mut Q, nodes: &mut Nodes) -> Option<u32> {
        loop {
            let cell = list.pop(nodes)?;
            if nodes.get(cell).state() != CellState::Closed {
                nodes.set(cell, Node::new(CellState::Closed, 0, 0));
                return Some(cell);
            }
        }
    }

    /// Runs the same pseudo-random pushes, improvements and pops on a list and on a plain sorted vector.
    fn check<Q: OpenList<(u64, u32)>>(mut list: Q, newest_first: bool) {
        let cells = 500;
        for round in 0..2 {
            list.reset(cells).unwrap();
            let order_of = |cell: u32| if newest_first { !cell } else { cell };
            let mut plain: Vec<((u64, u32), i64, u32)> = Vec::new();
            let mut nodes = Nodes::default();
            nodes.reset(cells).unwrap();
            let mut next_cell = 0;
            // f never falls: no key is below that of the cell that left last.
            let mut least = (0, 0);
            for i in 0..3000_u64 {
                let random = (i + round) * 2_654_435_761 % 1_000_003;
                match random % 4 {
                    0 | 1 if (next_cell as usize) < cells => {
                        let key = (least.0 + random % 50, u32::try_from(random % 7).unwrap());
                        list.push(Entry { key, order: order_of(next_cell), cell: next_cell });
                        let order = i64::from(next_cell) * if newest_first { -1 } else { 1 };
                        plain.push((key, order, next_cell));
                        next_cell += 1;
                    }
                    2 if !plain.is_empty() => {
                        let at = usize::try_from(random).unwrap() % plain.len();
                        let (old, _, cell) = plain[at];
                        plain[at].0 = least.max((old.0.saturating_sub(random % 7), old.1));
                        list.improve(Entry { key: plain[at].0, order: order_of(cell), cell }, old);
                    }
                    _ => {
                        plain.sort_unstable();
                        let expected = if plain.is_empty() { None } else { Some(plain.remove(0)) };
                        least = expected.map_or(least, |(key, _, _)| key);
                        let found = pop_and_close(&mut list, &mut nodes);
                        assert_eq!(found, expected.map(|(_, _, cell)| cell));
                    }
                }
            }
            plain.sort_unstable();
            let rest: Vec<u32> = plain.iter().map(|entry| entry.2).collect();
            let drained: Vec<u32> = std::iter::from_fn(|| pop_and_close(&mut list, &mut nodes)).collect();
            assert_eq!(drained, rest);
            assert!(list.is_empty());
        }
    }

    #[test]
    fn all_lists_give_out_cells_in_the_same_order() {
        for newest_first in [false, true] {
            check(BinaryHeap::new(Habits::default()), newest_first);
            check(LazyHeap::default(), newest_first);
            check(SortedList::default(), newest_first);
            check(UnsortedList::default(), newest_first);
        }
    }
}
