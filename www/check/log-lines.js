// The lines of a log and the numbers in them. Lines that differ only in their numbers have one form; what a form means
// is decided once for all of its lines, so that a million of them are read quickly. The text is gone through once.

/** A list of numbers that grows. @template {Float64Array | Int32Array} List */
class Growing {
  length = 0;

  /** @param {List} list */
  constructor(list) {
    this.list = list;
  }

  /** @param {number} value */
  push(value) {
    if (this.length === this.list.length) {
      const list = /** @type {List} */ (new /** @type {any} */ (this.list).constructor(2 * this.length));
      list.set(this.list);
      this.list = list;
    }
    this.list[this.length++] = value;
  }
}

const [NEWLINE, MINUS, PLUS, POINT, DIGIT_0, DIGIT_9] = [10, 45, 43, 46, 48, 57];
/** @param {number} sign */
const isDigit = (sign) => sign >= DIGIT_0 && sign <= DIGIT_9;
/** Letters, the underscore, and everything beyond ASCII. @param {number} sign */
const isLetter = (sign) => (sign >= 97 && sign <= 122) || (sign >= 65 && sign <= 90) || sign === 95 || sign > 127;
/** Whether a letter right before a number names it, as in `x3`: it is one of x, y, g, h and f. @param {number} sign */
const isName = (sign) =>
  (sign >= 102 && sign <= 104) ||
  sign === 120 ||
  sign === 121 ||
  (sign >= 70 && sign <= 72) ||
  sign === 88 ||
  sign === 89;

/**
 * The numbers of one line after the other. `values`, `starts` and `ends` are those of the line that was scanned last,
 * `form` is a number that is the same for lines that differ only in their numbers.
 */
class LineScanner {
  values = new Growing(new Float64Array(16));
  starts = new Growing(new Int32Array(16));
  ends = new Growing(new Int32Array(16));
  form = 0;
  /** Whether there was more than spaces. */
  hasText = false;

  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  /** Scans the line that begins at a place. Returns where it ends. @param {number} from */
  scan(from) {
    const { text, values, starts, ends } = this;
    values.length = starts.length = ends.length = 0;
    let [one, other] = [0, 0];
    let [last, at] = [32, from];
    this.hasText = false;
    for (; at < text.length; at++) {
      let sign = text.charCodeAt(at);
      if (sign === NEWLINE) break;
      if (sign === 9) sign = 32;
      if (isDigit(sign) || ((sign === MINUS || sign === PLUS || sign === POINT) && this.#begins(at, last))) {
        if (!isLetter(last) || (isName(last) && !isWordAt(text, at - 2))) {
          this.hasText = true;
          at = this.#number(at) - 1;
          // The number itself leaves the same mark in each line.
          one = (Math.imul(one, 31) + 7) | 0;
          other = (Math.imul(other, 131) + 11) | 0;
          last = DIGIT_0;
          continue;
        }
        // A digit in a word, such as that of `node2`, says nothing.
        continue;
      }
      if (sign === 32 && last === 32) continue;
      if (sign >= 65 && sign <= 90) sign += 32;
      if (sign !== 32) this.hasText = true;
      one = (Math.imul(one, 31) + sign) | 0;
      other = (Math.imul(other, 131) + sign) | 0;
      last = sign;
    }
    this.form = one * 0x200000 + (other & 0x1fffff);
    return at;
  }

  /** Whether a sign or point begins a number: `-4` does, the second half of `3-4` does not. @param {number} at @param {number} last */
  #begins(at, last) {
    const { text } = this;
    if (isDigit(last) || last === POINT || last === 41 || last === 93) return false;
    if (isLetter(last) && !(isName(last) && !isWordAt(text, at - 2))) return false;
    const next = text.charCodeAt(at + 1);
    return isDigit(next) || (next === POINT && text.charCodeAt(at) !== POINT && isDigit(text.charCodeAt(at + 2)));
  }

