// Browsers record without knowing how long it will be, and leave the length out of the file; players then show none and
// cannot go to a place. It is put in here. Headless.

/** The names of the elements, as WebM (a kind of EBML) has them. */
const [HEADER, SEGMENT, INFO, SCALE, DURATION] = [0x1a45dfa3, 0x18538067, 0x1549a966, 0x2ad7b1, 0x4489];
/** The length of an element that goes on to the end. */
const UNKNOWN = -1;
/** In what unit times are if the file does not say, in nanoseconds. */
const USUAL_SCALE = 1e6;

/** An element's name, where its content begins, and how long it is. @param {Uint8Array} bytes @param {number} at */
function elementAt(bytes, at) {
  const nameLength = Math.clz32(bytes[at]) - 23;
  const name = number(bytes, at, nameLength);
  const from = at + nameLength;
  const sizeLength = Math.clz32(bytes[from]) - 23;
  const value = number(bytes, from, sizeLength) - 2 ** (7 * sizeLength);
  const size = value === 2 ** (7 * sizeLength) - 1 ? UNKNOWN : value;
  return { name, at, begin: from + sizeLength, size };
}

/** @param {Uint8Array} bytes @param {number} at @param {number} length */
const number = (bytes, at, length) => bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0);

/** The elements within an element. @param {Uint8Array} bytes @param {number} from @param {number} to */
function within(bytes, from, to) {
  const elements = [];
  for (let at = from; at < to; ) {
    const element = elementAt(bytes, at);
    if (!(element.size >= 0)) break;
    elements.push(element);
    at = element.begin + element.size;
  }
  return elements;
}

/**
 * The file with its length in it; as it was if it has one already, or if it is not one that a browser has just recorded.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} milliseconds
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function withDuration(bytes, milliseconds) {
  const header = elementAt(bytes, 0);
  if (header.name !== HEADER) return bytes;
  const segment = elementAt(bytes, header.begin + header.size);
  // Where the length of the whole is known, others may refer to places in it.
  if (segment.name !== SEGMENT || segment.size !== UNKNOWN) return bytes;
  const info = elementAt(bytes, segment.begin);
  if (info.name !== INFO || info.size === UNKNOWN) return bytes;
  const end = info.begin + info.size;
  const parts = within(bytes, info.begin, end);
  if (parts.some(({ name }) => name === DURATION)) return bytes;
  const scale = parts.find(({ name }) => name === SCALE);
  const unit = scale ? number(bytes, scale.begin, scale.size) : USUAL_SCALE;
  const duration = new DataView(new ArrayBuffer(11));
  duration.setUint16(0, DURATION);
  duration.setUint8(2, 0x88);
  duration.setFloat64(3, (milliseconds * 1e6) / unit);
  const length = new DataView(new ArrayBuffer(12));
  length.setUint32(0, INFO);
  // Eight bytes for the length, whatever it is.
  length.setUint8(4, 1);
  length.setUint32(8, info.size + duration.byteLength);
  const result = new Uint8Array(bytes.length + duration.byteLength + length.byteLength - (info.begin - info.at));
  let at = 0;
  const pieces = [bytes.subarray(0, info.at), new Uint8Array(length.buffer), bytes.subarray(info.begin, end)];
  for (const piece of [...pieces, new Uint8Array(duration.buffer), bytes.subarray(end)]) {
    result.set(piece, at);
    at += piece.length;
  }
  return result;
}
