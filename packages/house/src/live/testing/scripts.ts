import { drawScript } from "../sources/simulator/draw-script.ts";
import type { SimulatedSport } from "../sources/simulator/fixture.ts";
import type { Script } from "../sources/script.ts";

/** Draws matches of a sport one after the other: thousands of them at once fill a heap of over a gigabyte. */
export const scriptsOf = (sport: SimulatedSport, key: string) =>
  function* scripts(count: number, from = 0): Generator<Script> {
    for (let at = 0; at < count; at += 1) yield drawScript(sport, `${key}${from + at}`);
  };
