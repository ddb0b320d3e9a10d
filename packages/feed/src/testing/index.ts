export { frameKind } from "./frame-kind.ts";
export { liveList } from "./live-list.ts";
export * from "./random.ts";
export { nightly } from "./nightly.ts";
