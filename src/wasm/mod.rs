//! The JavaScript class, with a file for each of its tasks. Each method checks its arguments, calls the core and
//! converts the result. Nothing here trusts the generated bindings or what JavaScript hands over.
#![expect(clippy::unnecessary_wraps, reason = "errors::Outcome says why all objects are handed over in one")]

mod answers;
mod arguments;
mod board;
mod bytes;
mod errors;
#[cfg(feature = "full")]
mod find;
#[cfg(feature = "full")]
mod generate;
mod inspect;
#[cfg(feature = "full")]
mod kept;
#[cfg(feature = "full")]
mod maps;
mod objects;
mod options;
mod picture;
#[cfg(feature = "full")]
mod rules;
mod steps;
mod why;

use crate::rules::options::DECLARATION;
use crate::wasm::arguments::whole;
use crate::wasm::errors::Outcome;
use crate::{Board, Solver as Core};
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");

#[wasm_bindgen(typescript_custom_section)]
const OPTIONS: &str = DECLARATION;

#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// Called when an instance begins, and so only once, whatever `set_once` would do to make sure of that.
#[wasm_bindgen(start)]
fn install_panic_hook() {
    std::panic::set_hook(Box::new(console_error_panic_hook::hook));
}

/// Finds paths on a board, at once or step by step.
#[wasm_bindgen]
pub struct Solver {
    core: Core,
    /// The picture painted last, whose memory is reused for the next one.
    pixels: Vec<u8>,
    #[cfg(feature = "full")]
    kept: kept::Kept,
}

impl Solver {
    fn from_board(board: Board) -> Self {
        Self {
            core: Core::from_board(board),
            pixels: Vec::new(),
            #[cfg(feature = "full")]
            kept: kept::Kept::default(),
        }
    }

    fn coord(&self, x: &JsValue, y: &JsValue) -> Outcome<(u32, u32)> {
        let board = self.core.board();
        let x = whole("x", x, 0, i64::from(board.width()) - 1)?;
        let y = whole("y", y, 0, i64::from(board.height()) - 1)?;
        Ok((x, y))
    }
}
