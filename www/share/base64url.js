// Bytes as text that needs no escaping in an address: base64 with `-` and `_`, without padding.

import { damaged } from "./link-error.js";

/** Bytes that are turned into characters at once; more would be too many arguments. */
const PIECE = 8192;

/** @param {Uint8Array} bytes */
export function toBase64url(bytes) {
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text @throws {import("./link-error.js").LinkError} */
export function fromBase64url(text) {
  // One character alone in the last group of four would hold six bits of a byte.
  if (text.length % 4 === 1 || /[^\w-]/.test(text)) damaged();
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  // The last character can hold bits that belong to no byte: each link has one spelling.
  if (toBase64url(bytes.subarray(-(bytes.length % 3 || 3))) !== text.slice(-(text.length % 4 || 4))) damaged();
  return bytes;
}
