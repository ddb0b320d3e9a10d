import { measureTicks } from "../tick/measure.ts";

declare global {
  var measureTicks: () => import("../tick/measure.ts").TickMeasured;
}

globalThis.measureTicks = measureTicks;
