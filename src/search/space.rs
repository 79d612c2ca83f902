//! Where a search goes: what the one loop asks of the ground, whatever its shape.

use crate::rules::priority::Rules;
use crate::search::ends::Goals;
use crate::search::nodes::Node;

/// Cells, and steps from each to others in up to eight directions. A grid with 4 or 8 neighbors is one, see
/// [`Field`](crate::search::field::Field); cells of another shape are one, and so are states that know more than where they
/// are.
pub(crate) trait Space {
    /// Where a cell is, as far as estimates need to know.
    type Place: Copy;

    /// How many cells there are; they are numbered from 0.
    fn cells(&self) -> usize;

    fn rules(&self) -> &Rules;

    fn start(&self) -> u32;

    fn goals(&self) -> Goals<'_>;

    fn place(&self, cell: u32) -> Self::Place;

    /// How far it is to the nearest goal, as the columns and rows from which estimates are made.
    fn distance(&self, place: Self::Place) -> (u32, u32);

    /// The same after a step.
    fn distance_after(&self, place: Self::Place, direction: u8) -> (u32, u32);

    /// The directions and cells that a closed cell has to look at, in neighbor order.
    fn steps_from(&self, cell: u32, node: Node) -> impl Iterator<Item = (u8, u32)>;

    /// What entering a cell by a step in this direction costs, in units.
    fn step_cost(&self, to: u32, direction: u8) -> u64;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::options::{HeuristicKind, Options};
    use crate::rules::priority::{FloatPriority, Order};
    use crate::search::best_first::{advance, begin};
    use crate::search::expansion::Status;
    use crate::search::open_list::LazyHeap;
    use crate::search::reached::Reached;
    use crate::search::recorder::NoRecorder;

    const SIDE: u32 = 17;

    /// Hexagons in a parallelogram: a step changes one of two coordinates, or both against each other.
    struct Hexagons {
        walls: Vec<bool>,
        goals: Vec<u32>,
        rules: Rules,
    }

    const STEPS: [(i32, i32); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

    impl Hexagons {
        fn neighbor(&self, cell: u32, (dq, dr): (i32, i32)) -> Option<u32> {
            let (q, r) = self.place(cell);
            let (q, r) = (q.wrapping_add_signed(dq), r.wrapping_add_signed(dr));
            (q < SIDE && r < SIDE).then(|| r * SIDE + q).filter(|cell| !self.walls[*cell as usize])
        }

        /// The steps to every cell that can be reached, by a flood.
        fn steps(&self) -> Vec<Option<u64>> {
            let mut found = vec![None; self.cells()];
            found[self.start() as usize] = Some(0);
            let mut line = std::collections::VecDeque::from([self.start()]);
            while let Some(cell) = line.pop_front() {
                for next in STEPS.into_iter().filter_map(|step| self.neighbor(cell, step)) {
                    if found[next as usize].is_none() {
                        found[next as usize] = found[cell as usize].map(|steps| steps + 1);
                        line.push_back(next);
                    }
                }
            }
            found
        }
    }

    impl Space for Hexagons {
        type Place = (u32, u32);

        fn cells(&self) -> usize {
            self.walls.len()
        }

        fn rules(&self) -> &Rules {
            &self.rules
        }

        fn start(&self) -> u32 {
            0
        }

        fn goals(&self) -> Goals<'_> {
            Goals::all(&self.goals)
        }

        fn place(&self, cell: u32) -> (u32, u32) {
            (cell % SIDE, cell / SIDE)
        }

        /// As a straight line of so many steps.
        fn distance(&self, (q, r): (u32, u32)) -> (u32, u32) {
            let steps = self.goals.iter().map(|goal| {
                let (goal_q, goal_r) = self.place(*goal);
                let (dq, dr) = (q.cast_signed() - goal_q.cast_signed(), r.cast_signed() - goal_r.cast_signed());
                (dq.unsigned_abs() + dr.unsigned_abs() + (dq + dr).unsigned_abs()) / 2
            });
            (steps.min().unwrap_or(0), 0)
        }

        fn distance_after(&self, (q, r): (u32, u32), direction: u8) -> (u32, u32) {
            let (dq, dr) = STEPS[usize::from(direction)];
            self.distance((q.wrapping_add_signed(dq), r.wrapping_add_signed(dr)))
        }

        fn steps_from(&self, cell: u32, _: Node) -> impl Iterator<Item = (u8, u32)> {
            let steps = (0_u8..).zip(STEPS);
            steps.filter_map(move |(direction, step)| Some((direction, self.neighbor(cell, step)?)))
        }

        fn step_cost(&self, _: u32, _: u8) -> u64 {
            10
        }
    }

    #[test]
    fn the_loop_finds_its_way_on_hexagons_to_the_nearest_of_several_goals() {
        let options = Options { heuristic: HeuristicKind::Chebyshev, ..Options::default() };
        let (rules, priority) = (Rules::new(&options), FloatPriority(Order::new(&options)));
        let (mut found, mut expanded, mut reached, mut open) = (0, 0, Reached::default(), LazyHeap::default());
        for seed in 0..200_u32 {
            let walls = (0..SIDE * SIDE).map(|cell| cell > 0 && cell.wrapping_mul(seed * 2 + 7919) >> 5 & 7 < 2);
            let goals = (0..=seed % 3).map(|index| (seed * 31 + index * 97 + 40) % (SIDE * SIDE)).collect();
            let mut ground = Hexagons { walls: walls.collect(), goals, rules };
            for goal in ground.goals.clone() {
                ground.walls[goal as usize] = false;
            }
            let mut progress = begin(&ground, &priority, &mut reached, &mut open, false).unwrap();
            advance(&ground, &priority, &mut reached, &mut open, &mut NoRecorder, &mut progress, u64::MAX).unwrap();
            let steps = ground.steps();
            let nearest = ground.goals.iter().filter_map(|goal| steps[*goal as usize]).min();
            assert_eq!(progress.status == Status::Found, nearest.is_some(), "{seed}");
            if let Some(nearest) = nearest {
                assert!(ground.goals.contains(&progress.end));
                assert_eq!(reached.nodes.get(progress.end).g(), 10 * nearest, "{seed}");
                (found, expanded) = (found + 1, expanded + progress.expanded);
            }
        }
        // The estimate leads: a flood would come to all 289 cells.
        assert!(found > 100 && expanded < found * 80, "{found} found, {expanded} expanded");
    }
}
