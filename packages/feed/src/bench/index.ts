export { TickRound } from "./tick-round.ts";
export { PriceWalk, type TickSize, type WalkedOdd } from "./price-walk.ts";
export { seeded, type Random } from "./random.ts";
