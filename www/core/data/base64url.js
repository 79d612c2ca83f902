// Bytes as text that needs no escaping in an address: base64 with `-` and `_`, without padding.

/** How many bytes are converted to characters at a time; more would be too many arguments. */
const PIECE = 8192;

/** @param {Uint8Array} bytes */
export function toBase64url(bytes) {
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
