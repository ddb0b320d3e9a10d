import { decideOutcome, type Goals, winnerMarkets } from "@livery/betting";
import type { CouponLeg, FollowedLeg, LegInPlay, OutcomeRef } from "@livery/contract";
import { type LiveMatch, matchPhase, readClock } from "@livery/feed";
import type { Live } from "../live/live.ts";
import { afterRegular } from "../live/sources/event.ts";

/** A coupon's legs; open ones whose match is live with their standing, by the tick in memory. */
export function legsInPlay(
  live: Pick<Live, "quote" | "topics"> | null,
  legs: readonly CouponLeg[],
): readonly FollowedLeg[] {
  if (!live?.topics) return legs;
  const { topics } = live;
  const { serverMs } = topics.stamp();
  return legs.map((leg) => {
    if (leg.result !== "open") return leg;
    const [match] = topics.get(`match:${leg.matchId}`)?.matches({ types: new Set(), balancedTypes: new Set() }) ?? [];
    const phase = match && matchPhase(match.status);
    if (match === undefined || phase === "waiting" || phase === "unknown") return leg;
    return { ...leg, inPlay: inPlay(match, leg, live.quote(leg)?.state !== "open", serverMs) };
  });
}

function inPlay(match: LiveMatch, leg: OutcomeRef, locked: boolean, serverMs: number): LegInPlay {
  return {
    status: match.status,
    score: match.score,
    minute: minuteOf(match, serverMs),
    standing: resultNow(match, leg),
    locked,
  };
}

function minuteOf({ clock, periodLength, status }: LiveMatch, serverMs: number): string {
  if (clock === null || matchPhase(status) !== "playing") return "";
  const { beyond, minute } = readClock(clock, serverMs, periodLength);
  return beyond > 0 ? `${minute}+${Math.ceil(beyond / 60)}` : String(minute);
}

/** The result of the leg if the match ended at this score. After regular time only the winner is still open (D20). */
function resultNow({ score, status }: LiveMatch, leg: OutcomeRef): LegInPlay["standing"] {
  const goals = goalsOf(score);
  if (goals === null || (afterRegular.has(status) && !winnerMarkets.has(leg.marketTypeId))) return null;
  const halfTime = status === "1p" || status === "pause" ? goals : null;
  return decideOutcome(leg.marketTypeId, leg.outcomeId, leg.special, { ...goals, halfTime })?.result ?? null;
}

function goalsOf(score: string): Goals | null {
  const [, home, away] = /^(\d{1,3}):(\d{1,3})$/.exec(score) ?? [];
  return home === undefined || away === undefined ? null : { home: Number(home), away: Number(away) };
}
