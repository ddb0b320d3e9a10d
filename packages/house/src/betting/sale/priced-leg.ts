import { marketOutcomes, type Rational, type Thousandths } from "@livery/betting";
import type { ErrorCode, OutcomeRef } from "@livery/contract";
import { marketKey } from "../../catalogue/price-book.ts";
import type { BettingService } from "../betting-service.ts";
import { fairChance } from "./fair-chance.ts";

/** The market by which an open leg was priced, as sell_coupon checks it (D50). */
export interface SaleMarket {
  readonly market: number;
  readonly version: string;
  /** The run of a live leg's source, and the publisher of its price. */
  readonly live: string | null;
  readonly publisher: string | null;
}

/** An open leg at its current price, or why it has none. */
export type PricedLeg =
  | { readonly chance: Rational; readonly market: SaleMarket }
  | { readonly refused: Extract<ErrorCode, "feed_stale" | "market_locked" | "match_started" | "not_sellable"> };

/** The fields of an open leg that determine its price. */
export interface OpenLeg extends OutcomeRef {
  /** Its match has begun by the server's clock or according to the feed. */
  readonly begun: boolean;
}

/** Prices an open leg by the tick in memory if its match is being played, else by the price book. */
export function pricedLeg(betting: Pick<BettingService, "book" | "live">, leg: OpenLeg): PricedLeg {
  return liveLeg(betting, leg) ?? bookLeg(betting, leg);
}

function liveLeg({ live }: Pick<BettingService, "live">, leg: OpenLeg): PricedLeg | null {
  const quote = live?.quote(leg) ?? null;
  if (live === null || quote === null) return null;
  if (quote.state === "over") return { refused: "not_sellable" };
  if (quote.state !== "open") return { refused: quote.state === "stale" ? "feed_stale" : "market_locked" };
  const { marketTypeId, special } = leg;
  const odds = new Map(
    marketOutcomes(marketTypeId).flatMap((outcomeId): [number, Thousandths][] => {
      const other = live.quote({ ...leg, outcomeId });
      return other === null ? [] : [[outcomeId, other.odds]];
    }),
  );
  const chance = fairChance({ marketTypeId, special, odds }, leg.outcomeId);
  if (chance === null) return { refused: "market_locked" };
  const { marketId, publisher, run, version } = quote;
  return { chance, market: { market: marketId, version: String(version), live: run, publisher } };
}

function bookLeg({ book }: Pick<BettingService, "book">, leg: OpenLeg): PricedLeg {
  if (leg.begun) return { refused: "match_started" };
  const { marketTypeId, outcomeId, special } = leg;
  const market = book.match(leg.matchId)?.markets.get(marketKey(marketTypeId, special));
  const outcome = market?.outcomes.get(outcomeId);
  if (market === undefined || outcome === undefined) return { refused: "not_sellable" };
  if (market.status === "closed" || market.status === "settled") return { refused: "not_sellable" };
  if (market.status === "locked" || outcome.locked) return { refused: "market_locked" };
  const odds = new Map([...market.outcomes].map(([id, each]) => [id, each.odds]));
  const chance = fairChance({ marketTypeId, special, odds }, outcomeId);
  if (chance === null) return { refused: "market_locked" };
  return { chance, market: { market: market.marketId, version: String(market.version), live: null, publisher: null } };
}
