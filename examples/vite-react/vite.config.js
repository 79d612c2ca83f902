import { defineConfig } from "vite";

export default defineConfig({
  // So that the built site can lie below any path.
  base: "./",
  // JSX needs no plugin: esbuild knows it.
  esbuild: { jsx: "automatic" },
  build: { outDir: "../../dist/examples/vite-react", emptyOutDir: true, target: "es2022" },
  // The optimizer would part the code from its wasm.
  optimizeDeps: { exclude: ["starstep"] },
});
