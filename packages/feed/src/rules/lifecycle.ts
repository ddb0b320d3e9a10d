import type { MarketFields, MatchFields } from "../model/match.ts";
import { matchPhase } from "./status.ts";

/** A match that has not started is dropped this long after its start (§4, §9), in milliseconds. */
export const notStartedDrop = 300_000;

/** A source that has given no sign of life for this long is silent, and its markets are suspended (F9), in milliseconds. */
export const sourceSilentAfter = 10_000;

/** Whether a match is over: it leaves the live list and the slip (§4). */
export function isOver(match: Pick<MatchFields, "status">): boolean {
  return matchPhase(match.status) === "over";
}

/** Whether every outcome of a match is locked: the match is stopped, over, or in an unknown status (§4, D26). */
export function isMatchLocked(match: Pick<MatchFields, "status" | "betStatus" | "stopped">): boolean {
  if (match.betStatus !== "started" || match.stopped) return true;
  const phase = matchPhase(match.status);
  return phase === "over" || phase === "unknown";
}

/** Whether every outcome of a market is locked, independent of its match. */
export function isMarketLocked(market: Pick<MarketFields, "open" | "stopped">): boolean {
  return !market.open || market.stopped;
}

/**
 * Whether the live list shows a match at a moment of the server's clock (milliseconds since 1970): not when it is inactive
 * (D24), over, or not started more than five minutes past its start (§4).
 */
export function isListed(match: Pick<MatchFields, "status" | "active" | "startsAt">, serverMs: number): boolean {
  if (!match.active || isOver(match)) return false;
  return matchPhase(match.status) !== "waiting" || !(serverMs - Date.parse(match.startsAt) > notStartedDrop);
}

/** Whether a listed match counts as live: one that has not started does not (§4). */
export function countsAsLive(match: Pick<MatchFields, "status" | "active" | "startsAt">, serverMs: number): boolean {
  return isListed(match, serverMs) && matchPhase(match.status) !== "waiting";
}
