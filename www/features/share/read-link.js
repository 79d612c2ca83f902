// Reads links: the text after the # of an address as a state, and what the session makes of it. Loaded with the first
// link. Unpacking is bounded: it stops as soon as more comes out than is allowed.

import { toBase64url } from "../../core/data/base64url.js";
import { collect, pieces } from "../../core/data/compress.js";
import { damaged, LinkError } from "../../core/data/link-error.js";
import { ByteReader } from "./byte-reader.js";
import { COMPARED_VERSION, checksum, IS_COMPRESSED, KEPT, LARGEST_GROWTH, LONGEST_LINK, VERSION } from "./link.js";
import { IS_COMPARED } from "./payload.js";
import { readState } from "./read-payload.js";

/** @import { State } from "./payload.js" */

export { checkOptions, openState } from "./read-state.js";

const CHECKSUM_BYTES = 4;
/** How many bytes are unpacked at a time. They grow at most a thousandfold, so no bomb fills the memory. */
const PIECE = 1024;

/**
 * The state that a link holds.
 * @param {string} text What comes after the #.
 * @returns {Promise<State>}
 * @throws {LinkError} and nothing else, whatever the text.
 */
export async function decodeLink(text) {
  if (text.startsWith(KEPT)) throw new LinkError("link-elsewhere");
  if (text.length > LONGEST_LINK) throw new LinkError("link-too-large");
  const [, version, payload] = text.match(/^([1-9]\d{0,5})\.(.*)$/s) ?? [];
  if (version === undefined) throw new LinkError("link-wrong");
  if (Number(version) > VERSION) throw new LinkError("link-too-new", { version, newest: String(VERSION) });

  const bytes = fromBase64url(payload);
  if (bytes.length <= CHECKSUM_BYTES) damaged();
  const content = bytes.subarray(0, -CHECKSUM_BYTES);
  const sum = new DataView(bytes.buffer, content.length).getUint32(0, true);
  if (sum !== checksum(content, Number(version))) damaged();
  const reader = new ByteReader(content);
  const flags = reader.byte();
  // A comparison is what links of version 2 have, and the only reason to write one; a lesson is that of version 3.
  const hasLesson = Number(version) === VERSION;
  if (!hasLesson && ((flags & IS_COMPARED) !== 0) !== (Number(version) === COMPARED_VERSION)) damaged();
  const plain = (flags & IS_COMPRESSED) === 0 ? reader.rest() : await unpack(reader);
  return readState(flags & ~IS_COMPRESSED, plain, hasLesson);
}

/** @param {ByteReader} reader */
function unpack(reader) {
  const length = reader.number(Number.MAX_SAFE_INTEGER);
  if (length > LONGEST_LINK * LARGEST_GROWTH) throw new LinkError("link-too-large");
  return inflate(reader.rest(), length);
}

/** @param {string} text @throws {LinkError} */
function fromBase64url(text) {
  // A single character in the last group of four would hold only six bits of a byte.
  if (text.length % 4 === 1 || /[^\w-]/.test(text)) damaged();
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  // The last character can hold bits that belong to no byte: each link has exactly one spelling.
  if (toBase64url(bytes.subarray(-(bytes.length % 3 || 3))) !== text.slice(-(text.length % 4 || 4))) damaged();
  return bytes;
}

/**
 * @param {Uint8Array} bytes
 * @param {number} length How many bytes must come out.
 * @returns {Promise<Uint8Array>}
 * @throws {LinkError}
 */
async function inflate(bytes, length) {
  let unpacked;
  try {
    unpacked = await collect(pieces(bytes, PIECE).pipeThrough(new DecompressionStream("deflate-raw")), length);
  } catch (error) {
    // What cannot be unpacked is a TypeError in all browsers, and nothing else happens here.
    throw error instanceof LinkError ? error : new LinkError("link-damaged");
  }
  return unpacked.length === length ? unpacked : damaged();
}
