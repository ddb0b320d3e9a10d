import type { LiveMarket, LiveMatch, LiveOutcome, LiveTime } from "@livery/contract";
import {
  legacyTime,
  matchPhase,
  type LiveMarket as FeedMarket,
  type LiveMatch as FeedMatch,
  type OutcomeQuote,
  type OutcomeRef,
  readClock,
} from "@livery/feed";

/** The quote of an outcome; undefined if it is not known. */
export type Quote = (ref: OutcomeRef) => OutcomeQuote | undefined;

/** Odds below 1.000 are no odds: the outcome has no price yet. In thousandths. */
const leastOdds = 1000;

/** A live match in the format of the calls. `serverMs`: the moment for its clock, milliseconds since 1970. */
export function contractMatch(match: FeedMatch, quote: Quote, serverMs: number): LiveMatch {
  return {
    ...match,
    betStatus: match.betStatus === "started" ? "started" : "stopped",
    cards: match,
    corners: { home: match.cornersHome, away: match.cornersAway },
    time: timeOf(match, serverMs),
    categoryFlag: match.categoryFlag === "" ? null : match.categoryFlag,
    markets: match.markets.map((market) => contractMarket(market, quote)),
  };
}

function contractMarket(market: FeedMarket, quote: Quote): LiveMarket {
  const outcomes = market.outcomes.flatMap((outcome): LiveOutcome[] => {
    const now = quote(outcome.ref);
    if (now === undefined || now.odds < leastOdds) return [];
    const { movement, odds, state } = now;
    const active = state === "open" || state === "locked";
    return [{ ...outcome, active, locked: state !== "open", odds, movement }];
  });
  return { ...market, outcomes };
}

/** The clock as text (D27): "67:05"; in a break the 45.5 that §4 has for it; "" if there is no clock. */
function timeOf({ clock, periodLength, status }: FeedMatch, serverMs: number): LiveTime {
  if (clock === null) return { clock: "", added: "", addedExtra: "" };
  const { added, beyond, second } = readClock(clock, serverMs, periodLength);
  const isBreak = matchPhase(status) === "break";
  return {
    clock: isBreak ? String(legacyTime(clock, serverMs)) : minutes(second - beyond),
    added: isBreak || beyond === 0 ? "" : minutes(beyond),
    addedExtra: added === 0 ? "" : minutes(added),
  };
}

function minutes(seconds: number): string {
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}
