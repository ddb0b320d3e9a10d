import { factorOfResult, type OracleResult } from "./factors.ts";
import { isLess, nothing, roundHalfUp, times, type Fraction } from "./fractions.ts";
import { enumerateLines, sumOfLines, type OracleSelection } from "./lines.ts";

export interface OracleLeg extends OracleSelection {
  readonly odds: Fraction;
  /** Legs of one match that share a market cannot both win; null is a market of its own. */
  readonly market: number | null;
  readonly result: OracleResult;
  /** The share of a dead heat. */
  readonly share: Fraction;
  readonly probability: Fraction;
}

export interface OracleCoupon {
  readonly legs: readonly OracleLeg[];
  readonly sizes: readonly number[];
  /** Minor units. */
  readonly stake: bigint;
  readonly per: "line" | "coupon";
  readonly bonus: {
    readonly percent: bigint;
    readonly tipCount: number;
    readonly odds: readonly [bigint, 1000n];
  } | null;
  readonly maxPay: bigint | null;
  readonly marginPercent: bigint;
}

/** What one outcome of all legs pays, minor units. */
export interface OraclePayout {
  readonly payout: bigint;
  readonly bonus: bigint;
  readonly percent: bigint;
  readonly capped: boolean;
}

export interface OracleVerdict {
  readonly kind: "single" | "accumulator" | "ways" | "system";
  readonly lines: bigint;
  /** Minor units, exact. */
  readonly total: Fraction;
  readonly unit: Fraction;
  /** Lines with an open leg counted as lost. */
  readonly current: OraclePayout;
  /** The best over every set of open legs that can win together. */
  readonly most: OraclePayout;
  readonly winningLines: bigint;
  readonly isOpen: boolean;
  /** Nothing is open, or no line can win any more whatever the open legs come to. */
  readonly isDecided: boolean;
  /** Null where nothing is open or no price is both at least 1 and below the most. */
  readonly cashOut: bigint | null;
}

/** Judges a coupon by writing everything out: every line, every set of winners. */
export function evaluate(coupon: OracleCoupon): OracleVerdict {
  const { legs, sizes, stake, per } = coupon;
  const lines = enumerateLines(legs, sizes);
  const count = BigInt(lines.length);
  const unit: Fraction = per === "line" ? [stake, 1n] : [stake, count];
  const current = payoutOf(coupon, lines, unit, new Set());
  let most = current;
  let mostFactor = nothing;
  for (const winners of winnersTogether(legs)) {
    const factor = sumOfLines(lines, (leg) => factorOf(leg, winners));
    if (!isLess(mostFactor, factor)) continue;
    mostFactor = factor;
    most = payoutOf(coupon, lines, unit, winners);
  }
  const isOpen = legs.some(({ result }) => result === "open");
  return {
    kind: kindOf(legs, sizes),
    lines: count,
    total: per === "line" ? [stake * count, 1n] : [stake, 1n],
    unit,
    current,
    most,
    winningLines: BigInt(lines.filter((line) => line.every((leg) => factorOf(leg, new Set())[0] > 0n)).length),
    isOpen,
    isDecided: !isOpen || mostFactor[0] === 0n,
    cashOut: isOpen ? sale(coupon, lines, unit, most.payout) : null,
  };
}

/** D5, with the open legs that win. */
const factorOf = (leg: OracleLeg, winners: ReadonlySet<OracleLeg>): Fraction =>
  factorOfResult(leg.odds, winners.has(leg) ? "won" : leg.result, leg.share);

const wins = ({ result }: OracleLeg): boolean => ["won", "half_won", "dead_heat"].includes(result);

/** Every set of open legs that can win beside what is decided: of a market of a match at most one. */
function winnersTogether(legs: readonly OracleLeg[]): ReadonlySet<OracleLeg>[] {
  const clash = (a: OracleLeg, b: OracleLeg) => a.matchId === b.matchId && a.market !== null && a.market === b.market;
  let sets: OracleLeg[][] = [[]];
  for (const leg of legs) {
    if (leg.result !== "open" || legs.some((other) => wins(other) && clash(leg, other))) continue;
    sets = sets.flatMap((set) => (set.some((other) => clash(leg, other)) ? [set] : [set, [...set, leg]]));
  }
  return sets.map((set) => new Set(set));
}

function payoutOf(
  coupon: OracleCoupon,
  lines: readonly (readonly OracleLeg[])[],
  unit: Fraction,
  winners: ReadonlySet<OracleLeg>,
): OraclePayout {
  const { legs, bonus, maxPay } = coupon;
  const gross = times(
    sumOfLines(lines, (leg) => factorOf(leg, winners)),
    unit,
  );
  const percent = bonusPercent(coupon, winners);
  const base = roundHalfUp(gross);
  const full = roundHalfUp(times(gross, [100n + percent, 100n]));
  const isVoid = legs.every(({ result }) => result === "void");
  const payout = maxPay !== null && !isVoid && maxPay < full ? maxPay : full;
  return {
    payout,
    bonus: bonus === null || payout < base ? 0n : payout - base,
    percent,
    capped: payout < full,
  };
}

/** D11, over the legs that won in this outcome: those of a coupon with one line and several matches. */
function bonusPercent({ legs, sizes, bonus }: OracleCoupon, winners: ReadonlySet<OracleLeg>): bigint {
  if (bonus === null || kindOf(legs, sizes) !== "accumulator") return 0n;
  const qualifying = legs.filter((leg) => (wins(leg) || winners.has(leg)) && !isLess(leg.odds, bonus.odds)).length;
  const percent = BigInt(qualifying) * bonus.percent;
  return qualifying < bonus.tipCount ? 0n : percent > 25n ? 25n : percent;
}

function kindOf(legs: readonly OracleLeg[], sizes: readonly number[]): OracleVerdict["kind"] {
  if (legs.length === 1) return "single";
  if (sizes.length > 0) return "system";
  return legs.some((leg, at) => legs.findIndex(({ matchId }) => matchId === leg.matchId) < at) ? "ways" : "accumulator";
}

/** D17: line by line, stake × the product of odds × probability. */
function sale(
  { marginPercent }: OracleCoupon,
  lines: readonly (readonly OracleLeg[])[],
  unit: Fraction,
  most: bigint,
): bigint | null {
  const value = sumOfLines(lines, (leg) =>
    leg.result === "open" ? times(leg.odds, leg.probability) : factorOf(leg, new Set()),
  );
  const price = roundHalfUp(times(times(value, unit), [100n - marginPercent, 100n]));
  if (most < 2n) return null;
  if (price < 1n) return 1n;
  return price < most ? price : most - 1n;
}
