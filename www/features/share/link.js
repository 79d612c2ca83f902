// Links: a state as the text after the # of an address. The format is described in docs/links.md. Loaded with the first
// link that is needed; reading them is in read-link.js, loaded only when there is one.

import { toBase64url } from "../../core/data/base64url.js";
import { deflate } from "../../core/data/compress.js";
import { LinkError } from "../../core/data/link-error.js";
import { ByteWriter } from "./bytes.js";
import { crc32 } from "./checksum.js";
import { PART_BITS, partsOf, writeState } from "./payload.js";

/** @import { State } from "./payload.js" */

export { LinkError };

/** The newest format. Links in this and all earlier formats are read. */
export const VERSION = 3;
/** The format that is written unless it has no place for what is to be shared: older pages read it too. */
const PLAIN_VERSION = 1;
/** The format of what is compared, unless it is in a lesson. */
export const COMPARED_VERSION = 2;
/** How what is no link begins: the name of a board that is kept in the browser, because it fits into none. */
export const KEPT = "kept.";
/** The longest link, in characters; browsers accept addresses up to about this length. */
export const LONGEST_LINK = 2_000_000;
/** How many bytes a link may unpack to, per character that it may have. */
export const LARGEST_GROWTH = 16;
/** The bit for a compressed state; it comes after those of the parts. */
export const IS_COMPRESSED = 1 << PART_BITS;

/**
 * A state as the text after the # of an address.
 * @param {State} state
 * @param {number} [longest] How many characters the link may have.
 * @returns {Promise<string>}
 * @throws {LinkError} `link-too-long` if it would have more.
 */
export async function encodeLink(state, longest = LONGEST_LINK) {
  const plain = plainBytes(state, longest);
  const packed = await deflate(plain);
  const lengthWriter = new ByteWriter();
  lengthWriter.number(plain.length);
  const isSmaller = lengthWriter.length + packed.length < plain.length;
  return sealed(state, isSmaller ? [lengthWriter.bytes, packed] : [plain], isSmaller, longest);
}

/**
 * The same at once, and therefore longer: the browser's compression takes its time. For a page that is about to go.
 * @param {State} state
 * @param {number} longest
 * @returns {string}
 * @throws {LinkError} `link-too-long` if it would have more.
 */
export const encodeAtOnce = (state, longest) => sealed(state, [plainBytes(state, longest)], false, longest);

/** @param {State} state @param {number} longest */
function plainBytes(state, longest) {
  const plain = writeState(state, longest * LARGEST_GROWTH);
  if (plain.length > longest * LARGEST_GROWTH) throw new LinkError("link-too-long");
  return plain;
}

/**
 * A link with these bytes in it.
 * @param {State} state
 * @param {Uint8Array[]} content
 * @param {boolean} isCompressed
 * @param {number} longest
 */
function sealed(state, content, isCompressed, longest) {
  const writer = new ByteWriter();
  writer.byte(partsOf(state) | (isCompressed ? IS_COMPRESSED : 0));
  for (const bytes of content) writer.raw(bytes);
  // Each character holds six bits; what is too long anyway need not be written.
  if (writer.length * 8 > longest * 6) throw new LinkError("link-too-long");
  const version = state.lesson === undefined ? (state.compared ? COMPARED_VERSION : PLAIN_VERSION) : VERSION;
  const sum = checksum(writer.bytes, version);
  for (let shift = 0; shift < 32; shift += 8) writer.byte((sum >>> shift) & 255);
  const text = `${version}.${toBase64url(writer.bytes)}`;
  if (text.length > longest) throw new LinkError("link-too-long");
  return text;
}

/** @param {Uint8Array} content @param {number} version */
export const checksum = (content, version) => crc32(content, crc32(Uint8Array.of(version)));
