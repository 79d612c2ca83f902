//! The JavaScript class. Each method checks its arguments, calls the core and converts the result.
//!
//! Nothing here trusts the glue: wasm-bindgen would turn `NaN`, `-1`, `1.9` and `"2"` into integers without a word, so
//! numbers arrive as values and are checked once, in [`whole`].

use crate::error::memory::{self, NoMemory};
use crate::error::problem::{Allowed, CellProblem, MapProblem};
use crate::error::wording::Quoted;
use crate::maps::generate;
use crate::maps::text;
use crate::{Board, Error, MAX_SIDE, OptionValue, Options, PALETTE, Path, Solver as Core};
use js_sys::{Array, Float64Array, JsString, Object, Reflect, Symbol, Uint8Array, Uint32Array, WebAssembly};
use wasm_bindgen::prelude::*;
use wasm_bindgen::{Clamped, JsCast};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

type Outcome<T> = Result<T, JsValue>;

#[wasm_bindgen(start)]
fn install_panic_hook() {
    console_error_panic_hook::set_once();
}

/// Finds paths on a board, at once or step by step.
#[wasm_bindgen]
pub struct Solver {
    core: Core,
    /// The picture painted last, whose memory is used again for the next one.
    pixels: Vec<u8>,
}

impl Solver {
    fn from_board(board: Board) -> Self {
        Self { core: Core::from_board(board), pixels: Vec::new() }
    }

    fn coord(&self, x: &JsValue, y: &JsValue) -> Outcome<(u32, u32)> {
        let board = self.core.board();
        let x = whole("x", x, 0, i64::from(board.width()) - 1)?;
        let y = whole("y", y, 0, i64::from(board.height()) - 1)?;
        Ok((x, y))
    }
}

