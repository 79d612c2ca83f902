//! The board at the position as an image.

use crate::error::memory;
use crate::error::problem::CellProblem;
use crate::wasm::Solver;
use crate::wasm::arguments::{described, whole};
use crate::wasm::bytes::Bytes;
use crate::wasm::errors::{Outcome, lacking, thrown};
use crate::{Error, PALETTE};
use wasm_bindgen::Clamped;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Solver {
    /// A part of a picture of the board at the position: the rectangle with the first pixel `x`, `y`. The longer side
    /// of the whole picture has `side` pixels, at most one per cell; the shorter side is in proportion, rounded, and at
    /// least 1. The colors are those of `palette`: 260 of red, green, blue and alpha; 0 open, 1 to 254 penalties, 255
    /// wall, 256 in the open list, 257 closed, 258 passed over by a jump, 259 closed by the goal's side of a
    /// bidirectional search. Valid until memory grows.
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
