// Links: a state as the text after the # of an address, and back. The format is described in docs/links.md.

import { fromBase64url, toBase64url } from "./base64url.js";
import { ByteReader, ByteWriter } from "./bytes.js";
import { crc32 } from "./checksum.js";
import { deflate, inflate } from "./compress.js";
import { damaged, LinkError } from "./link-error.js";
import { PART_BITS, partsOf, readState, writeState } from "./payload.js";

/** @typedef {import("./payload.js").State} State */

export { LinkError };

/** The format that is written. Links of this and all earlier formats are read. */
const VERSION = 1;
/** The longest link, in characters; browsers take addresses up to about this length. */
export const LONGEST_LINK = 2_000_000;
/** How many bytes a link may unpack to, for each character that it may have. */
const LARGEST_GROWTH = 16;
const CHECKSUM_BYTES = 4;
/** The bit that says that the state is compressed; it comes after those of the parts. */
const IS_COMPRESSED = 1 << PART_BITS;

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
  const sum = checksum(writer.bytes);
  for (let shift = 0; shift < 32; shift += 8) writer.byte((sum >>> shift) & 255);
  const text = `${VERSION}.${toBase64url(writer.bytes)}`;
  if (text.length > longest) throw new LinkError("link-too-long");
  return text;
}

/**
 * The state that a link holds.
 * @param {string} text What comes after the #.
 * @returns {Promise<State>}
 * @throws {LinkError} and nothing else, whatever the text is.
 */
export async function decodeLink(text) {
  if (text.length > LONGEST_LINK) throw new LinkError("link-too-large");
  const [, version, payload] = text.match(/^([1-9]\d{0,5})\.(.*)$/s) ?? [];
  if (version === undefined) throw new LinkError("link-wrong");
  if (Number(version) > VERSION) throw new LinkError("link-too-new", { version, newest: String(VERSION) });

  const bytes = fromBase64url(payload);
  if (bytes.length <= CHECKSUM_BYTES) damaged();
  const content = bytes.subarray(0, -CHECKSUM_BYTES);
  const sum = new DataView(bytes.buffer, content.length).getUint32(0, true);
  if (sum !== checksum(content)) damaged();
  const reader = new ByteReader(content);
  const flags = reader.byte();
  if (flags >= 2 * IS_COMPRESSED) damaged();
  const plain = (flags & IS_COMPRESSED) === 0 ? reader.rest() : await unpack(reader);
  return readState(flags & (IS_COMPRESSED - 1), plain);
}

/** @param {ByteReader} reader */
function unpack(reader) {
  const length = reader.number(Number.MAX_SAFE_INTEGER);
  if (length > LONGEST_LINK * LARGEST_GROWTH) throw new LinkError("link-too-large");
  return inflate(reader.rest(), length);
}

/** @param {Uint8Array} content */
const checksum = (content) => crc32(content, crc32(Uint8Array.of(VERSION)));