#[wasm_bindgen]
impl Solver {
    /// An open board with the start top left, the goal bottom right and the default options. Sides are 1 to 4096.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] height: &JsValue,
    ) -> Outcome<Solver> {
        let board = Board::new(side("width", width)?, side("height", height)?).map_err(thrown)?;
        Ok(Self::from_board(board))
    }

    /// Reads a MovingAI map or a Starstep board, from text or from the bytes of a UTF-8 file. A map that names no start
    /// and goal gets them far apart in its largest open region, which the diagonal rule decides: that of the options by
    /// default unless another one is given.
    #[wasm_bindgen(js_name = fromMap)]
    pub fn from_map(
        #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] map: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Options[\"diagonal\"]")] diagonal: &JsValue,
    ) -> Outcome<Solver> {
        let mut rule = Options::default();
        if !diagonal.is_undefined() {
            rule.set("diagonal", &option_value(diagonal, beginning(diagonal).as_deref())).map_err(thrown)?;
        }
        // What is too long is refused before it is copied. A letter of a text has at least one byte.
        let board = if let Some(text) = map.dyn_ref::<JsString>() {
            let length = text.length() as usize;
            text::check_length(length, "letters")
                .and_then(|()| Ok(memory::probe(length * LONGEST_LETTER)?))
                .and_then(|()| Board::from_map_for(&String::from(text), rule.diagonal))
        } else if let Some(bytes) = Bytes::of(map) {
            text::check_length(bytes.length, "bytes").map_err(thrown)?;
            Board::from_map_bytes_for(&bytes.copied()?, rule.diagonal)
        } else {
            Err(Error::BadMap { line: 1, column: 1, problem: MapProblem::NotText { value: described(map) } })
        };
        Ok(Self::from_board(board.map_err(thrown)?))
    }

    /// The board as text that `Solver.fromMap` reads.
    #[wasm_bindgen(js_name = toMap)]
    pub fn to_map(&self) -> Outcome<String> {
        self.core.board().write_map().map_err(thrown)
    }

    /// Columns.
    #[wasm_bindgen(getter)]
    pub fn width(&self) -> u32 {
        self.core.board().width()
    }

    /// Rows.
    #[wasm_bindgen(getter)]
    pub fn height(&self) -> u32 {
        self.core.board().height()
    }

    /// Sets a cell: 0 open, 1 to 254 open with that movement penalty in tenths of a straight move, 255 wall.
    #[wasm_bindgen(js_name = setCell)]
    pub fn set_cell(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] cell: &JsValue,
    ) -> Outcome<()> {
        let (x, y) = self.coord(x, y)?;
        let Some(value) = whole_number(cell).and_then(|value| u8::try_from(value).ok()) else {
            return Err(thrown(Error::BadCell { problem: CellProblem::Value { value: described(cell) } }));
        };
        self.core.set_cell(x, y, value).map_err(thrown)
    }

    /// The byte of a cell.
    pub fn cell(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<u8> {
        let (x, y) = self.coord(x, y)?;
        self.core.board().cell(x, y).map_err(thrown)
    }

    /// Sets all cells, row by row: width · height bytes.
    #[wasm_bindgen(js_name = setCells)]
    pub fn set_cells(&mut self, #[wasm_bindgen(unchecked_param_type = "Uint8Array")] cells: &JsValue) -> Outcome<()> {
        let Some(bytes) = Bytes::of(cells) else {
            return Err(thrown(Error::BadCell { problem: CellProblem::Type { value: described(cells) } }));
        };
        // An array of the wrong length is not copied: it may be larger than all memory.
        self.core.board().check_count(bytes.length).map_err(thrown)?;
        self.core.set_cells(&bytes.copied()?).map_err(thrown)
    }

    /// A copy of all cells, row by row.
    pub fn cells(&self) -> Uint8Array {
        Uint8Array::from(self.core.board().cells())
    }

    /// Moves the start.
    #[wasm_bindgen(js_name = setStart)]
    pub fn set_start(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<()> {
        let (x, y) = self.coord(x, y)?;
        self.core.set_start(x, y).map_err(thrown)
    }

    /// Moves the goal.
    #[wasm_bindgen(js_name = setGoal)]
    pub fn set_goal(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<()> {
        let (x, y) = self.coord(x, y)?;
        self.core.set_goal(x, y).map_err(thrown)
    }

    /// Column and row of the start.
    #[wasm_bindgen(getter, unchecked_return_type = "[number, number]")]
    pub fn start(&self) -> Array {
        pair(self.core.board().start())
    }

    /// Column and row of the goal.
    #[wasm_bindgen(getter, unchecked_return_type = "[number, number]")]
    pub fn goal(&self) -> Array {
        pair(self.core.board().goal())
    }

    /// What is added to a coordinate before it is shown to people.
    #[wasm_bindgen(getter, unchecked_return_type = "[number, number]")]
    pub fn origin(&self) -> Array {
        pair(self.core.board().origin())
    }

    /// Sets what is added to coordinates before they are shown to people.
    #[wasm_bindgen(js_name = setOrigin)]
    pub fn set_origin(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<()> {
        let limits = (i64::from(i32::MIN), i64::from(i32::MAX));
        let (x, y) = (whole("x", x, limits.0, limits.1)?, whole("y", y, limits.0, limits.1)?);
        self.core.set_origin(x, y);
        Ok(())
    }

    /// Makes each cell but start and goal a wall with the probability `share`. Returns whether straight moves alone lead
    /// from the start to the goal. Diagonal moves that cut no corner lead nowhere else; those that do may find a path
    /// where this is false.
    #[wasm_bindgen(js_name = randomWalls)]
    pub fn random_walls(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] share: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    ) -> Outcome<bool> {
        let seed = whole("seed", seed, 0, i64::from(u32::MAX))?;
        let Some(share) = share.as_f64() else {
            return Err(thrown(Error::ShareOutOfBounds { value: described(share) }));
        };
        self.core.edit(|board| generate::random_walls(board, share, seed)).map_err(thrown)
    }

    /// Makes a perfect maze. Start and goal move out of walls.
    pub fn maze(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue) -> Outcome<()> {
        let seed = whole("seed", seed, 0, i64::from(u32::MAX))?;
        self.core.edit(|board| generate::maze(board, seed)).map_err(thrown)
    }

    /// Makes rooms of `size` × `size` cells that are all connected by doors. Start and goal move out of walls.
    pub fn rooms(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    ) -> Outcome<()> {
        let size = whole("size", size, 1, i64::from(MAX_SIDE))?;
        let seed = whole("seed", seed, 0, i64::from(u32::MAX))?;
        self.core.edit(|board| generate::rooms(board, size, generate::EXTRA_DOORS, seed)).map_err(thrown)
    }

    /// Changes some options: all that are given, or none if one is wrong.
    pub fn configure(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Partial<Options>")] options: &JsValue,
    ) -> Outcome<()> {
        if !options.is_object() {
            let (key, value) = ("configure".to_owned(), described(options));
            return Err(thrown(Error::BadOption { key, value, allowed: Allowed::Object }));
        }
        // Reading a property may run code of the page. What it throws is handed on as it is; what it asks of this solver
        // is refused, because the solver is taken.
        let keys = Reflect::own_keys(options)?;
        let mut entries: Vec<(String, JsValue)> = Vec::new();
        for key in keys.iter().filter(JsValue::is_string) {
            let name = beginning(&key).unwrap_or_default();
            // There may be millions of keys; the first that is no option decides.
            let is_option = Options::KEYS.contains(&name.as_str());
            entries.push((name, Reflect::get(options, &key)?));
            if !is_option {
                break;
            }
        }
        let texts: Vec<Option<String>> = entries.iter().map(|(_, value)| beginning(value)).collect();
        let changes =
            entries.iter().zip(&texts).map(|((key, value), text)| (key.as_str(), option_value(value, text.as_deref())));
        self.core.configure_by_name(changes).map_err(thrown)
    }

    /// All options, as a plain object.
    #[wasm_bindgen(getter, unchecked_return_type = "Options")]
    pub fn options(&self) -> Object {
        let entries = self.core.options().entries();
        object(&entries.map(|(key, value)| {
            let value = match value {
                OptionValue::Text(text) => text.into(),
                OptionValue::Number(number) => number.into(),
                OptionValue::Flag(flag) => flag.into(),
                OptionValue::Other(_) => JsValue::UNDEFINED,
            };
            (key, value)
        }))
    }

    /// Whether the options promise a shortest path on any board.
    #[wasm_bindgen(getter, js_name = promisesShortest)]
    pub fn promises_shortest(&self) -> bool {
        self.core.promises_shortest()
    }

    /// Finds a path without recording the search, and forgets a recorded one. `undefined` if there is no path.
    #[wasm_bindgen(js_name = findPath, unchecked_return_type = "Path | undefined")]
    pub fn find_path(&mut self) -> Outcome<JsValue> {
        path_value(self.core.find_path().map_err(thrown)?)
    }

    /// The cost of a shortest path under the same moves, costs and penalties, whatever the other options.
    #[wasm_bindgen(js_name = shortestCost)]
    pub fn shortest_cost(&mut self) -> Outcome<Option<f64>> {
        self.core.shortest_cost().map_err(thrown)
    }

    /// The cost of a shortest path from a cell to every cell, row by row; infinite where no path leads. Forgets a
    /// recorded search.
    pub fn distances(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<Vec<f64>> {
        let (x, y) = self.coord(x, y)?;
        self.core.distances(x, y).map_err(thrown)
    }

    /// A shortest path to a cell from the one that `distances` was asked for last; `undefined` if there is none.
    #[wasm_bindgen(js_name = pathTo, unchecked_return_type = "Path | undefined")]
    pub fn path_to(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<JsValue> {
        let (x, y) = self.coord(x, y)?;
        path_value(self.core.path_to(x, y).map_err(thrown)?)
    }

    /// Goes at most `n` expansions (1 if left out) forward: through the record first, then new ones.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn step(&mut self, #[wasm_bindgen(unchecked_optional_param_type = "number")] n: &JsValue) -> Outcome<JsString> {
        let count = if n.is_undefined() { 1 } else { whole("n", n, 0, LAST_SAFE_INTEGER)? };
        Ok(self.core.step(count).map_err(thrown)?.name().into())
    }

    /// Records the search to its end and goes there.
    #[wasm_bindgen(unchecked_return_type = "Status")]
    pub fn run(&mut self) -> Outcome<JsString> {
        Ok(self.core.run().map_err(thrown)?.name().into())
    }

    /// How far the search has come at the position.
    #[wasm_bindgen(getter, unchecked_return_type = "Status")]
    pub fn status(&self) -> JsString {
        self.core.status().name().into()
    }

    /// Forgets the recorded search. Board and options stay.
    pub fn reset(&mut self) {
        self.core.reset();
    }

    /// Expansions shown.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> f64 {
        crate::rules::cost::float(self.core.position())
    }

    /// Expansions recorded.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> f64 {
        crate::rules::cost::float(self.core.length())
    }

    /// Shows the state after `n` expansions; 0: nothing expanded, the start open.
    pub fn seek(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue) -> Outcome<()> {
        let last = i64::try_from(self.core.length()).unwrap_or(i64::MAX);
        let position = whole("position", n, 0, last)?;
        self.core.seek(position).map_err(thrown)
    }

    /// The path of the recorded search, if the position is at an end where the goal was reached.
    #[wasm_bindgen(unchecked_return_type = "Path | undefined")]
    pub fn path(&self) -> Outcome<JsValue> {
        path_value(self.core.recorded_path().map_err(thrown)?)
    }

    /// Sums up to the position.
    #[wasm_bindgen(getter, unchecked_return_type = "Stats")]
    pub fn stats(&mut self) -> Outcome<Object> {
        let stats = self.core.sums().map_err(thrown)?;
        let count = |count: u64| JsValue::from(crate::rules::cost::float(count));
        Ok(object(&[
            ("expanded", count(stats.expanded)),
            ("generated", count(stats.generated)),
            ("improved", count(stats.improved)),
            ("reopened", count(stats.reopened)),
            ("openSize", count(stats.open_size)),
            ("openPeak", count(stats.open_peak)),
            ("comparisons", count(stats.comparisons)),
            ("moves", count(stats.moves)),
            ("pathLength", stats.path_length.map_or(JsValue::UNDEFINED, |length| count(length as u64))),
            ("pathCost", stats.path_cost.into()),
        ]))
    }

    /// The cells of the whole record in the order of their expansion, as indexes y · width + x.
    #[wasm_bindgen(js_name = expansionOrder)]
    pub fn expansion_order(&self) -> Outcome<Vec<u32>> {
        self.core.recorded_order().map_err(thrown)
    }

    /// The index of the cell that the expansion at the position closed; `undefined` before the first.
    #[wasm_bindgen(getter)]
    pub fn current(&self) -> Option<u32> {
        self.core.current()
    }

    /// The side that made the expansion at the position: 0 the search from the start, which is the only one unless the
    /// algorithm is bidirectional, 1 that from the goal; `undefined` before the first.
    #[wasm_bindgen(getter)]
    pub fn side(&self) -> Option<u32> {
        self.core.side()
    }

    /// A view of one byte a cell at the position: 0 untouched, 1 open, 2 closed. Valid until memory grows.
    pub fn states(&mut self) -> Outcome<Uint8Array> {
        self.core.show().map_err(thrown)?;
        let (buffer, offset, length) = place(self.core.states());
        Ok(Uint8Array::new_with_byte_offset_and_length(&buffer, offset, length))
    }

    /// A view of one number a cell at the position: how often the jumps of a jump point search have passed over it.
    /// Empty for other searches. Valid until memory grows.
    pub fn scans(&mut self) -> Outcome<Uint32Array> {
        self.core.show().map_err(thrown)?;
        let (buffer, offset, length) = place(self.core.scans());
        Ok(Uint32Array::new_with_byte_offset_and_length(&buffer, offset, length))
    }

    /// A view of one byte a cell at the position of a bidirectional search: the state for the search from the start in
    /// the two low bits, for that from the goal in the next two. Empty for other searches. Valid until memory grows.
    #[wasm_bindgen(js_name = sideStates)]
    pub fn side_states(&mut self) -> Outcome<Uint8Array> {
        self.core.show().map_err(thrown)?;
        let (buffer, offset, length) = place(self.core.side_states());
        Ok(Uint8Array::new_with_byte_offset_and_length(&buffer, offset, length))
    }

    /// What is known of a cell at the position.
    #[wasm_bindgen(unchecked_return_type = "NodeInfo")]
    pub fn node(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
    ) -> Outcome<Object> {
        let (x, y) = self.coord(x, y)?;
        let node = self.core.node(x, y).map_err(thrown)?;
        let number = |count: Option<u64>| JsValue::from(count.map(crate::rules::cost::float));
        let numbers =
            |counts: Vec<u64>| counts.into_iter().map(|count| JsValue::from(crate::rules::cost::float(count)));
        Ok(object(&[
            ("state", JsValue::from(node.state as u8)),
            ("g", node.g.into()),
            ("h", node.h.into()),
            ("f", node.f.into()),
            ("parent", node.parent.map_or(JsValue::UNDEFINED, |parent| pair(parent).into())),
            ("openedAt", number(node.history.opened_at)),
            ("closedAt", number(node.history.closed_at)),
            ("improvedAt", numbers(node.history.improved_at).collect::<Array>().into()),
            ("reopenedAt", numbers(node.history.reopened_at).collect::<Array>().into()),
        ]))
    }

    /// The numbers that people read in the cells of a rectangle, row by row and four a cell: g, h, f and the direction
    /// towards the parent, 0 to 7 from north clockwise. What there is not is NaN.
    #[wasm_bindgen(js_name = numbersIn)]
    pub fn numbers_in(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] height: &JsValue,
    ) -> Outcome<Float64Array> {
        let (left, top) = self.coord(x, y)?;
        let width: u32 = whole("width", width, 1, i64::from(self.width() - left))?;
        let height: u32 = whole("height", height, 1, i64::from(self.height() - top))?;
        let numbers = self.core.numbers_of((left, top), (width, height)).map_err(thrown)?;
        Ok(Float64Array::from(numbers.as_slice()))
    }

    /// A picture of the board at the position, whose longer side has `side` pixels, at most one a cell; of it the
    /// rectangle with the first pixel `x`, `y`. The shorter side is in proportion, rounded, and at least 1. The colors
    /// are those of `palette`: 260 of red, green, blue and alpha; 0 open, 1 to 254 penalties, 255 wall, 256 in the open
    /// list, 257 closed, 258 passed over by a jump, 259 closed by the goal's side of a bidirectional search. Valid until
    /// memory grows.
    pub fn paint(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] palette: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] side: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] x: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] y: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] width: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] height: &JsValue,
    ) -> Outcome<web_sys::ImageData> {
        let Some(bytes) = Bytes::of(palette) else {
            return Err(thrown(Error::BadCell { problem: CellProblem::PaletteType { value: described(palette) } }));
        };
        let wrong_length = || {
            let problem = CellProblem::Palette { given: bytes.length, needed: 4 * PALETTE };
            thrown(Error::BadCell { problem })
        };
        if bytes.length != 4 * PALETTE {
            return Err(wrong_length());
        }
        let bytes_of_colors = bytes.copied()?;
        let colors = bytes_of_colors.as_chunks::<4>().0.try_into().map_err(|_| wrong_length())?;
        let side: u32 = whole("side", side, 1, i64::from(self.width().max(self.height())))?;
        let (columns, rows) = self.core.picture_size(side);
        let left: u32 = whole("x", x, 0, i64::from(columns) - 1)?;
        let top: u32 = whole("y", y, 0, i64::from(rows) - 1)?;
        let width: u32 = whole("width", width, 1, i64::from(columns - left))?;
        let height: u32 = whole("height", height, 1, i64::from(rows - top))?;
        self.core.show().map_err(thrown)?;
        self.pixels.clear();
        memory::reserve(&mut self.pixels, 4 * (width * height) as usize).map_err(lacking)?;
        self.core.paint(colors, side, (left, top), (width, height), &mut self.pixels);
        web_sys::ImageData::new_with_u8_clamped_array(Clamped(&self.pixels), width)
    }
}

