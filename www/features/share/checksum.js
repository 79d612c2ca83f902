// CRC-32, so that a truncated or mistyped link is noticed.

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** @param {Uint8Array} bytes @param {number} [before] The checksum of the preceding bytes. */
export function crc32(bytes, before = 0) {
  let value = ~before;
  for (const byte of bytes) value = (value >>> 8) ^ TABLE[(value ^ byte) & 255];
  return ~value >>> 0;
}
