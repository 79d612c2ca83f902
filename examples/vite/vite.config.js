import { defineConfig } from "vite";

export default defineConfig({
  // So that the built site can lie below any path.
  base: "./",
  build: { outDir: "../../dist/examples/vite", emptyOutDir: true },
});