/// How many bytes of UTF-8 a unit of UTF-16 becomes at most.
const LONGEST_LETTER: usize = 3;
const LAST_SAFE_INTEGER: i64 = (1 << 53) - 1;

#[inline(never)]
fn bounded(name: &'static str, value: &JsValue, min: i64, max: i64) -> Outcome<i64> {
    let checked = whole_number(value).filter(|number| (min..=max).contains(number));
    checked.ok_or_else(|| thrown(Error::OutOfBounds { name, value: described(value), min, max }))
}

/// A whole number within bounds, or an error that names both.
fn whole<T: TryFrom<i64>>(name: &'static str, value: &JsValue, min: i64, max: i64) -> Outcome<T> {
    let number = bounded(name, value, min, max)?;
    // What lies within the bounds that are asked for fits the type.
    T::try_from(number).map_err(|_| JsValue::UNDEFINED)
}

/// The side of a board. What is whole but too large has an error of its own.
fn side(name: &'static str, value: &JsValue) -> Outcome<u32> {
    whole::<u32>(name, value, 1, i64::from(u32::MAX))
        .map_err(|_| thrown(Error::OutOfBounds { name, value: described(value), min: 1, max: i64::from(MAX_SIDE) }))
}

#[expect(clippy::cast_possible_truncation, reason = "checked to be whole and within 53 bits")]
fn whole_number(value: &JsValue) -> Option<i64> {
    let number = value.as_f64()?;
    #[expect(clippy::cast_precision_loss, reason = "the limit is exact")]
    let is_whole = number.fract() == 0.0 && number.abs() <= LAST_SAFE_INTEGER as f64;
    is_whole.then_some(number as i64)
}

