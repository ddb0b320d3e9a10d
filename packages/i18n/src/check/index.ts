export { messagesByKey, type MessageForms } from "./message-keys.ts";
export { messageProblems, type ParityOptions, parityProblems } from "./parity.ts";
export { findMissingAndUnusedKeys, type KeyUsage, type SourceText } from "./usage.ts";
