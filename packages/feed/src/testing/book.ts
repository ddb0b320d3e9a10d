import type { Incident, LegResult, MatchFields } from "../model/match.ts";
import type { OutcomeId, Stamp, TopicInput } from "../publisher/input.ts";
import type { TopicPublisher } from "../publisher/topic-publisher.ts";
import type { Random } from "./random.ts";

const statuses = ["not_started", "1p", "pause", "2p", "ended", "walkover", "riot"];
const results: readonly LegResult[] = ["won", "lost", "void", "half_won", "half_lost", "dead_heat"];

/** A bookmaker that sends every kind of input of a source, at random. */
export class RandomBook {
  /** Replaced when the server restarts. */
  publisher: TopicPublisher;
  private readonly random: Random;
  private nextMatch = 1;
  private nextMarket = 1;
  private readonly markets = new Map<number, { matchId: number; outcomes: OutcomeId[] }>();
  private readonly matches = new Set<number>();

  constructor(publisher: TopicPublisher, random: Random) {
    this.publisher = publisher;
    this.random = random;
  }

  /** Performs one random action and returns its frames. */
  act(stamp: Stamp): readonly Uint8Array[] {
    const { random, publisher } = this;
    const draw = random.whole(100);
    if (this.markets.size === 0 || (draw < 6 && this.matches.size < 12))
      return publisher.change(this.opening(stamp), stamp);
    if (draw < 60) return this.prices(stamp);
    if (draw < 74) return publisher.change({ matches: [this.matchUpdate(stamp)] }, stamp);
    if (draw < 80) return publisher.lock(random.chance(0.5), this.some(), stamp);
    if (draw < 84) return publisher.settle(this.settlement(), stamp);
    if (draw < 86)
      return publisher.rollback(
        [...this.markets.keys()].filter(() => random.chance(0.2)),
        stamp,
      );
    if (draw < 90) return publisher.change({ outcomes: this.named() }, stamp);
    if (draw < 93)
      return publisher.change(
        {
          sports: [
            { sportId: 1 + random.whole(3), name: "Sport", liveCount: random.whole(40), inPlay: random.whole(9) },
          ],
        },
        stamp,
      );
    if (draw < 97) return publisher.change(this.removal(), stamp);
    return publisher.flush(stamp);
  }

  /** Changes prices, some of them twice before the tick. */
  prices(stamp: Stamp): readonly Uint8Array[] {
    const outcomes = [...this.markets.values()].flatMap((market) => market.outcomes);
    for (let count = this.random.whole(Math.min(40, outcomes.length) + 1); count > 0; count--)
      this.publisher.price(this.random.oneOf(outcomes), this.odds());
    return this.random.chance(0.7) ? this.publisher.flush(stamp) : [];
  }

  private odds(): number {
    return this.random.chance(0.05) ? 0 : 1_010 + this.random.whole(this.random.chance(0.9) ? 4_000 : 900_000);
  }

  private opening(stamp: Stamp): TopicInput {
    const matchId = this.nextMatch++;
    this.matches.add(matchId);
    const markets = Array.from({ length: 1 + this.random.whole(5) }, (_, index) => ({
      marketId: this.nextMarket++,
      matchId,
      marketTypeId: this.random.oneOf([1, 10, 18, 29, 5500]),
      name: `market.${index}`,
      special: this.random.oneOf(["", "2.5", "0:1"]),
      active: true,
      open: true,
      visible: true,
      mostBalanced: this.random.chance(0.5),
    }));
    const outcomes = markets.flatMap(({ marketId }) =>
      Array.from({ length: 1 + this.random.whole(4) }, (_, index) => ({
        marketId,
        outcomeId: index + 1,
        name: this.random.oneOf(["home", "draw", "away", "Şölen ⚽"]),
        active: true,
        open: true,
        odds: this.odds(),
        ...(this.random.chance(0.2) && { singleMaxStake: this.random.whole(2) * 10 ** 11, combinedMinStake: 100 }),
      })),
    );
    for (const { marketId } of markets)
      this.markets.set(marketId, { matchId, outcomes: outcomes.filter((outcome) => outcome.marketId === marketId) });
    const match = {
      ...this.matchUpdate(stamp),
      matchId,
      home: `Home ${matchId}`,
      away: "Å-Team",
      sportId: 1,
      active: true,
      betStatus: "started",
      startsAt: "2026-11-20T18:00:00Z",
    };
    return { matches: [match], markets, outcomes };
  }

  private matchUpdate({ serverMs }: Stamp): Partial<MatchFields> & Pick<MatchFields, "matchId"> {
    const { random } = this;
    const phase = random.oneOf(statuses);
    return {
      matchId: random.oneOf([...this.matches]),
      ...(random.chance(0.5) && { score: `${random.whole(5)}:${random.whole(5)}` }),
      ...(random.chance(0.3) && { status: phase }),
      ...(random.chance(0.5) && {
        clock: random.chance(0.1)
          ? null
          : { phase, second: random.whole(5_400), stopped: random.chance(0.2), added: random.whole(300), at: serverMs },
      }),
      ...(random.chance(0.2) && { timeline: this.timeline() }),
      ...(random.chance(0.2) && { cornersHome: random.whole(12), redAway: random.whole(2) }),
      ...(random.chance(0.2) && { betStatus: random.oneOf(["started", "stopped"]) }),
      ...(random.chance(0.1) && { active: random.chance(0.8) }),
    };
  }

  /** Also contains unknown kinds. */
  private timeline(): Incident[] {
    return Array.from({ length: this.random.whole(6) }, () => ({
      kind: 1 + this.random.whole(12),
      side: this.random.oneOf(["home", "away"] as const),
      phase: this.random.oneOf(statuses),
      second: this.random.whole(7_200),
    }));
  }

  private some(): { matches: number[]; markets: number[] } {
    return {
      matches: [...this.matches].filter(() => this.random.chance(0.2)),
      markets: [...this.markets.keys()].filter(() => this.random.chance(0.2)),
    };
  }

  private settlement() {
    const market = this.random.oneOf([...this.markets.values()]);
    return market.outcomes.map((outcome) => ({ ...outcome, result: this.random.oneOf(results) }));
  }

  private named() {
    const market = this.random.oneOf([...this.markets.values()]);
    return market.outcomes.map(({ marketId, outcomeId }) => ({
      marketId,
      outcomeId,
      ...(this.random.chance(0.5) && { odds: this.odds() }),
      ...(this.random.chance(0.3) && { open: this.random.chance(0.5) }),
      ...(this.random.chance(0.1) && { singleMaxStake: null }),
      ...(this.random.chance(0.1) && { handicap: "-1" }),
    }));
  }

  private removal(): TopicInput {
    if (this.random.chance(0.5)) {
      const matchId = this.random.oneOf([...this.matches]);
      this.matches.delete(matchId);
      for (const [id, market] of this.markets) if (market.matchId === matchId) this.markets.delete(id);
      return { removedMatches: [matchId] };
    }
    const marketId = this.random.oneOf([...this.markets.keys()]);
    this.markets.delete(marketId);
    return { removedMarkets: [marketId] };
  }
}
