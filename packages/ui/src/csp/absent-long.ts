/**
 * Replaces `long` in the browser: the real package compiles WebAssembly when it is loaded, which the CSP of docs/spec/security.md
 * reports as `wasm-eval`. Protobufjs looks for it and works without it: no message has a 64-bit field.
 */
export default {};
