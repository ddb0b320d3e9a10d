import { type Incident, incidentKinds, type LiveMatch, readMinute } from "@livery/feed";

type IncidentKind = keyof typeof incidentKinds;
/** What a timeline shows: corners are counted on the board, and would bury the rest. */
export type TimelineEventKind = Exclude<IncidentKind, "corner">;

/** Something of a match's course, as a page shows it. */
export interface TimelineEvent {
  /** Its place among all of them: none ever comes between two others. */
  readonly key: number;
  readonly kind: TimelineEventKind;
  readonly side: Incident["side"];
  /** The match status in which it happened. */
  readonly phase: string;
  readonly minute: number;
  /** Seconds beyond the period's nominal end; 0 within it. */
  readonly beyond: number;
  /** After a goal, "2:1"; null where the goals that are told do not make up the match's score. Of a shoot-out its own. */
  readonly score: string | null;
}

const kinds: ReadonlyMap<number, IncidentKind> = new Map(
  Object.entries(incidentKinds).map(([kind, number]) => [number, kind as IncidentKind]),
);
const goals: ReadonlySet<string> = new Set<IncidentKind>(["goal", "ownGoal", "penaltyGoal"]);

/** Whether it is a goal of the match; one of a shoot-out is none. */
export function isGoal({ kind }: Pick<TimelineEvent, "kind">): boolean {
  return goals.has(kind);
}

/** A match's course in its order. A kind that nobody knows is passed over. */
export function timelineEvents({
  periodLength,
  score,
  timeline,
}: Pick<LiveMatch, "periodLength" | "score" | "timeline">): readonly TimelineEvent[] {
  const shown = (timeline ?? []).flatMap((incident, key): TimelineEvent[] => {
    const kind = kinds.get(incident.kind);
    if (kind === undefined || kind === "corner") return [];
    const { phase, side } = incident;
    return [{ key, kind, side, phase, ...readMinute(incident, periodLength), score: null }];
  });
  const match = withScores(shown, isGoal);
  const complete = match.findLast(isGoal)?.score === score;
  return withScores(complete ? match : shown, ({ kind }) => kind === "shootoutGoal");
}

/** With the score after each of those that count for it. */
function withScores(
  events: readonly TimelineEvent[],
  counts: (event: TimelineEvent) => boolean,
): readonly TimelineEvent[] {
  const score = { home: 0, away: 0 };
  return events.map((event) => {
    if (!counts(event)) return event;
    score[event.side] += 1;
    return { ...event, score: `${score.home}:${score.away}` };
  });
}

/** Moments by the phase that they were in, the newest first. */
export function newestFirst(
  events: readonly TimelineEvent[],
): readonly (readonly [phase: string, readonly TimelineEvent[]])[] {
  const groups: [phase: string, TimelineEvent[]][] = [];
  for (const event of events.toReversed()) {
    const last = groups.at(-1);
    if (last?.[0] === event.phase) last[1].push(event);
    else groups.push([event.phase, [event]]);
  }
  return groups;
}
