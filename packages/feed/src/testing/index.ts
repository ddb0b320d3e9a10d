export * from "./random.ts";
export { nightly, seedOf } from "./trial.ts";
