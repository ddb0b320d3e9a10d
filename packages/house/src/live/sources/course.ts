import { type Incident, incidentKinds, matchPhase } from "@livery/feed";
import {
  afterRegular,
  type Cards,
  type LiveEvent,
  overStatuses,
  type ScorePair,
  type Side,
  type TimedEvent,
} from "./event.ts";
import { other, plus } from "./sides.ts";

/** A side that is a man fewer, until a second of the match's clock. */
export interface Exclusion {
  readonly side: Side;
  readonly until: number;
}

/** A score that is kept at its moment, and decides bets. */
export type KeptScore = "halfTime" | "regular";

/** Where a match stands: everything that its events fold to. */
export interface Course {
  /** The feed's word (§4). */
  readonly status: string;
  readonly over: boolean;
  readonly suspended: boolean;
  /** All goals, sets or points, extra time included and shoot-outs not. */
  readonly score: ScorePair;
  /** The score after regular time, what most bets count (D20); null until then. */
  readonly regular: ScorePair | null;
  readonly halfTime: ScorePair | null;
  /** What the present break ended, and kept the score of. */
  readonly endedBy: KeptScore | null;
  /** Kept scores that cannot be right: a goal from before was given or taken back when they had been kept. */
  readonly doubted: ReadonlySet<KeptScore>;
  readonly shootout: ScorePair;
  readonly cards: Readonly<Record<Side, Cards>>;
  readonly corners: ScorePair;
  /** Of ice hockey, those that there were at the last goal or exclusion and have come since. */
  readonly exclusions: readonly Exclusion[];
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
  endedBy: null,
  doubted: new Set(),
  shootout: [0, 0],
  cards: { home: noCards, away: noCards },
  corners: [0, 0],
  exclusions: [],
  game: "",
  periods: "",
  serving: null,
  added: 0,
  phaseAt: 0,
  phaseSecond: 0,
  running: false,
  incidents: [],
};

const cardNames = { yellow: "yellow", yellow_red: "yellowRed", red: "red" } as const;
const cardKinds = { yellow: "yellow", yellow_red: "secondYellow", red: "red" } as const;

/** The course after one more event. */
export function follow(course: Course, timed: TimedEvent): Course {
  const next = withDoubts(course, after(course, timed));
  if (timed.event.kind === "no_goal")
    return { ...next, incidents: withoutLastGoal(course.incidents, timed.event.side) };
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
    case "no_goal":
    case "cards":
    case "exclusion":
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
      return {
        ...course,
        score: plus(course.score, event.side),
        exclusions: afterGoal(exclusionsAt(course, at), event.side),
      };
    case "no_goal":
      return { ...course, score: minus(course.score, event.side) };
    case "exclusion": {
      const until = clockSecond(course, at) + event.seconds;
      return { ...course, exclusions: [...exclusionsAt(course, at), { side: event.side, until }] };
    }
    case "shootout":
      return { ...course, shootout: plus(course.shootout, event.side) };
    case "card": {
      const name = cardNames[event.card];
      const own = course.cards[event.side];
      return { ...course, cards: { ...course.cards, [event.side]: { ...own, [name]: own[name] + 1 } } };
    }
    case "cards":
      return { ...course, cards: { home: event.home, away: event.away } };
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

/** A score changes in the break that kept it, or falls below it: what was kept is not what was played. */
function withDoubts({ doubted, score: before }: Course, next: Course): Course {
  const { endedBy, score, status } = next;
  if (score[0] === before[0] && score[1] === before[1]) return next;
  const isDoubted = (kept: KeptScore): boolean => {
    const was = next[kept];
    if (was === null) return false;
    return score[0] < was[0] || score[1] < was[1] || (endedBy === kept && matchPhase(status) === "break");
  };
  const more = keptScores.filter((kept) => !doubted.has(kept) && isDoubted(kept));
  return more.length === 0 ? next : { ...next, doubted: new Set([...doubted, ...more]) };
}

const keptScores: readonly KeptScore[] = ["halfTime", "regular"];

function enter(course: Course, at: number, { status, second, running }: Extract<LiveEvent, { kind: "phase" }>): Course {
  const over = overStatuses.has(status);
  // A feed may leave the break out.
  const halfTime = course.halfTime ?? (status === "pause" || status === "2p" ? course.score : null);
  const regular = course.regular ?? (over || afterRegular.has(status) ? course.score : null);
  return {
    ...course,
    status,
    over,
    running: running && !over,
    suspended: course.suspended && !over,
    phaseAt: at,
    phaseSecond: second,
    added: 0,
    halfTime,
    regular,
    endedBy: regular !== course.regular ? "regular" : halfTime !== course.halfTime ? "halfTime" : null,
  };
}

const minus = ([home, away]: ScorePair, side: Side): ScorePair =>
  side === "home" ? [Math.max(0, home - 1), away] : [home, Math.max(0, away - 1)];

/** The timeline tells nothing of a goal that was taken back. */
function withoutLastGoal(incidents: readonly Incident[], side: Side): readonly Incident[] {
  const last = incidents.findLastIndex((each) => each.side === side && goalKinds.has(each.kind));
  return incidents.filter((_, at) => at !== last);
}

const goalKinds: ReadonlySet<number> = new Set([incidentKinds.goal, incidentKinds.ownGoal, incidentKinds.penaltyGoal]);

/** The exclusions that last at a match moment, the oldest first. */
export function exclusionsAt(course: Course, at: number): readonly Exclusion[] {
  const second = clockSecond(course, at);
  return course.exclusions.filter(({ until }) => until > second);
}

/** A side that scores with more men on the ice ends the other's oldest exclusion. */
function afterGoal(exclusions: readonly Exclusion[], scorer: Side): readonly Exclusion[] {
  const of = (side: Side): readonly Exclusion[] => exclusions.filter((each) => each.side === side);
  const [oldest] = of(other(scorer));
  return of(other(scorer)).length > of(scorer).length ? exclusions.filter((each) => each !== oldest) : exclusions;
}

/** What the match's clock shows at a match moment, in whole seconds. */
export function clockSecond(course: Course, at: number): number {
  return course.phaseSecond + (course.running ? Math.max(0, Math.floor((at - course.phaseAt) / 1000)) : 0);
}

/** The course after all of `events`. */
export function courseOf(events: readonly TimedEvent[]): Course {
  return events.reduce(follow, notStarted);
}
