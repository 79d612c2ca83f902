//! Memory that grows with the board or the record is reserved before it is used: running out of it is an error, and
//! does not end the program.
//!
//! Only what is small on any board is allocated without checking.

use crate::error::Error;
use crate::error::problem::SizeProblem;
use std::alloc::{Layout, handle_alloc_error};

/// How many more bytes there is no memory for. Small, because hot loops pass it on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NoMemory(usize);

impl From<NoMemory> for Error {
    #[cold]
    #[inline(never)]
    fn from(NoMemory(bytes): NoMemory) -> Self {
        Self::TooLarge { problem: SizeProblem::Memory { bytes } }
    }
}

#[cold]
#[inline(never)]
pub(crate) fn lacking(bytes: usize) -> NoMemory {
    NoMemory(bytes)
}

/// Makes room for this many more elements.
#[inline]
pub(crate) fn reserve<T>(vec: &mut Vec<T>, more: usize) -> Result<(), NoMemory> {
    if vec.capacity() - vec.len() >= more { Ok(()) } else { grow(vec, more) }
}

#[cold]
#[inline(never)]
fn grow<T>(vec: &mut Vec<T>, more: usize) -> Result<(), NoMemory> {
    vec.try_reserve(more).map_err(|_| lacking(more.saturating_mul(size_of::<T>())))
}

/// An empty vector with room for exactly this many elements.
#[inline(never)]
pub(crate) fn with_capacity<T>(length: usize) -> Result<Vec<T>, NoMemory> {
    let mut vec = Vec::new();
    vec.try_reserve_exact(length).map_err(|_| lacking(length.saturating_mul(size_of::<T>())))?;
    Ok(vec)
}

/// Changes the length of a vector; new elements are copies of the value.
#[inline(never)]
pub(crate) fn resize<T: Copy>(vec: &mut Vec<T>, length: usize, value: T) -> Result<(), NoMemory> {
    let more = length.saturating_sub(vec.len());
    vec.try_reserve_exact(more).map_err(|_| lacking(more.saturating_mul(size_of::<T>())))?;
    vec.resize(length, value);
    Ok(())
}

/// This many copies of a value.
pub(crate) fn filled<T: Copy>(length: usize, value: T) -> Result<Vec<T>, NoMemory> {
    let mut vec = Vec::new();
    resize(&mut vec, length, value)?;
    Ok(vec)
}

/// Adds an element at the end.
#[inline]
pub(crate) fn push<T>(vec: &mut Vec<T>, element: T) -> Result<(), NoMemory> {
    if vec.len() == vec.capacity() {
        reserve(vec, 1)?;
    }
    vec.push(element);
    Ok(())
}

/// All elements of an iterator with a known length.
pub(crate) fn collect<T>(elements: impl ExactSizeIterator<Item = T>) -> Result<Vec<T>, NoMemory> {
    let mut vec = with_capacity(elements.len())?;
    vec.extend(elements);
    Ok(vec)
}

/// The numbers of pairs one after the other, in the memory that the pairs have had.
#[cfg(any(test, all(target_arch = "wasm32", feature = "page")))]
pub(crate) fn numbers_of(pairs: Vec<(u32, u32)>) -> Vec<u32> {
    // The standard library maps a vector in its place, although it does not promise to.
    pairs.into_iter().map(|(x, y)| [x, y]).collect::<Vec<_>>().into_flattened()
}

/// For functions that promise a value: ends the program if there is no memory for it, as the standard library does.
pub(crate) fn or_abort<T, E>(result: Result<T, E>) -> T {
    result.unwrap_or_else(|_| handle_alloc_error(Layout::new::<u8>()))
}

/// Whether there is memory for this many bytes at once, which other code is about to allocate.
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub(crate) fn probe(bytes: usize) -> Result<(), NoMemory> {
    with_capacity::<u8>(bytes).map(drop)
}

#[cfg(test)]
mod tests {
    #[test]
    fn pairs_become_numbers_without_more_memory() {
        let pairs: Vec<(u32, u32)> = (0..1000).map(|i| (i, 5000 - i)).collect();
        let place = pairs.as_ptr().addr();
        let numbers = super::numbers_of(pairs);
        assert_eq!(numbers.as_ptr().addr(), place);
        assert_eq!(numbers.len(), 2000);
        assert!((0..1000).all(|i| numbers[2 * i as usize..][..2] == [i, 5000 - i]));
    }
}
