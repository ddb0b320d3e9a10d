/** How a benchmark is run. */
export interface Run {
  /** Rounds of which the median is printed. */
  readonly rounds: number;
  /** Only to see that it runs and that its sides do the same: small, once, its figures mean nothing. */
  readonly quick: boolean;
  /** How long `memory` lets a feed of ten times the speed run, in minutes: six are an hour of it. */
  readonly minutes: number;
  /** The folder of a brand that is built already, `…/dist`; null builds one. */
  readonly brand: string | null;
}

export const fullRun: Run = { rounds: 7, quick: false, minutes: 6, brand: null };
export const quickRun: Run = { rounds: 1, quick: true, minutes: 0.5, brand: null };
