export default {
  lang: "zh-CN",
  title: "A* 教程",
  // Where the built site lies on its server.
  base: "/examples/vitepress/",
  outDir: "../../dist/examples/vitepress",
  // Vue must leave the element alone.
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === "star-step" } } },
  // The optimizer would part the code from its wasm.
  vite: { optimizeDeps: { exclude: ["starstep"] } },
};
