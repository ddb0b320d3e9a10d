import { measureTicks, type TickLoad, type TickMeasured } from "./measure.ts";

declare global {
  var measureTicks: (load: TickLoad) => TickMeasured;
}

globalThis.measureTicks = (load) => measureTicks(load);
