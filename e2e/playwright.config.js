import { defineConfig } from "@playwright/test";

/** How many times as slow as this machine's the processor of readers is; then their network is slow too. */
const IS_SLOW = Number(process.env.STARSTEP_SLOW ?? 1) > 1;
const PORT = Number(process.env.STARSTEP_PORT ?? 8123);

// Cases of which a run tries some follow from a seed; processes that run tests get it from the one that begins.
if (!process.env.STARSTEP_SEED) {
  process.env.STARSTEP_SEED = String(Math.floor(Date.now() / 1000));
  console.log(`seed ${process.env.STARSTEP_SEED}`);
}

export default defineConfig({
  testDir: ".",
  // These are Node's, for three browsers.
  testIgnore: "engines/**",
  // What only a change in a rare corner can break is tried by `cargo xtask test --thorough`, with all that is sampled.
  grepInvert: process.env.STARSTEP_ALL ? undefined : /@thorough/,
  outputDir: "results",
  // Where nobody watches, only what fails is told by name.
  reporter: [[process.env.CI ? "dot" : "list"], ["./outcomes.js"]],
  // Nothing is tried again beside others: `cargo xtask test` runs alone what failed here. How long is waited says nothing
  // about how fast a machine must be; it is when what has not come is given up.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  use: {
    // The built page, as readers get it; STARSTEP_SOURCES=1 saves building it while something is being written.
    baseURL: `http://127.0.0.1:${process.env.STARSTEP_SOURCES ? PORT : PORT + 1}`,
    // Each test would fetch the whole site a second time, to keep it.
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  // The sources as they are, and what `cargo xtask dist` made of them.
  webServer: [
    [PORT, "."],
    [PORT + 1, "dist"],
  ].map(([port, folder]) => ({
    command: `node ${IS_SLOW ? "--import ./e2e/late-answers.js " : ""}build.mjs serve ${port} ${folder}`,
    cwd: "..",
    url: `http://127.0.0.1:${port}/index.html`,
    timeout: 300_000,
  })),
});
