export { liveList } from "./live-list.ts";
export * from "./random.ts";
export { nightly, seedOf } from "./trial.ts";
