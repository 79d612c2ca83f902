// Links: a state as the text after the # of an address. The format is described in docs/links.md. Loaded with the first
// link that is needed; reading them is in read-link.js, loaded only when there is one.

import { toBase64url } from "./base64url.js";
import { ByteWriter } from "./bytes.js";
import { crc32 } from "./checksum.js";
import { deflate } from "./compress.js";
import { LinkError } from "./link-error.js";
import { PART_BITS, partsOf, writeState } from "./payload.js";

/** @typedef {import("./payload.js").State} State */

export { LinkError };

/** The newest format. Links in this and all earlier formats are read. */
export const VERSION = 2;
/** The format that is written unless it has no place for what is to be shared: older pages read it too. */
const PLAIN_VERSION = 1;
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
  const plain = writeState(state, longest * LARGEST_GROWTH);
  if (plain.length > longest * LARGEST_GROWTH) throw new LinkError("link-too-long");
  const packed = await deflate(plain);
  const lengthWriter = new ByteWriter();
  lengthWriter.number(plain.length);
  const isSmaller = lengthWriter.length + packed.length < plain.length;

  const writer = new ByteWriter();
  writer.byte(partsOf(state) | (isSmaller ? IS_COMPRESSED : 0));
  if (isSmaller) writer.raw(lengthWriter.bytes);
  writer.raw(isSmaller ? packed : plain);
  const version = state.compared ? VERSION : PLAIN_VERSION;
  const sum = checksum(writer.bytes, version);
  for (let shift = 0; shift < 32; shift += 8) writer.byte((sum >>> shift) & 255);
  const text = `${version}.${toBase64url(writer.bytes)}`;
  if (text.length > longest) throw new LinkError("link-too-long");
  return text;
}

/** @param {Uint8Array} content @param {number} version */
export const checksum = (content, version) => crc32(content, crc32(Uint8Array.of(version)));
