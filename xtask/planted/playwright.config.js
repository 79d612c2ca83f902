// Tests that fail on purpose: `xtask/src/test/planted.rs` holds what `cargo xtask test` makes of them.

import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  testMatch: "browser.planted.js",
  outputDir: `${process.env.PLANTED_FOLDER}/results`,
  reporter: [["../../e2e/outcomes.js"]],
  workers: 2,
  fullyParallel: true,
});
