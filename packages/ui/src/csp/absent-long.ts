/**
 * Stands in for `long` in the browser: the real one compiles WebAssembly when it is loaded, which the CSP of docs/spec/security.md
 * reports as `wasm-eval`. Protobufjs asks for it, finds none, and does without: no message has a 64-bit field.
 */
export default {};
