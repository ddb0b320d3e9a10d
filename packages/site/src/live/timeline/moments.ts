import { type Incident, incidentKinds, type LiveMatch, readMinute } from "@livery/feed";

type IncidentKind = keyof typeof incidentKinds;
/** What a timeline shows: corners are counted on the board, and would bury the rest. */
export type MomentKind = Exclude<IncidentKind, "corner">;

/** Something of a match's course, as a page shows it. */
export interface Moment {
  /** Its place among all of them: none ever comes between two others. */
  readonly key: number;
  readonly kind: MomentKind;
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
export function isGoal({ kind }: Pick<Moment, "kind">): boolean {
  return goals.has(kind);
}

/** A match's course in its order. A kind that nobody knows is passed over. */
export function momentsOf({
  periodLength,
  score,
  timeline,
}: Pick<LiveMatch, "periodLength" | "score" | "timeline">): readonly Moment[] {
  const shown = (timeline ?? []).flatMap((incident, key): Moment[] => {
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
function withScores(moments: readonly Moment[], counts: (moment: Moment) => boolean): readonly Moment[] {
  const score = { home: 0, away: 0 };
  return moments.map((moment) => {
    if (!counts(moment)) return moment;
    score[moment.side] += 1;
    return { ...moment, score: `${score.home}:${score.away}` };
  });
}

/** Moments by the phase that they were in, the newest first. */
export function newestFirst(moments: readonly Moment[]): readonly (readonly [phase: string, readonly Moment[]])[] {
  const groups: [phase: string, Moment[]][] = [];
  for (const moment of moments.toReversed()) {
    const last = groups.at(-1);
    if (last?.[0] === moment.phase) last[1].push(moment);
    else groups.push([moment.phase, [moment]]);
  }
  return groups;
}