/// The value as it stands in `values`: a number, a quoted text, or a code for what is neither.
fn described(value: &JsValue) -> String {
    if let Some(number) = value.as_f64() {
        // JavaScript writes its own numbers best.
        js_sys::Number::from(number).to_string_with_radix(10).map(String::from).unwrap_or_default()
    } else if let Some(text) = beginning(value) {
        Quoted(&text).to_string()
    } else if let Some(flag) = value.as_bool() {
        OptionValue::Flag(flag).to_string()
    } else if value.is_undefined() {
        "undefined".to_owned()
    } else if value.is_null() {
        "null".to_owned()
    } else {
        value.js_typeof().as_string().unwrap_or_default()
    }
}

/// The first letters of a text: more than any name has, enough to recognize it in a sentence, and one more than that
/// quotes, so that it can tell that there are others.
fn beginning(value: &JsValue) -> Option<String> {
    value.dyn_ref::<JsString>().map(|text| String::from(text.slice(0, 41)))
}

/// An array of bytes of any realm, and not just an object that says it is one. It may be a view of the engine's own
/// memory, and may have properties that say something else than what it is.
struct Bytes<'a> {
    array: &'a JsValue,
    length: usize,
}

impl<'a> Bytes<'a> {
    /// Asks the getters that all typed arrays share, whose answers no array can change, what the value is.
    fn of(value: &'a JsValue) -> Option<Self> {
        let typed_array = Uint8Array::new_with_length(0);
        let tag = get_from(&typed_array, &Symbol::to_string_tag(), value).ok()?;
        // A view whose memory is gone has the length 0.
        let length = get_from(&typed_array, &"length".into(), value).ok()?;
        if tag.as_string()? != "Uint8Array" {
            return None;
        }
        Some(Self { array: value, length: usize::try_from(whole_number(&length)?).ok()? })
    }

