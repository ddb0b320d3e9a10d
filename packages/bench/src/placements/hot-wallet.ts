import type { BenchFixture } from "../placement-fixture.ts";
import { median } from "../median.ts";

const roundCount = 7;

/** One wallet that every connection bets from: how much longer the slowest in a hundred take than the middle one. */
export async function hotWallet(subject: BenchFixture, inFlight: number, amount: number): Promise<string> {
  const rounds: { readonly p50: number; readonly p99: number }[] = [];
  for (let round = -1; round < roundCount; round += 1) {
    const times: number[] = [];
    await subject.place(amount, inFlight, { hot: true, took: (milliseconds) => times.push(milliseconds) });
    times.sort((a, b) => a - b);
    const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
    if (round >= 0) rounds.push({ p50: at(0.5), p99: at(0.99) });
  }
  const middle = (of: (round: (typeof rounds)[number]) => number): string => median(rounds.map(of)).toFixed(2);
  return [
    `one hot wallet, ${inFlight} in flight`,
    `  p50 ${middle(({ p50 }) => p50)} ms, p99 ${middle(({ p99 }) => p99)} ms`,
    `  p99 is ${middle(({ p50, p99 }) => p99 / p50)} times its own p50, median of ${roundCount}; aim: at most 10`,
  ].join("\n");
}
