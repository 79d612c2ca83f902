// A little WebDriver, for WebKit: https://www.w3.org/TR/webdriver2/

import { spawn } from "node:child_process";
import { createServer } from "node:net";

/** @type {Record<string, string | undefined>} */
const KEYS = { Enter: "\uE007", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015" };
/** How long it may take to start, in milliseconds. */
const START = 30_000;

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** @param {string} program The path of WebKitWebDriver. @returns {Promise<import("./drivers.js").Driver>} */
export async function openWebKit(program) {
  const port = await freePort();
  // A process group of its own, so that the display ends with the driver.
  const running = spawn("xvfb-run", ["-a", "-s", "-screen 0 1600x1200x24", program, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
  });
  const end = () => running.pid && process.kill(-running.pid);

  /** @param {string} method @param {string} path @param {unknown} [body] */
  const call = async (method, path, body) => {
    const options = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, options);
    const { value } = /** @type {{ value: any }} */ (await response.json());
    if (!response.ok) throw new Error(`${path}: ${value?.message ?? value?.error}`);
    return value;
  };
  const until = Date.now() + START;
  while (!(await call("GET", "/status").catch(() => undefined))?.ready) {
    if (Date.now() > until || running.exitCode !== null) throw new Error("WebKitWebDriver does not answer.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { sessionId, capabilities } = await call("POST", "/session", { capabilities: { alwaysMatch: {} } });
  const post = (/** @type {string} */ path, /** @type {unknown} */ body) =>
    call("POST", `/session/${sessionId}${path}`, body);
  await post("/timeouts", { script: 60_000 });

  /** @param {{ x: number, y: number }[]} points */
  const drag = (points) => {
    const moves = points.map(({ x, y }) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 }));
    const [down, up] = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
    return post("/actions", {
      actions: [{ type: "pointer", id: "mouse", actions: [moves[0], down, ...moves.slice(1), up] }],
    });
  };
  return {
    name: "webkit",
    version: `${capabilities.browserName} ${capabilities.browserVersion}`,
    goto: (url) => post("/url", { url }),
    evaluate: async (work, ...args) => {
      const script = `const [args, done] = arguments;
        Promise.resolve().then(() => (${work})(...args)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await post("/execute/async", { script, args: [args] });
      if (error !== undefined) throw new Error(error);
      return value;
    },
    drag,
    key: (name) => {
      const value = KEYS[name] ?? name;
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      return post("/actions", { actions: [{ type: "key", id: "keys", actions }] });
    },
    screenshot: async () => Buffer.from(await call("GET", `/session/${sessionId}/screenshot`), "base64"),
    size: (width, height) => post("/window/rect", { width, height }),
    close: async () => {
      await call("DELETE", `/session/${sessionId}`).catch(() => {});
      end();
    },
  };
}