    /// The bytes. They are copied once before there is memory for them, because memory that grows detaches its views.
    fn copied(&self) -> Outcome<Vec<u8>> {
        if self.length == 0 {
            return Ok(Vec::new());
        }
        let copy: Uint8Array = ByteCopy::new(self.array)?.unchecked_into();
        memory::probe(self.length).map_err(|error| thrown(error.into()))?;
        Ok(copy.to_vec())
    }
}

/// Where a slice lies in wasm memory: the buffer, the offset in bytes and the length in elements.
fn place<T>(slice: &[T]) -> (JsValue, u32, u32) {
    let memory: WebAssembly::Memory = wasm_bindgen::memory().unchecked_into();
    let in_memory = |number| u32::try_from(number).expect("wasm addresses have 32 bits");
    (memory.buffer(), in_memory(slice.as_ptr() as usize), in_memory(slice.len()))
}

fn option_value<'a>(value: &JsValue, text: Option<&'a str>) -> OptionValue<'a> {
    if let Some(text) = text {
        OptionValue::Text(text)
    } else if let Some(number) = value.as_f64() {
        OptionValue::Number(number)
    } else if let Some(flag) = value.as_bool() {
        OptionValue::Flag(flag)
    } else {
        OptionValue::Other(described(value))
    }
}

