// What leaves the page: a file that the browser saves, or something to paste. Nothing is sent anywhere.

import { make } from "./dom.js";

/** @import { Board } from "../board/board.js" */

/** A text as a part of the name of a file: letters and digits of any script. @param {string} text */
export const plainName = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");

/**
 * A name for a file about a board.
 * @param {Board} board
 * @param {...(string | number)} words What else tells it from others.
 */
export function fileName({ name, width, height }, ...words) {
  const parts = [name ?? "board", `${width}x${height}`, ...words].map((part) => plainName(String(part)));
  return parts
    .filter((part) => part !== "")
    .join("-")
    .slice(0, 80);
}

/** Has the browser save a file. @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const address = URL.createObjectURL(blob);
  make("a", { href: address, download: name }).click();
  // Some browsers begin to read it only later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Whether the browser may let the page copy something of this type. @param {string} type */
export const mayCopy = (type) =>
  typeof ClipboardItem === "function" &&
  navigator.clipboard?.write !== undefined &&
  (type === "image/png" || type === "text/plain");

/** Copies something. @param {Blob} blob @returns {Promise<boolean>} Whether it was copied. */
export async function copy(blob) {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [blob.type]: blob })]);
    return true;
  } catch {
    // The reader or the browser does not allow it; the file can still be saved.
    return false;
  }
}

/** A canvas as PNG; nothing if it is larger than the browser allows. @param {HTMLCanvasElement} canvas @returns {Promise<Blob | undefined>} */
export const pngOf = (canvas) =>
  new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));

/** @param {string} svg */
export const svgBlob = (svg) => new Blob([svg], { type: "image/svg+xml" });
