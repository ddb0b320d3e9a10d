import { median, spread } from "./median.ts";

/** One side of a comparison: does `amount` units of work and resolves when all of it stands. */
export type Side = (amount: number) => Promise<void>;

export interface Pairing {
  readonly name: string;
  readonly unit: string;
  readonly amount: number;
  readonly subject: Side;
  readonly floor: Side;
  readonly floorName: string;
  /** The least share of the floor that is asked for. */
  readonly aim?: number;
}

export interface Compared {
  readonly subjectPerSecond: number;
  readonly floorPerSecond: number;
  /** Median over rounds of floor time / subject time: 1 is as fast as the floor. */
  readonly share: number;
  readonly rounds: readonly { readonly subject: number; readonly floor: number }[];
}

const roundCount = 7;

/** Runs both sides in turn, changing who begins, after one round that does not count. */
export async function compare({ amount, subject, floor }: Pairing): Promise<Compared> {
  const rounds: { subject: number; floor: number }[] = [];
  for (let round = -1; round < roundCount; round += 1) {
    const times = { subject: 0, floor: 0 };
    const order = round % 2 === 0 ? (["subject", "floor"] as const) : (["floor", "subject"] as const);
    for (const side of order) {
      const start = performance.now();
      await (side === "subject" ? subject : floor)(amount);
      times[side] = performance.now() - start;
    }
    if (round >= 0) rounds.push(times);
  }
  const perSecond = (milliseconds: number): number => (amount / milliseconds) * 1000;
  return {
    subjectPerSecond: perSecond(median(rounds.map(({ subject }) => subject))),
    floorPerSecond: perSecond(median(rounds.map(({ floor }) => floor))),
    share: median(rounds.map(({ subject, floor }) => floor / subject)),
    rounds,
  };
}

/** A line for people: both speeds, their ratio and its spread. */
export function report({ name, unit, floorName, aim }: Pairing, compared: Compared): string {
  const shares = compared.rounds.map(({ subject, floor }) => floor / subject);
  const figure = (value: number): string => Math.round(value).toLocaleString("en");
  return [
    name,
    `  subject  ${figure(compared.subjectPerSecond)} ${unit}/s`,
    `  floor    ${figure(compared.floorPerSecond)} ${unit}/s  (${floorName})`,
    `  share    ${spread(shares)} of the floor, median of ${shares.length}${aim === undefined ? "" : `; aim: at least ${aim}`}`,
  ].join("\n");
}
