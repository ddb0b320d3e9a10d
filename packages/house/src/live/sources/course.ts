import { type Incident, incidentKinds } from "@livery/feed";
import { type LiveEvent, overStatuses, type ScorePair, type Side, type TimedEvent } from "./event.ts";

/** Cards of one side. A second yellow is a `yellowRed`, not another yellow. */
export interface Cards {
  readonly yellow: number;
  readonly yellowRed: number;
  readonly red: number;
}

/** Where a match stands: everything that its events fold to. */
export interface Course {
  /** The feed's word (§4). */
  readonly status: string;
  readonly over: boolean;
  readonly suspended: boolean;
  /** All goals, sets or points, extra time included and shoot-outs not. */
  readonly score: ScorePair;
  /** After 90 minutes and stoppage, what bets count (D20); null until then, and of other sports the score. */
  readonly regular: ScorePair | null;
  readonly halfTime: ScorePair | null;
  readonly shootout: ScorePair;
  readonly cards: Readonly<Record<Side, Cards>>;
  readonly corners: ScorePair;
  readonly game: string;
  readonly periods: string;
  readonly serving: Side | null;
  readonly added: number;
  /** Match milliseconds at which the present phase began, and the clock's second then. */
  readonly phaseAt: number;
  readonly phaseSecond: number;
  readonly running: boolean;
  /** Goals, cards, corners and penalties in their order. */
  readonly incidents: readonly Incident[];
}

const noCards: Cards = { yellow: 0, yellowRed: 0, red: 0 };

/** A match that is announced and has not begun. */
export const notStarted: Course = {
  status: "not_started",
  over: false,
  suspended: false,
  score: [0, 0],
  regular: null,
  halfTime: null,
  shootout: [0, 0],
  cards: { home: noCards, away: noCards },
  corners: [0, 0],
  game: "",
  periods: "",
  serving: null,
  added: 0,
  phaseAt: 0,
  phaseSecond: 0,
  running: false,
  incidents: [],
};

const plus = (pair: ScorePair, side: Side): ScorePair =>
  side === "home" ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1];
/** Regular time is over once one of these is said. */
const afterRegular: ReadonlySet<string> = new Set([
  "awaiting_ot",
  "pause_ot",
  "1p_ot",
  "2p_ot",
  "ot",
  "penalties",
  "awaiting_penalties",
]);
const cardNames = { yellow: "yellow", yellow_red: "yellowRed", red: "red" } as const;
const cardKinds = { yellow: "yellow", yellow_red: "secondYellow", red: "red" } as const;

/** The course after one more event. */
export function follow(course: Course, timed: TimedEvent): Course {
  const next = after(course, timed);
  const incident = incidentOf(course, timed);
  return incident === null ? next : { ...next, incidents: [...course.incidents, incident] };
}

/** What an event adds to the match's timeline; null where that does not tell it. */
function incidentOf(course: Course, { at, event }: TimedEvent): Incident | null {
  const kind = kindOf(event);
  if (kind === null || !("side" in event)) return null;
  return { kind: incidentKinds[kind], side: event.side, phase: course.status, second: clockSecond(course, at) };
}

function kindOf(event: LiveEvent): keyof typeof incidentKinds | null {
  switch (event.kind) {
    case "goal":
      return event.ownGoal ? "ownGoal" : event.penalty ? "penaltyGoal" : "goal";
    case "shootout":
      return "shootoutGoal";
    case "card":
      return cardKinds[event.card];
    case "corner":
    case "penalty":
      return event.kind;
    case "phase":
    case "added":
    case "score":
    case "suspend":
    case "resume":
    case "shot":
    case "foul":
      return null;
  }
}

function after(course: Course, { at, event }: TimedEvent): Course {
  switch (event.kind) {
    case "phase":
      return enter(course, at, event);
    case "goal":
      return { ...course, score: plus(course.score, event.side) };
    case "shootout":
      return { ...course, shootout: plus(course.shootout, event.side) };
    case "card": {
      const name = cardNames[event.card];
      const own = course.cards[event.side];
      return { ...course, cards: { ...course.cards, [event.side]: { ...own, [name]: own[name] + 1 } } };
    }
    case "corner":
      return { ...course, corners: plus(course.corners, event.side) };
    case "added":
      return { ...course, added: event.seconds };
    case "score":
      return { ...course, score: event.total, game: event.game, periods: event.periods, serving: event.serving };
    case "suspend":
      return { ...course, suspended: true };
    case "resume":
      return { ...course, suspended: false };
    case "shot":
    case "foul":
    case "penalty":
      return course;
  }
}

function enter(course: Course, at: number, { status, second, running }: Extract<LiveEvent, { kind: "phase" }>): Course {
  const over = overStatuses.has(status);
  const regularOver = over || afterRegular.has(status);
  return {
    ...course,
    status,
    over,
    running: running && !over,
    suspended: course.suspended && !over,
    phaseAt: at,
    phaseSecond: second,
    added: 0,
    // A feed may leave the break out.
    halfTime: course.halfTime ?? (status === "pause" || status === "2p" ? course.score : null),
    regular: course.regular ?? (regularOver ? course.score : null),
  };
}

/** What the match's clock shows at a match moment, in whole seconds. */
export function clockSecond(course: Course, at: number): number {
  return course.phaseSecond + (course.running ? Math.max(0, Math.floor((at - course.phaseAt) / 1000)) : 0);
}

/** The course after all of `events`. */
export function courseOf(events: readonly TimedEvent[]): Course {
  return events.reduce(follow, notStarted);
}
