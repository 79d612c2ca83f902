// Makes frames with the class "starstep" as high as the boards in them.

for (const frame of /** @type {NodeListOf<HTMLIFrameElement>} */ (document.querySelectorAll("iframe.starstep"))) {
  // A sandboxed frame has no origin of its own, unless it is allowed to keep it.
  const isNameless = frame.hasAttribute("sandbox") && !frame.sandbox.contains("allow-same-origin");
  const from = isNameless ? "null" : new URL(frame.src).origin;
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== from || data?.type !== "starstep:height") return;
    frame.style.height = `${data.height}px`;
  });
  // In braces: where the last thing that an arrow function does is this call, WebKit takes the message for the frame's own.
  const hello = () => {
    frame.contentWindow?.postMessage({ type: "starstep:hello" }, from === "null" ? "*" : from);
  };
  frame.addEventListener("load", hello);
  hello();
}
