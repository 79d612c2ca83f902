// What readers see when the other scripts cannot do anything: in browsers that are too old for them, and when they
// cannot be loaded. So it is not a module, is written for the oldest browsers, and carries its own texts: those that
// languages have too are the same there, as a test checks. All others would download the picture for nothing.

(() => {
  var TEXTS = {
    en: {
      old: "Starstep needs a newer browser: Chrome 108, Firefox 113, Safari 16.4, or one that came after them.",
      missing: "Starstep could not be loaded. Check your connection and reload the page.",
    },
    es: {
      old: "Starstep necesita un navegador más reciente: Chrome 108, Firefox 113, Safari 16.4 o una versión posterior.",
      missing: "No se pudo cargar Starstep. Conviene comprobar la conexión y recargar la página.",
    },
    zh: {
      old: "Starstep 需要更新的浏览器：Chrome 108、Firefox 113、Safari 16.4 或更高版本。",
      missing: "无法加载 Starstep。请检查网络连接，然后刷新页面。",
    },
  };
  var script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  var own = script && script.src;
  var folder = own && own.slice(0, own.lastIndexOf("/") + 1);

  /** As in floor.js. */
  function isTooOld() {
    try {
      return !new CompressionStream("deflate-raw") || !CSS.supports("height", "1svh");
    } catch (_) {
      return true;
    }
  }

  /** Whether an element exists that can say itself what is wrong. */
  function isThere() {
    return window.customElements && customElements.get("star-step");
  }

  /** Says a sentence in every element, in front of what its author wrote there. @param {"old" | "missing"} key */
  function say(key) {
    if (isThere()) return;
    Array.prototype.forEach.call(document.querySelectorAll("star-step"), function (star) {
      var said = star.querySelector("[role=status]") || star.insertBefore(document.createElement("p"), star.firstChild);
      var lang = star.getAttribute("lang") || navigator.language || "en";
      said.setAttribute("role", "status");
      said.textContent = (TEXTS[/** @type {"en"} */ (lang.slice(0, 2).toLowerCase())] || TEXTS.en)[key];
    });
  }

  /** Whether an element shows a board, or will: what it reports itself before it says why there is none is no reason. @param {Element} star @param {unknown} reporter */
  function hasBoard(star, reporter) {
    if ("solver" in star && star.solver) return true;
    return reporter === star && !(star.shadowRoot && star.shadowRoot.querySelector("[role=status]"));
  }

  /** Shows the picture that visitors without scripts see. @param {unknown} [reporter] What an error event came from. */
  function showPicture(reporter) {
    var star = document.querySelector("star-step");
    var hidden = star && star.querySelector("noscript");
    // What goes wrong where a board is shown is reported next to it.
    if (!star || !hidden || hasBoard(star, reporter)) return;
    // With scripts, what is in there is text.
    var picture = new DOMParser().parseFromString(hidden.textContent || "", "text/html").querySelector("img");
    if (picture) star.replaceChild(picture, hidden);
  }

  /** @param {unknown} [reporter] */
  function fail(reporter) {
    showPicture(reporter);
    if (isTooOld()) say("old");
  }

  // Error events of missing scripts and of the element do not bubble. Scripts of the page around are its own concern.
  addEventListener(
    "error",
    function (event) {
      var target = event.target;
      fail(target);
      if (target instanceof HTMLScriptElement && folder && target.src.indexOf(folder) === 0 && !isTooOld())
        say("missing");
    },
    true
  );
  // Browsers that do not know modules skip them silently. If there is an element by then, it speaks for itself.
  if (isTooOld()) {
    if (document.readyState === "complete") fail();
    else
      addEventListener("load", function () {
        fail();
      });
  }
})();