  /** Reads the number at a place. Returns where it ends. @param {number} from */
  #number(from) {
    const { text } = this;
    let at = from;
    let value = 0;
    while (isDigit(text.charCodeAt(at))) value = 10 * value + text.charCodeAt(at++) - DIGIT_0;
    const next = text.charCodeAt(at);
    const isWhole = at > from && next !== POINT && next !== 69 && next !== 101;
    if (!isWhole || at - from > 15) {
      at = this.#endOfNumber(from);
      value = Number(text.slice(from, at));
    }
    this.values.push(value);
    this.starts.push(from);
    this.ends.push(at);
    return at;
  }

  /** Where a number ends that has a sign, a fraction or an exponent. @param {number} from */
  #endOfNumber(from) {
    const { text } = this;
    const skip = (/** @type {number} */ at) => {
      let end = at;
      while (isDigit(text.charCodeAt(end))) end++;
      return end;
    };
    const first = text.charCodeAt(from);
    let at = skip(first === MINUS || first === PLUS ? from + 1 : from);
    if (text.charCodeAt(at) === POINT && isDigit(text.charCodeAt(at + 1))) at = skip(at + 1);
    const exponent = text.charCodeAt(at);
    if (exponent !== 69 && exponent !== 101) return at;
    const sign = text.charCodeAt(at + 1);
    const digits = sign === MINUS || sign === PLUS ? at + 2 : at + 1;
    return isDigit(text.charCodeAt(digits)) ? skip(digits) : at;
  }
}

/** Whether a letter or digit is at a place. @param {string} text @param {number} at */
const isWordAt = (text, at) => isLetter(text.charCodeAt(at)) || isDigit(text.charCodeAt(at));

/**
 * All lines of a log that are not empty: for each its form, its place in the text, its number, and where its numbers
 * begin among all.
 */
export class LogLines {
  numbers = new Growing(new Float64Array(4096));
  #offsets = new Growing(new Int32Array(1024));
  #places = new Growing(new Int32Array(1024));
  #lineNumbers = new Growing(new Int32Array(1024));
  #forms = new Growing(new Int32Array(1024));
  /** The first line and the number of lines of each form. @type {{ line: number, count: number }[]} */
  forms = [];

  /** @param {string} text */
  constructor(text) {
    this.text = text;
    this.scanner = new LineScanner(text);
    /** @type {Map<number, number>} */
    const known = new Map();
    for (let [from, number] = [0, 1]; from < text.length; number++) {
      const end = this.scanner.scan(from);
      if (this.scanner.hasText) this.#add(from, number, known);
      from = end + 1;
    }
    this.#offsets.push(this.numbers.length);
  }

  get length() {
    return this.#forms.length;
  }

  /** The form of a line. @param {number} line */
  formOf(line) {
    return this.#forms.list[line];
  }

  /** Where the numbers of a line begin among all. @param {number} line */
  offset(line) {
    return this.#offsets.list[line];
  }

  /** How many numbers a line has. @param {number} line */
  count(line) {
    return this.#offsets.list[line + 1] - this.#offsets.list[line];
  }

  /** The number that a line has in the text, from 1 on. @param {number} line */
  numberOf(line) {
    return this.#lineNumbers.list[line];
  }

  /** A line as it stands in the text. @param {number} line */
  textOf(line) {
    const from = this.#places.list[line];
    const end = this.text.indexOf("\n", from);
    return this.text.slice(from, end < 0 ? this.text.length : end);
  }

  /** What stands before, between and behind the numbers of a line. @param {number} line */
  gapsOf(line) {
    const { scanner, text } = this;
    const from = this.#places.list[line];
    const end = scanner.scan(from);
    const gaps = [];
    let at = from;
    for (let i = 0; i < scanner.starts.length; i++) {
      gaps.push(text.slice(at, scanner.starts.list[i]));
      at = scanner.ends.list[i];
    }
    gaps.push(text.slice(at, end));
    return gaps;
  }

  /** @param {number} from @param {number} number @param {Map<number, number>} known */
  #add(from, number, known) {
    const { values, form } = this.scanner;
    let index = known.get(form);
    if (index === undefined) {
      index = this.forms.length;
      known.set(form, index);
      this.forms.push({ line: this.#forms.length, count: 0 });
    }
    this.forms[index].count++;
    this.#forms.push(index);
    this.#places.push(from);
    this.#lineNumbers.push(number);
    this.#offsets.push(this.numbers.length);
    for (let i = 0; i < values.length; i++) this.numbers.push(values.list[i]);
  }
}
