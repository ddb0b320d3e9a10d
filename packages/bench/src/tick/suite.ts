import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { withPage } from "../chromium/page.ts";
import { median, spread } from "../median.ts";
import { measureTicks, oddsARound, type TickMeasured } from "./measure.ts";

/** Bytes and time of a tick, in Node and in Chromium. */
export async function tickSuite(): Promise<string> {
  const inNode = measureTicks(garbageCollector());
  const inChromium = await withPage("tick", (page) => page.evaluate(() => globalThis.measureTicks()));
  return [
    "a tick of 200 changes among 24,000 odds: header, proof, decode and merge",
    `  bytes a changed odd    ${inNode.bytesPerOdd.toFixed(2)}  (aim: at most 4.6; nested messages ${inNode.nestedBytesPerOdd.toFixed(1)})`,
    ...lines("Node", inNode, 5),
    ...lines("Chromium", inChromium, 6),
  ].join("\n");
}

function garbageCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}

function lines(where: string, { rounds }: TickMeasured, aim: number): string[] {
  const perOdd = (milliseconds: number): string => `${((milliseconds * 1e6) / oddsARound).toFixed(1)} ns`;
  const of = (way: "packed" | "byteScan" | "nested"): string => perOdd(median(rounds.map((round) => round[way])));
  return [
    `  ${where}: the feed ${of("packed")} an odd, byte scan ${of("byteScan")}, static protobufjs into a map of objects ${of("nested")}`,
    `    over the byte scan   ${spread(rounds.map(({ packed, byteScan }) => packed / byteScan))}  (aim: at most ${aim})`,
    `    faster than the twin ${spread(
      rounds.map(({ packed, nested }) => nested / packed),
      1,
    )}  (aim: at least 25)`,
  ];
}
