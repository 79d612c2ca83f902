//! Which moves of a closed cell need a look: some lead to where the parent has already led, at no higher cost.

use crate::board::steps::Step;
use crate::rules::options::Diagonal;
use crate::rules::priority::Rules;

/// The moves that need a look, allowed or not, by the direction of the step to a cell and the moves that its parent
/// allows: a search reads them for every cell that it puts into its open list.
pub(crate) type LookTable = [[u8; 256]; 8];

/// Every move needs a look.
static EVERYWHERE: LookTable = [[u8::MAX; 256]; 8];

/// The looks of the searches under a diagonal rule.
#[derive(Debug, Clone, Default)]
pub(crate) struct Pruning {
    beyond_parent: Option<Box<LookTable>>,
    /// Nothing where diagonal moves may cut corners.
    canonical: Option<Box<LookTable>>,
}

impl Pruning {
    pub(crate) fn new(steps: &[Step; 8], rule: Diagonal) -> Self {
        let has_diagonals = match rule {
            Diagonal::NoCornerCutting => Some(true),
            Diagonal::Never => Some(false),
            Diagonal::AtMostOneObstacle | Diagonal::Always => None,
        };
        Self {
            beyond_parent: Some(table(&|direction| Looks::beyond_parent(steps, direction))),
            // Only `fastest` makes use of it, which is left out together with the other kinds of search.
            #[cfg(feature = "full")]
            canonical: has_diagonals.map(|has| table(&|direction| Looks::canonical(steps, direction, has))),
            #[cfg(not(feature = "full"))]
            canonical: None,
        }
    }

    /// The looks of a search.
    pub(crate) fn of(&self, rules: &Rules) -> &LookTable {
        let looks = match &self.canonical {
            Some(canonical) if rules.one_of_many && !rules.penalties => Some(canonical),
            // If open cells keep their first parent and closed ones are reopened, the parent may not have improved
            // what it reaches.
            _ if rules.reopen_closed && !rules.improve_open => None,
            _ => self.beyond_parent.as_ref(),
        };
        looks.map_or(&EVERYWHERE, |looks| looks)
    }
}

#[inline(never)]
fn table(looks: &dyn Fn(usize) -> Looks) -> Box<LookTable> {
    let mut table = Box::new(EVERYWHERE);
    for (direction, row) in table.iter_mut().enumerate() {
        let looks = looks(direction);
        for (parent, moves) in (0..=u8::MAX).zip(row) {
            *moves = looks.after(parent);
        }
    }
    table
}

/// The moves that need a look after a step in one direction, as masks in neighbor order.
#[derive(Debug, Clone, Copy)]
struct Looks {
    /// Those that always do.
    always: u8,
    /// Those to the left and right of the step that do only if the parent lacks the move on the same side in `unless`.
    beside: [u8; 2],
    unless: [u8; 2],
}

impl Looks {
    /// The moves that need a look, allowed or not, given the moves that the parent allows.
    fn after(self, parent: u8) -> u8 {
        let side = |side: usize| if parent & self.unless[side] == 0 { self.beside[side] } else { 0 };
        self.always | side(0) | side(1)
    }

    /// Leaves out looks that change nothing, not even the order of expansion: the way back, and the cells that the
    /// parent reaches by one move of its own. The way through the cell to them costs more, and the parent has opened or
    /// improved them, since it looked at all its moves or skipped them for the same reason.
    fn beyond_parent(steps: &[Step; 8], direction: usize) -> Self {
        let (dx, dy) = steps[direction];
        // A target at most one straight move away from the parent needs no look: the parent can always move there.
        let always = mask(steps, &|(x, y)| (dx + x).abs() + (dy + y).abs() > 1);
        if dx != 0 && dy != 0 {
            return Self { always, beside: [0; 2], unless: [0; 2] };
        }
        let sides = [(dy, dx), (-dy, -dx)];
        let beside = sides.map(|side| mask(steps, &|step| step == side));
        let unless = sides.map(|(x, y)| mask(steps, &|step| step == (dx + x, dy + y)));
        Self { always: always & !beside[0] & !beside[1], beside, unless }
    }

