//! Maps and `.scen` files: valid ones with pieces changed. None may cause a panic, and what is read is what is written.

use crate::calls;
use crate::random::Random;
use starstep::experiments::{Experiment, parse};
use starstep::{Board, Diagonal, Error, MAX_SIDE};
use std::fmt::Write as _;

/// Words that the readers of maps and experiments know or should reject.
const PIECES: [&str; 46] = [
    "\n",
    "\r\n",
    "\r",
    "\t",
    " ",
    "\0",
    "\u{feff}",
    "",
    "type octile",
    "height ",
    "width ",
    "map",
    "start ",
    "goal ",
    "origin ",
    "version 1",
    "s",
    "g",
    "S",
    "@",
    ".",
    "T",
    "?",
    "é",
    "⠁",
    "⣿",
    "⣾",
    "⠀",
    "😀",
    "\u{202e}",
    "0",
    "1",
    "-1",
    "4096",
    "4097",
    "99999999999999999999",
    "2147483648",
    "-2147483648",
    "1e9",
    "NaN",
    "inf",
    "-0",
    "0.5",
    "1.4.2",
    "\"",
    "9",
];

/// A part of a text, which need not be UTF-8.
#[derive(Clone)]
pub struct Piece(Vec<u8>);

impl std::fmt::Debug for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "b\"{}\"", self.0.escape_ascii())
    }
}

fn joined(pieces: &[Piece]) -> Vec<u8> {
    pieces.iter().flat_map(|piece| piece.0.iter().copied()).collect()
}

pub fn make_map(seed: u64) -> Vec<Piece> {
    let mut random = Random::new(seed);
    let board = calls::random_board(&mut random, 14);
    mutated(&mut random, &board.to_map())
}

pub fn run_map(seed: u64, pieces: &[Piece]) -> Result<(), String> {
    let bytes = joined(pieces);
    let rule = Random::new(seed).pick(Diagonal::ALL);
    let lines = bytes.split(|byte| *byte == b'\n').count();
    match Board::from_map_bytes_for(&bytes, rule) {
        Err(error) => check_error(&error, lines),
        Ok(board) => {
            if board.width() > MAX_SIDE || board.height() > MAX_SIDE {
                return Err(format!("{} × {} is read", board.width(), board.height()));
            }
            let text = board.to_map();
            let again = Board::from_map_for(&text, rule).map_err(|error| format!("{text:?} is written: {error}"))?;
            if again == board { Ok(()) } else { Err(format!("{text:?} is another board")) }
        }
    }
}

pub fn make_scen(seed: u64) -> Vec<Piece> {
    let mut random = Random::new(seed);
    let mut text = "version 1\n".to_owned();
    for _ in 0..random.below(6) {
        let number = |random: &mut Random| random.below(600);
        let (x, y, to_x, to_y) = (number(&mut random), number(&mut random), number(&mut random), number(&mut random));
        let _ =
            writeln!(text, "{}\ta.map\t512\t512\t{x}\t{y}\t{to_x}\t{to_y}\t{}", number(&mut random), random.share());
    }
    mutated(&mut random, &text)
}

pub fn run_scen(_seed: u64, pieces: &[Piece]) -> Result<(), String> {
    let bytes = joined(pieces);
    let text = String::from_utf8_lossy(&bytes);
    let lines = text.lines().count();
    let experiments = match parse(&text) {
        Err(error) => return check_error(&error, lines),
        Ok(experiments) => experiments,
    };
    if experiments.len() > lines {
        return Err(format!("{} experiments of {lines} lines", experiments.len()));
    }
    let written: String = experiments.iter().map(line_of).collect();
    let again = parse(&format!("version 1\n{written}")).map_err(|error| format!("{written:?}: {error}"))?;
    // A length that is NaN is not equal to itself.
    if format!("{again:?}") == format!("{experiments:?}") {
        Ok(())
    } else {
        Err(format!("{experiments:?} became {again:?}"))
    }
}

fn line_of(experiment: &Experiment) -> String {
    let ((x, y), (to_x, to_y)) = (experiment.start, experiment.goal);
    let length = experiment.length.unwrap_or(0.0);
    format!("0 a.map 9 9 {x} {y} {to_x} {to_y} {length:?}\n")
}

/// An error names an existing place, and has a known code and a sentence.
fn check_error(error: &Error, lines: usize) -> Result<(), String> {
    if let Error::BadMap { line, column, .. } = error
        && (*line == 0 || *line > lines + 1 || *column == 0)
    {
        return Err(format!("line {line}, column {column} of {lines} lines: {error}"));
    }
    let known = ["bad-map", "too-large", "out-of-bounds"].contains(&error.code());
    if known && error.to_string().ends_with('.') { Ok(()) } else { Err(format!("{}: {error}", error.code())) }
}

/// A text in pieces of a few bytes, some of them changed, left out, doubled, or moved.
fn mutated(random: &mut Random, text: &str) -> Vec<Piece> {
    let mut pieces: Vec<Piece> =
        text.split_inclusive([' ', '\n', '\t']).map(|piece| Piece(piece.as_bytes().to_vec())).collect();
    for _ in 0..random.below(5) {
        let at = random.below(pieces.len());
        match random.below(7) {
            0 => pieces[at] = Piece(random.pick(&PIECES).as_bytes().to_vec()),
            1 => pieces.insert(at, Piece(random.pick(&PIECES).as_bytes().to_vec())),
            2 if pieces.len() > 1 => drop(pieces.remove(at)),
            3 => pieces.insert(at, pieces[at].clone()),
            4 => {
                let other = random.below(pieces.len());
                pieces.swap(at, other);
            }
            5 => pieces.truncate(at + 1),
            _ => change_byte(random, &mut pieces[at].0),
        }
    }
    pieces
}

fn change_byte(random: &mut Random, piece: &mut Vec<u8>) {
    let byte = random.next() as u8;
    let at = random.below(piece.len() + 1);
    match piece.get_mut(at) {
        Some(place) => *place = byte,
        None => piece.push(byte),
    }
}
