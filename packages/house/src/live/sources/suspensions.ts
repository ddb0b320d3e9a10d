import type { LiveEvent, TimedEvent } from "./event.ts";
import { inOrder } from "./script.ts";

/** From a goal until it is taken back. */
export const reviewMs = 90_000;

/** How long before and after an event a match takes no bets, in milliseconds of the match. */
type Span = readonly [before: number, after: number];

/**
 * Spectators in the ground see a goal coming before any feed reports it, and its prices settle while the sides walk back; a
 * penalty is awarded well before it is taken.
 */
function spanOf(event: LiveEvent): Span | null {
  if (event.kind === "goal") return event.penalty ? [40_000, 30_000] : [4_000, 30_000];
  // While the goal is reviewed.
  if (event.kind === "no_goal") return [reviewMs, 20_000];
  if (event.kind === "penalty") return [0, 40_000];
  if (event.kind === "card") return event.card === "yellow" ? null : [3_000, 20_000];
  if (event.kind === "exclusion") return [3_000, 15_000];
  // There are no bets on single kicks of a shoot-out.
  if (event.kind === "phase" && event.status === "penalties") return [0, Infinity];
  return event.kind === "shot" && event.onTarget ? [2_000, 6_000] : null;
}

/** Adds the suspensions around goals, penalties, shots on target, sendings-off and shoot-outs; overlapping ones become one. */
export function withSuspensions(events: readonly TimedEvent[]): TimedEvent[] {
  const end = events.at(-1)?.at ?? 0;
  const spans: [from: number, to: number][] = [];
  const found = events.flatMap(({ at, event }): [number, number][] => {
    const span = spanOf(event);
    return span === null ? [] : [[Math.max(0, at - span[0]), at + span[1]]];
  });
  for (const [from, to] of found.sort((a, b) => a[0] - b[0])) {
    const last = spans.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else spans.push([from, to]);
  }
  // A suspension precedes its cause, and the match's first and last events stay where they are.
  const before = spans.map(([at]): TimedEvent => ({ at, event: { kind: "suspend" } }));
  const after = spans.filter(([, to]) => to < end).map(([, at]): TimedEvent => ({ at, event: { kind: "resume" } }));
  const [first, ...rest] = events;
  return first === undefined ? [] : [first, ...inOrder([...before, ...rest, ...after])];
}
