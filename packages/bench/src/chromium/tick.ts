import { measureTicks, type TickLoad, type TickMeasured } from "../tick/measure.ts";

declare global {
  var measureTicks: (load: TickLoad) => TickMeasured;
}

globalThis.measureTicks = (load) => measureTicks(load);