    /// Of all shortest paths that differ only in the order of their moves, keeps the one with its diagonal moves first,
    /// or its vertical ones if there are no diagonal moves. For boards without penalties where diagonal moves cut no
    /// corners; cells are opened in a different order than without it, at the same g.
    ///
    /// Source: N. Sturtevant and S. Rabin, "Canonical Orderings on Grids" (IJCAI 2016); it is the pruning of jump point
    /// search without the jumps.
    fn canonical(steps: &[Step; 8], direction: usize, has_diagonals: bool) -> Self {
        let (dx, dy) = steps[direction];
        let turns_anywhere = if has_diagonals { dx != 0 && dy != 0 } else { dx == 0 };
        if turns_anywhere {
            let is_kept =
                |(x, y): Step| if has_diagonals { x * dx + y * dy > 0 } else { (x == 0 || y == 0) && y != -dy };
            return Self { always: mask(steps, &is_kept), beside: [0; 2], unless: [0; 2] };
        }
        // A straight run turns only behind a wall, where the parent could not have turned.
        let sides = [(dy, dx), (-dy, -dx)];
        let beside =
            sides.map(|(x, y)| mask(steps, &|step| step == (x, y) || has_diagonals && step == (dx + x, dy + y)));
        let unless = sides.map(|side| mask(steps, &|step| step == side));
        Self { always: 1 << direction, beside, unless }
    }
}

#[inline(never)]
fn mask(steps: &[Step; 8], is_in: &dyn Fn(Step) -> bool) -> u8 {
    steps.iter().enumerate().map(|(bit, step)| u8::from(is_in(*step)) << bit).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::steps;
    use crate::rules::options::NeighborOrder;

    const ALL: u8 = u8::MAX;

    /// The steps in a mask, clockwise from north.
    fn named(mask: u8) -> String {
        let steps = steps::steps(NeighborOrder::Clockwise);
        let names = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];
        (0..steps.len()).filter(|bit| mask >> bit & 1 == 1).map(|bit| names[bit]).collect::<Vec<_>>().join(" ")
    }

    fn steps() -> [Step; 8] {
        steps::steps(NeighborOrder::Clockwise)
    }

    const EAST: usize = 2;
    const NORTH: usize = 0;
    const NORTH_EAST: usize = 1;
    const NORTH_BIT: u8 = 1 << NORTH;
    const NORTH_EAST_BIT: u8 = 1 << NORTH_EAST;

    #[test]
    fn what_the_parent_reaches_itself_needs_no_look() {
        let east = Looks::beyond_parent(&steps(), EAST);
        assert_eq!(named(east.after(ALL)), "NE E SE");
        assert_eq!(named(east.after(ALL & !NORTH_EAST_BIT)), "N NE E SE");
        assert_eq!(named(Looks::beyond_parent(&steps(), NORTH_EAST).after(ALL)), "N NE E SE NW");
        assert_eq!(named(EVERYWHERE[EAST][0]), "N NE E SE S SW W NW");
    }

    #[test]
    fn canonical_paths_turn_from_straight_runs_only_behind_walls() {
        let east = Looks::canonical(&steps(), EAST, true);
        assert_eq!(named(east.after(ALL)), "E");
        assert_eq!(named(east.after(ALL & !NORTH_BIT)), "N NE E");
        assert_eq!(named(Looks::canonical(&steps(), NORTH_EAST, true).after(ALL)), "N NE E");
        assert_eq!(named(Looks::canonical(&steps(), NORTH, false).after(ALL)), "N E W");
        let east = Looks::canonical(&steps(), EAST, false);
        assert_eq!(named(east.after(ALL)), "E");
        assert_eq!(named(east.after(ALL & !NORTH_BIT)), "N E");
    }
}
