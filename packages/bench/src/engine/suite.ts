import { minor, priceCoupon, thousandths, type PriceInput } from "@livery/betting";
import { writtenLines } from "../floors/written-lines.ts";
import { median, spread } from "../median.ts";

const legs = 20;
const roundCount = 7;
const callsARound = 200;
/** A unit stake of so much that no return is rounded: the twin's sum has three decimals a leg. */
const stake = minor(10n ** BigInt(3 * legs));

/** Pricing a 20-leg system of all sizes, 1,048,575 lines: the engine's polynomials against writing every line out. */
export function engineSuite(): Promise<string> {
  const odds = Array.from({ length: legs }, (_, leg) => 1150 + 137 * leg);
  const system: PriceInput = {
    selections: odds.map((odd, leg) => ({
      matchId: leg,
      marketTypeId: 1,
      outcomeId: 1,
      special: "",
      banker: false,
      odds: thousandths(odd),
    })),
    sizes: odds.map((_, leg) => leg + 1),
    stake,
    stakeType: "line",
  };
  const { lines, maxReturn } = priceCoupon(system);
  if (maxReturn !== writtenLines(odds)) throw new Error("the engine and the lines that are written out differ");
  const placed: PriceInput = { ...system, stake: minor(100) };
  const calls: number[] = [];
  const ratios: number[] = [];
  let twin = 0;
  for (let round = -1; round < roundCount; round += 1) {
    const times = Array.from({ length: callsARound }, () => timed(() => priceCoupon(placed)));
    twin = timed(() => writtenLines(odds));
    if (round < 0) continue;
    calls.push(...times);
    ratios.push(twin / median(times));
  }
  return Promise.resolve(
    [
      `a system of ${legs} legs and all sizes, ${lines.toLocaleString("en")} lines: kind, lines, stakes, bonus and the most it returns`,
      `  priced             ${spread(calls, 3)} ms, median of ${calls.length}  (aim: under 1)`,
      `  each line written  ${twin.toFixed(0)} ms`,
      `  times as fast      ${spread(ratios, 0)}, median of ${ratios.length}`,
    ].join("\n"),
  );
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
