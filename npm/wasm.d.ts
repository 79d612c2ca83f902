/** What importing a wasm file gives depends on the bundler: mostly its address. */
declare const wasm: unknown;
export default wasm;
