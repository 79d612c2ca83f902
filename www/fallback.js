// Shows the picture that visitors without scripts see also to those for whom scripts or engine cannot be loaded. All
// others would download it for nothing. It is a file of its own because it is needed where the others are missing.

addEventListener(
  "error",
  () => {
    const star = document.querySelector("star-step");
    const hidden = star?.querySelector("noscript");
    // What goes wrong while a board is shown is said beside it.
    if (!star || !hidden || Reflect.get(star, "solver")) return;
    // With scripts, what stands in there is text.
    const picture = new DOMParser().parseFromString(hidden.textContent ?? "", "text/html").querySelector("img");
    if (picture) hidden.replaceWith(picture);
  },
  // Events of scripts that are missing and of the element do not bubble.
  { capture: true },
);
