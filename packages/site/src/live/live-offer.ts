import type { LiveMarket, LiveMatch, LiveOutcome, OutcomeQuote } from "@livery/feed";
import type { OfferedSelection } from "@livery/machines";

/** Returns the selection for the slip from a live price: at the current price, which the player sees. */
export function liveOffer(
  match: Pick<LiveMatch, "matchId" | "home" | "away" | "startsAt" | "sportId" | "tournamentName">,
  market: Pick<LiveMarket, "name">,
  outcome: LiveOutcome,
  quote: OutcomeQuote,
): OfferedSelection {
  const { away, home, sportId, startsAt, tournamentName } = match;
  return {
    ...outcome.ref,
    odds: quote.odds,
    locked: quote.state !== "open",
    live: true,
    minTip: 1,
    single: outcome.single,
    combined: outcome.combined,
    home,
    away,
    startsAt,
    sportId,
    tournamentName,
    marketName: market.name,
    outcomeName: outcome.name,
  };
}
