import type { OracleCoupon, OracleLeg } from "./coupons.ts";
import type { OracleResult } from "./factors.ts";
import type { Fraction } from "./fractions.ts";

/** Whole numbers below a bound, the same for the same seed (mulberry32). */
type Draw = (below: number) => number;

function drawer(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** So many random coupons of every kind, small enough that all their lines can be written out; the same for the same seed. */
export function* couponStream(seed: number, count: number): Generator<OracleCoupon> {
  const draw = drawer(seed);
  for (let at = 0; at < count; at++) yield coupon(draw);
}

function coupon(draw: Draw): OracleCoupon {
  const matches = 1 + draw(5);
  const mostSelections = draw(3) === 0 ? 3 : 1 + draw(2);
  // All open, some open, none open.
  const openness = draw(3);
  const allVoid = draw(40) === 0;
  const withBankers = draw(2) === 0;
  const legs: OracleLeg[] = [];
  for (let match = 0; match < matches; match++) {
    const selections = 1 + draw(mostSelections);
    const banker = withBankers && draw(3) === 0;
    for (let selection = 0; selection < selections && legs.length < 7; selection++) {
      legs.push({
        matchId: match,
        // A banker of any of its selections makes the match one.
        banker: banker && (selection === 0 || draw(2) === 0),
        market: draw(3) === 0 ? null : draw(2),
        odds: odds(draw),
        result: allVoid ? "void" : result(draw, openness),
        share: share(draw),
        probability: [BigInt(draw(101)), 100n],
      });
    }
  }
  const stake = draw(10) === 0 ? BigInt(draw(3)) : BigInt(draw(1_000_000));
  return {
    legs,
    sizes: sizes(draw, legs),
    stake,
    per: draw(2) === 0 ? "line" : "coupon",
    bonus:
      draw(2) === 0 ? { percent: BigInt(draw(10)), tipCount: draw(4), odds: [BigInt(1000 + draw(1500)), 1000n] } : null,
    maxPay: draw(3) === 0 ? stake * BigInt(draw(8)) + BigInt(draw(100)) : null,
    marginPercent: draw(2) === 0 ? 5n : BigInt(draw(101)),
  };
}

/** Mostly odds in thousandths, some any fraction, a few below 1 or 0. */
function odds(draw: Draw): Fraction {
  const kind = draw(20);
  if (kind === 0) return [BigInt(draw(1000)), 1000n];
  if (kind < 5) return [BigInt(8 + draw(60)), 7n];
  return [BigInt(1001 + draw(draw(2) === 0 ? 1500 : 30_000)), 1000n];
}

const decided = [
  "won",
  "won",
  "won",
  "lost",
  "void",
  "half_won",
  "half_lost",
  "dead_heat",
] as const satisfies readonly OracleResult[];

function result(draw: Draw, openness: number): OracleResult {
  if (openness === 0 || (openness === 1 && draw(2) === 0)) return "open";
  return decided[draw(decided.length)] ?? "won";
}

function share(draw: Draw): Fraction {
  const among = 1 + draw(5);
  return [BigInt(1 + draw(among)), BigInt(among)];
}

/** No sizes, or some that the matches beside the bankers are enough for. */
function sizes(draw: Draw, legs: readonly OracleLeg[]): number[] {
  const matches = new Set(legs.map(({ matchId }) => matchId));
  const bankers = new Set(legs.filter(({ banker }) => banker).map(({ matchId }) => matchId));
  const free = matches.size - bankers.size;
  if (draw(2) === 0 || free === 0) return [];
  const chosen = Array.from({ length: free }, (_, at) => at + 1).filter(() => draw(2) === 0);
  return chosen.length > 0 ? chosen : [1 + draw(free)];
}
