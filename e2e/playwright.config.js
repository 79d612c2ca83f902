import { defineConfig } from "@playwright/test";

const PORT = Number(process.env.STARSTEP_PORT ?? 8123);

export default defineConfig({
  testDir: ".",
  // These are Node's, for three browsers.
  testIgnore: "engines/**",
  outputDir: "results",
  reporter: "list",
  // The boards are small, but a shared machine may be slow.
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can stall a browser for longer than any test waits. What is really broken fails twice.
  retries: process.env.CI ? 1 : 0,
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
    command: `cargo xtask serve --no-open --port ${port} --folder ${folder}`,
    cwd: "..",
    url: `http://127.0.0.1:${port}/index.html`,
    timeout: 300_000,
  })),
});
