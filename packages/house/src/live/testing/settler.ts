/** A coupon's leg, as far as an independent settler needs it. */
interface Leg {
  readonly match_id: number;
  readonly market_type_id: number;
  readonly special: string;
  readonly outcome_id: number;
  readonly odds: number;
}

/** Goals of a match, after 90 minutes and at half time. */
export interface Played {
  readonly full: readonly number[];
  readonly half: readonly number[];
}

/** Whether an outcome wins by a score, written independently of the product's rule, outcome by outcome. */
const wins: Readonly<Record<string, (home: number, away: number, line: number) => boolean>> = {
  "60/1": (home, away) => home > away,
  "60/2": (home, away) => home === away,
  "60/3": (home, away) => away > home,
  "1/1": (home, away) => home > away,
  "1/2": (home, away) => home === away,
  "1/3": (home, away) => away > home,
  "10/9": (home, away) => !(away > home),
  "10/10": (home, away) => home !== away,
  "10/11": (home, away) => !(home > away),
  "18/12": (home, away, line) => home + away > line,
  "18/13": (home, away, line) => home + away < line,
  "29/74": (home, away) => Math.min(home, away) > 0,
  "29/76": (home, away) => Math.min(home, away) === 0,
  "26/70": (home, away) => (home + away) % 2 !== 0,
  "26/72": (home, away) => (home + away) % 2 === 0,
  "16/1714": (home, away, line) => home + line > away,
  "16/1715": (home, away, line) => away > home + line,
};

/** The stake is returned if the handicap balances the score exactly. */
const isRefunded = (leg: Leg, home: number, away: number): boolean =>
  leg.market_type_id === 16 && home + Number(leg.special) === away;

/**
 * The expected payout of a coupon of one line: if all legs won, stake times every odds in thousandths, rounded half up once at
 * the end, and no more than its cap; a leg whose stake is returned counts 1, and if all are returned the stake is paid; else
 * nothing.
 */
export function settledByHand(
  coupon: { readonly stake: bigint; readonly max_pay: bigint | null },
  legs: readonly Leg[],
  scores: ReadonlyMap<number, Played>,
): { status: "won" | "lost" | "void"; payout: bigint } {
  const factors = legs.map((leg) => {
    const { full = [], half = [] } = scores.get(leg.match_id) ?? {};
    const [home = 0, away = 0] = leg.market_type_id === 60 ? half : full;
    if (isRefunded(leg, home, away)) return 1000n;
    const isWon = wins[`${leg.market_type_id}/${leg.outcome_id}`];
    if (isWon === undefined) throw new Error(`no rule for ${leg.market_type_id}/${leg.outcome_id}`);
    return isWon(home, away, Number(leg.special || "0")) ? BigInt(leg.odds) : 0n;
  });
  if (factors.includes(0n)) return { status: "lost", payout: 0n };
  if (factors.every((factor) => factor === 1000n)) return { status: "void", payout: coupon.stake };
  const scale = 1000n ** BigInt(legs.length);
  const whole = factors.reduce((product, factor) => product * factor, coupon.stake);
  const payout = (2n * whole + scale) / (2n * scale);
  return { status: "won", payout: coupon.max_pay !== null && payout > coupon.max_pay ? coupon.max_pay : payout };
}
