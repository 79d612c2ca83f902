// Copies a text for the reader, as far as the browser lets a page do that.

/**
 * @param {string} text
 * @param {HTMLTextAreaElement} area Where it stands, to be selected where the page may not copy.
 * @returns {Promise<boolean>} Whether it was copied.
 */
export async function copyText(text, area) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without the right to copy, the reader's own keys still can.
    area.value = text;
    area.focus();
    area.select();
    return false;
  }
}
