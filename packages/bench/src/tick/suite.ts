import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { withPage } from "../chromium/page.ts";
import { median, spread } from "../median.ts";
import type { Run } from "../run.ts";
import { firstListLines } from "./first-list.ts";
import { measureTicks, type TickLoad, type TickMeasured } from "./measure.ts";

const allOdds = 24_000;

/** Bytes and time of a tick, in Node and in Chromium; bytes of the first list, and how long it holds a page up. */
export async function tickSuite(run: Run): Promise<string> {
  const { quick, rounds } = run;
  const few: TickLoad = { changes: 200, ticks: quick ? 100 : 2_000, rounds };
  const all: TickLoad = { changes: allOdds, ticks: quick ? 2 : 20, rounds };
  const collect = garbageCollector();
  const inNode = [few, all].map((load) => measureTicks(load, collect));
  const inChromium = await withPage(join(import.meta.dirname, "tick-page.ts"), async (page) => {
    const first = await page.evaluate((load) => globalThis.measureTicks(load), few);
    return [first, await page.evaluate((load) => globalThis.measureTicks(load), all)];
  });
  const [tick, everything] = inNode;
  if (tick === undefined || everything === undefined) throw new Error("nothing was measured");
  return [
    "a tick of 200 changes among 24,000 odds: header, proof, decode and merge",
    `  bytes a changed odd    ${tick.bytesPerOdd.toFixed(2)}  (aim: at most 4.6; nested messages ${tick.nestedBytesPerOdd.toFixed(1)})`,
    `  of the nested frame    ${(tick.bytesPerOdd / tick.nestedBytesPerOdd).toFixed(3)}  (aim: at most 0.13)`,
    ...lines("Node", tick, 5),
    ...lines("Chromium", inChromium[0], 6),
    "a tick in which all 24,000 odds change",
    ...lines("Node", everything, 8),
    ...lines("Chromium", inChromium[1], 8),
    ...(await firstListLines(run)),
  ].join("\n");
}

function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}

function lines(where: string, measured: TickMeasured | undefined, aim: number): string[] {
  if (measured === undefined) throw new Error(`nothing was measured in ${where}`);
  const { odds, rounds } = measured;
  const perOdd = (milliseconds: number): string => `${((milliseconds * 1e6) / odds).toFixed(1)} ns`;
  const of = (method: "packed" | "byteScan" | "nested"): string => perOdd(median(rounds.map((round) => round[method])));
  return [
    `  ${where}: the feed ${of("packed")} an odd, byte scan ${of("byteScan")}, static protobufjs into a map of objects ${of("nested")}`,
    `    over the byte scan   ${spread(rounds.map(({ packed, byteScan }) => packed / byteScan))}  (aim: at most ${aim})`,
    `    faster than the twin ${spread(
      rounds.map(({ packed, nested }) => nested / packed),
      1,
    )}  (aim: at least 25)`,
  ];
}