fn lacking(error: NoMemory) -> JsValue {
    thrown(error.into())
}

#[cold]
#[inline(never)]
/// An error as JavaScript throws it: an `Error` with a `code`, and with the `values` that its sentence names.
#[expect(clippy::needless_pass_by_value, reason = "map_err hands errors over")]
fn thrown(error: Error) -> JsValue {
    let object = js_sys::Error::new(&error.to_string());
    set(&object, "code", &error.code().into());
    let values = Object::new();
    for (name, value) in error.values() {
        set(&values, name, &value.into());
    }
    set(&object, "values", &values);
    object.into()
}

#[inline(never)]
fn object(entries: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (key, value) in entries {
        set(&object, key, value);
    }
    object
}

fn set(object: &JsValue, key: &str, value: &JsValue) {
    // A new object takes any key.
    let _ = Reflect::set(object, &key.into(), value);
}

fn pair<T: Into<JsValue>>((x, y): (T, T)) -> Array {
    Array::of2(&x.into(), &y.into())
}

#[wasm_bindgen]
extern "C" {
    /// A property as its getter tells it of another object.
    #[wasm_bindgen(catch, js_namespace = Reflect, js_name = get)]
    fn get_from(target: &JsValue, key: &JsValue, of: &JsValue) -> Outcome<JsValue>;

    /// An array of bytes in memory of its own, if there is memory.
    #[wasm_bindgen(js_name = Uint8Array)]
    type ByteCopy;
    #[wasm_bindgen(catch, constructor, js_class = "Uint8Array")]
    fn new(array: &JsValue) -> Outcome<ByteCopy>;

    /// A path as JavaScript sees it. Setters of its own make it in half the time that names of keys would take.
    type PathObject;
    #[wasm_bindgen(method, setter)]
    fn set_cells(this: &PathObject, cells: Uint32Array);
    #[wasm_bindgen(method, setter)]
    fn set_cost(this: &PathObject, cost: f64);
    #[wasm_bindgen(method, setter)]
    fn set_expanded(this: &PathObject, expanded: f64);
}

fn path_value(path: Option<Path>) -> Outcome<JsValue> {
    let Some(path) = path else { return Ok(JsValue::UNDEFINED) };
    let cells = memory::collect(path.cells.iter().map(|(x, y)| [*x, *y])).map_err(lacking)?;
    let object: PathObject = Object::new().unchecked_into();
    object.set_cells(Uint32Array::from(cells.as_flattened()));
    object.set_cost(path.cost);
    object.set_expanded(crate::rules::cost::float(path.expanded));
    Ok(object.into())
}
