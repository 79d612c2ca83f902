// Copies a text for the reader, as far as the browser lets a page do so.

/**
 * @param {string} text
 * @param {HTMLTextAreaElement | HTMLInputElement} area Where it is shown, to be selected if the page may not copy.
 * @returns {Promise<boolean>} Whether it was copied.
 */
export async function copyText(text, area) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Where the page may not copy, the reader's own keys still can.
    area.value = text;
    area.focus();
    area.select();
    return false;
  }
}
