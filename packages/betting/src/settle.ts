import { bonusPercent, type BonusRule } from "./bonus.ts";
import { couponKind, type BetPick, type Coupon } from "./coupon.ts";
import { bestFactor } from "./best-outcome.ts";
import { legFactor, type LegOutcome } from "./leg.ts";
import { sumOverLines } from "./lines.ts";
import { payOut } from "./payout.ts";
import { add, multiply, rational, round, zero, type Rounding } from "./rational.ts";
import { couponStakes } from "./stake.ts";
import { minor, type Minor } from "./units.ts";

/** A pick and what became of it. */
export interface SettledPick extends BetPick {
  readonly outcome: LegOutcome;
}

export interface SettleInput extends Coupon<SettledPick> {
  readonly bonus?: BonusRule | null;
  /** The max pay that was stored with the coupon; null is no cap. */
  readonly maxPay?: Minor | null;
  readonly rounding?: Rounding;
}

export interface Settlement {
  /** void: every leg is void and the stake goes back; won: something is paid; lost: nothing is. */
  readonly status: "won" | "lost" | "void";
  /** What the player gets: stakeReturned + gain + bonus. */
  readonly payout: Minor;
  /** The part of the payout that is the player's own stake (`open → cash`); what is missing of it goes to the book. */
  readonly stakeReturned: Minor;
  /** What the book adds (`book → cash`), bonus apart. */
  readonly gain: Minor;
  readonly bonus: Minor;
  readonly bonusPercent: number;
  /** Lines with a positive factor. */
  readonly winningLines: number;
  readonly capped: boolean;
}

/** True once nothing that is still open can change what the coupon pays: all legs are decided, or no line can win any more. */
export function couponDecided(picks: readonly SettledPick[], sizes: readonly number[]): boolean {
  if (picks.every((pick) => pick.outcome.result !== "open")) return true;
  const possible = sumOverLines(picks, sizes, (group) => {
    const open = group.picks.filter((pick) => pick.outcome.result === "open");
    const decided = group.picks.filter((pick) => pick.outcome.result !== "open");
    return decided.map(factorOf).reduce(add, bestFactor({ ...group, picks: open }));
  });
  return possible.numerator === 0n;
}

/**
 * What a coupon pays (D5, D6, D11): the exact factors of its legs through the same polynomials as the price,
 * rounded once, half up or cut off, then capped (D7). A void coupon gives back the whole stake, uncapped.
 * Throws RangeError where a leg is open and could still matter.
 */
export function settleCoupon(input: SettleInput): Settlement {
  const { picks, sizes } = input;
  if (!couponDecided(picks, sizes)) throw new RangeError("a coupon with an open leg that matters cannot be settled");
  const { totalStake, unitStake } = couponStakes(input);
  if (picks.every((pick) => pick.outcome.result === "void")) {
    return {
      status: "void",
      payout: totalStake,
      stakeReturned: totalStake,
      gain: minor(0),
      bonus: minor(0),
      bonusPercent: 0,
      winningLines: 0,
      capped: false,
    };
  }
  const factors = sumOverLines(picks, sizes, (group) => group.picks.map(factorOf).reduce(add, zero));
  const winning = sumOverLines(picks, sizes, (group) =>
    rational(group.picks.filter((pick) => factorOf(pick).numerator > 0n).length),
  );
  const percent = bonusPercent(couponKind(picks, sizes), picks.filter(hasWon), input.bonus ?? null);
  const gross = multiply(factors, unitStake);
  const { payout, bonus, capped } = payOut(gross, percent, input.maxPay ?? null, input.rounding);
  const stakeReturned = minor(smaller(payout - bonus, totalStake));
  return {
    status: round(gross, input.rounding) > 0n ? "won" : "lost",
    payout,
    stakeReturned,
    gain: minor(payout - bonus - stakeReturned),
    bonus,
    bonusPercent: percent,
    winningLines: Number(winning.numerator / winning.denominator),
    capped,
  };
}

const factorOf = (pick: SettledPick) => legFactor(pick.odds, pick.outcome);

/** D11: the bonus is recomputed over the legs that won, wholly or in part; void and half lost legs do not count. */
const hasWon = (pick: SettledPick) => ["won", "half_won", "dead_heat"].includes(pick.outcome.result);

const smaller = (a: bigint, b: bigint) => (a < b ? a : b);
