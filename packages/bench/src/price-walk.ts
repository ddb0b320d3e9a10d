import type { TopicInput } from "@livery/feed/publisher";
import type { Random } from "@livery/feed/testing";

/** How many odds there are and how many change in a tick; 400 matches with 60 odds are 24,000. */
export interface TickSize {
  readonly matches: number;
  readonly oddsPerMatch: number;
  readonly changes: number;
}

/** An outcome of the walk and its price, in thousandths. */
export interface WalkedOdd {
  readonly matchId: number;
  readonly marketId: number;
  readonly marketTypeId: number;
  readonly special: string;
  readonly outcomeId: number;
  odds: number;
}

const outcomesPerMarket = 3;
const lowest = 1_010;
const highest = 500_000;

/** Prices of many matches that move as prices do: by a few percent, in steps of a hundredth, never for long in one way. */
export class PriceWalk {
  readonly odds: readonly WalkedOdd[];
  private readonly size: TickSize;
  private readonly random: Random;

  constructor(size: TickSize, random: Random) {
    this.size = size;
    this.random = random;
    const markets = Math.ceil(size.oddsPerMatch / outcomesPerMarket);
    this.odds = Array.from({ length: size.matches * markets * outcomesPerMarket }, (_, index) => {
      const market = Math.floor(index / outcomesPerMarket);
      return {
        matchId: 40_000_001 + Math.floor(market / markets) * 7,
        marketId: 90_000_001 + market,
        marketTypeId: 1 + (market % markets),
        special: market % 3 === 0 ? "2.5" : "",
        outcomeId: 1 + (index % outcomesPerMarket),
        odds: 1_100 + Math.round(10 ** (2 + 2 * random.part()) / 10) * 10,
      };
    });
  }

  /** All of it, as a source opens it. */
  opening(): TopicInput {
    const first = this.odds.filter(({ outcomeId }) => outcomeId === 1);
    const matches = [...new Set(first.map(({ matchId }) => matchId))];
    return {
      matches: matches.map((matchId) => ({ matchId, betStatus: "started", status: "1p", active: true, sportId: 1 })),
      markets: first.map(({ marketId, matchId, marketTypeId, special }) => ({
        marketId,
        matchId,
        marketTypeId,
        special,
        active: true,
        open: true,
        visible: true,
      })),
      outcomes: this.odds.map(({ marketId, outcomeId, odds }) => ({
        marketId,
        outcomeId,
        odds,
        active: true,
        open: true,
      })),
    };
  }

  /** The odds that change in one tick, in no order, each with its new price. */
  tick(): readonly WalkedOdd[] {
    return moveOdds(this.odds, this.size.changes, this.random);
  }
}

/** Moves some of the odds, chosen by chance; they are answered in no order, each with its new price. */
export function moveOdds(odds: readonly WalkedOdd[], changes: number, random: Random): readonly WalkedOdd[] {
  const changed = new Set<WalkedOdd>(changes >= odds.length ? odds : []);
  while (changed.size < Math.min(changes, odds.length)) changed.add(random.oneOf(odds));
  for (const odd of changed) {
    const step = Math.round((odd.odds * (random.part() - 0.5) * 0.06) / 10) * 10 || (random.chance(0.5) ? 10 : -10);
    const moved = odd.odds + step;
    odd.odds = moved < lowest || moved > highest ? odd.odds - step : moved;
  }
  return [...changed];
}
