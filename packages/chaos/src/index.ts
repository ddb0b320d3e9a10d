export { type Action, type Chaos, type ChaosOptions, openChaos } from "./chaos.ts";
export type { Chance, Chances } from "./chances.ts";
export { ChaosError, type ChaosErrorCode } from "./errors.ts";
export type { Fault } from "./faults.ts";
export { type Direction, type Kind, kinds } from "./frames/about.ts";
export type { FaultDone, Only } from "./weather.ts";
