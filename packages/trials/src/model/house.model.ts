import { type CouponResult, type Goals, type LegResult, type ModelSelection, settled, wins } from "./paying.ts";

/** The expected state of a coupon. */
export interface ModelCoupon {
  readonly id: number;
  readonly owner: string;
  readonly selections: readonly ModelSelection[];
  readonly sizes: readonly number[];
  readonly stake: bigint;
  readonly maxPay: bigint;
  readonly live: boolean;
  /** Hours that the clock had been moved at its placement. */
  readonly hour: number;
  status: "pending" | "rejected" | "open" | "won" | "lost" | "void" | "cashed_out" | "cancelled";
  soldStake: bigint;
  soldPrice: bigint;
  payout: bigint;
}

export interface ModelMatch {
  readonly live: boolean;
  /** Its start in hours after the beginning. */
  readonly startsAt: number;
  started: boolean;
  locked: boolean;
  /** Its final result, which only the source knows yet. */
  held: Goals | null;
  score: Goals | null;
  over: boolean;
  voided: boolean;
  /** A manual result has closed its markets. */
  closed: boolean;
  /** Markets that a manual result of their own has closed, by market type and line. */
  readonly closedMarkets: Set<string>;
  /** An operator's results of the outcomes, by market type and line. */
  readonly ruled: Map<string, ReadonlyMap<number, LegResult>>;
}

export interface ModelBettor {
  /** Cash minus debt. */
  wealth: bigint;
  readonly bonus: { readonly percent: number; readonly tipCount: number; readonly odds: number } | null;
  readonly perLine: boolean;
  signedIn: boolean;
  passive: boolean;
  maxStake: bigint;
}

/** The use of a key. */
export interface ModelKey {
  readonly owner: string;
  readonly slip: object;
  readonly answer: object;
}

export const maxPay = 1_250_000n;

/** The key of its market in `ruled` and `closedMarkets`. */
const marketOf = ({ marketTypeId, special }: ModelSelection): string => `${marketTypeId}|${special}`;

/** The expected state of everything after the commands so far. */
export class Model {
  hour = 0;
  halted = false;
  /** A dealer's exposure limit is in force. */
  limited = false;
  readonly bettors = new Map<string, ModelBettor>();
  readonly credit = new Map<string, bigint>();
  readonly matches: ModelMatch[] = [];
  readonly coupons: ModelCoupon[] = [];
  readonly keys = new Map<string, ModelKey>();

  bettor(name: string): ModelBettor {
    return this.bettors.get(name) as ModelBettor;
  }

  match(at: number): ModelMatch {
    return this.matches[at] as ModelMatch;
  }

  /** Whether a match accepts bets, apart from its prices. */
  isOffered(at: number): boolean {
    const match = this.match(at);
    return !match.over && !match.closed && (match.live || !match.started);
  }

  /** Whether a selection accepts bets, apart from its price and a lock of its match. */
  takes(selection: ModelSelection): boolean {
    return this.isOffered(selection.match) && !this.match(selection.match).closedMarkets.has(marketOf(selection));
  }

  resultOf(selection: ModelSelection): LegResult {
    const match = this.match(selection.match);
    const ruled = match.ruled.get(marketOf(selection))?.get(selection.outcomeId);
    if (ruled !== undefined) return ruled;
    if (match.voided) return "void";
    if (match.score === null) return "open";
    return wins(selection, match.score) ? "won" : "lost";
  }

  /** The settlement of a coupon that was not sold, cancelled or rejected, by the known state of its matches. */
  settlementOf(coupon: ModelCoupon): CouponResult {
    const rest = coupon.stake - coupon.soldStake;
    const payable = {
      ...coupon,
      stake: rest,
      maxPay: (coupon.maxPay * rest) / coupon.stake,
      bonus: this.bettor(coupon.owner).bonus,
    };
    return settled(
      payable,
      coupon.selections.map((selection) => this.resultOf(selection)),
    );
  }

  /** Updates coupons by the matches: earlier payouts are taken back, current ones are added. */
  work(): void {
    for (const coupon of this.coupons) {
      if (!["open", "won", "lost", "void"].includes(coupon.status)) continue;
      const { status, mayBeLost, payout } = this.settlementOf(coupon);
      // Whether it is already lost or waits for the rest moves no money.
      if (coupon.status === "lost" && mayBeLost) continue;
      const bettor = this.bettor(coupon.owner);
      bettor.wealth += payout - coupon.payout;
      coupon.payout = payout;
      coupon.status = status;
    }
  }

  /** Moves the clock by whole hours. */
  advance(hours: number): void {
    this.hour += hours;
    this.advanceMatches();
    this.work();
  }

  /** Matches start at their hour and end two hours later; a void one ends only after it is no longer void. */
  advanceMatches(): void {
    for (const match of this.matches) {
      if (match.live) continue;
      if (match.startsAt <= this.hour) match.started = true;
      if (match.over || match.voided || match.startsAt + 2 > this.hour) continue;
      match.over = true;
      match.score = match.held;
    }
  }
}
