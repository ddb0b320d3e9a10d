import type { LiveMarket, LiveMatch, LiveOutcome, OutcomeQuote } from "@livery/feed";
import type { OfferedPick } from "@livery/machines";

/** What goes into the slip of a live price: the price is the one that stands now, which the player sees. */
export function liveOffer(
  match: Pick<LiveMatch, "matchId" | "home" | "away" | "startsAt" | "sportId" | "tournamentName">,
  market: Pick<LiveMarket, "name">,
  outcome: LiveOutcome,
  quote: OutcomeQuote,
): OfferedPick {
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
