import { type Incident, incidentKinds, type LiveMatch, readMinute } from "@livery/feed";

type IncidentKind = keyof typeof incidentKinds;
/** The kinds in a timeline: corners are counted on the scoreboard, and would bury the rest. */
export type TimelineEventKind = Exclude<IncidentKind, "corner">;

/** An event of a match, as a page shows it. */
export interface TimelineEvent {
  /** Its index among all events: events are only appended. */
  readonly key: number;
  readonly kind: TimelineEventKind;
  readonly side: Incident["side"];
  /** The match status in which it happened. */
  readonly phase: string;
  readonly minute: number;
  /** Seconds beyond the period's nominal end; 0 within it. */
  readonly beyond: number;
  /** The score after a goal, "2:1"; null if the listed goals do not add up to the match's score. A shoot-out has its own. */
  readonly score: string | null;
}

const kinds: ReadonlyMap<number, IncidentKind> = new Map(
  Object.entries(incidentKinds).map(([kind, number]) => [number, kind as IncidentKind]),
);
const goals: ReadonlySet<string> = new Set<IncidentKind>(["goal", "ownGoal", "penaltyGoal"]);

/** Whether it is a goal of the match; a goal of a shoot-out is not. */
export function isGoal({ kind }: Pick<TimelineEvent, "kind">): boolean {
  return goals.has(kind);
}

/** Returns a match's events in their order. Unknown kinds are left out. */
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

/** Adds the score after each event that counts. */
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

/** Returns the events grouped by their phase, the newest first. */
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
