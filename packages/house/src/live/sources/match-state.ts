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

/** A side has a man fewer, until a second of the match's clock. */
export interface Exclusion {
  readonly side: Side;
  readonly until: number;
}

/** A score that is recorded at its moment, and decides bets. */
export type RecordedScore = "halfTime" | "regular";

/** The state of a match: the fold of its events. */
export interface MatchState {
  /** The feed's status (§4). */
  readonly status: string;
  readonly over: boolean;
  readonly suspended: boolean;
  /** All goals, sets or points, extra time included and shoot-outs not. */
  readonly score: ScorePair;
  /** The score after regular time, which most bets count (D20); null until then. */
  readonly regular: ScorePair | null;
  readonly halfTime: ScorePair | null;
  /** The score that was recorded at the start of the current break. */
  readonly endedBy: RecordedScore | null;
  /** Recorded scores that cannot be right: an earlier goal was given or taken back after they were recorded. */
  readonly disputed: ReadonlySet<RecordedScore>;
  readonly shootout: ScorePair;
  readonly cards: Readonly<Record<Side, Cards>>;
  readonly corners: ScorePair;
  /** In ice hockey, the exclusions at the last goal or exclusion, and later ones. */
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
export const notStarted: MatchState = {
  status: "not_started",
  over: false,
  suspended: false,
  score: [0, 0],
  regular: null,
  halfTime: null,
  endedBy: null,
  disputed: new Set(),
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

/** The match state after one more event. */
export function follow(state: MatchState, timed: TimedEvent): MatchState {
  const next = withDisputes(state, after(state, timed));
  if (timed.event.kind === "no_goal") return { ...next, incidents: withoutLastGoal(state.incidents, timed.event.side) };
  const incident = incidentOf(state, timed);
  return incident === null ? next : { ...next, incidents: [...state.incidents, incident] };
}

/** What an event adds to the match's timeline; null if the timeline does not show it. */
function incidentOf(state: MatchState, { at, event }: TimedEvent): Incident | null {
  const kind = kindOf(event);
  if (kind === null || !("side" in event)) return null;
  return { kind: incidentKinds[kind], side: event.side, phase: state.status, second: clockSecond(state, at) };
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

function after(state: MatchState, { at, event }: TimedEvent): MatchState {
  switch (event.kind) {
    case "phase":
      return enter(state, at, event);
    case "goal":
      return {
        ...state,
        score: plus(state.score, event.side),
        exclusions: afterGoal(exclusionsAt(state, at), event.side),
      };
    case "no_goal":
      return { ...state, score: minus(state.score, event.side) };
    case "exclusion": {
      const until = clockSecond(state, at) + event.seconds;
      return { ...state, exclusions: [...exclusionsAt(state, at), { side: event.side, until }] };
    }
    case "shootout":
      return { ...state, shootout: plus(state.shootout, event.side) };
    case "card": {
      const name = cardNames[event.card];
      const sideCards = state.cards[event.side];
      return { ...state, cards: { ...state.cards, [event.side]: { ...sideCards, [name]: sideCards[name] + 1 } } };
    }
    case "cards":
      return { ...state, cards: { home: event.home, away: event.away } };
    case "corner":
      return { ...state, corners: plus(state.corners, event.side) };
    case "added":
      return { ...state, added: event.seconds };
    case "score":
      return { ...state, score: event.total, game: event.game, periods: event.periods, serving: event.serving };
    case "suspend":
      return { ...state, suspended: true };
    case "resume":
      return { ...state, suspended: false };
    case "shot":
    case "foul":
    case "penalty":
      return state;
  }
}

/**
 * Disputes a recorded score if the score changes in the break that recorded it, or falls below it: the record is not what was
 * played.
 */
function withDisputes({ disputed, score: before }: MatchState, next: MatchState): MatchState {
  const { endedBy, score, status } = next;
  if (score[0] === before[0] && score[1] === before[1]) return next;
  const isDisputed = (recorded: RecordedScore): boolean => {
    const was = next[recorded];
    if (was === null) return false;
    return score[0] < was[0] || score[1] < was[1] || (endedBy === recorded && matchPhase(status) === "break");
  };
  const more = recordedScores.filter((recorded) => !disputed.has(recorded) && isDisputed(recorded));
  return more.length === 0 ? next : { ...next, disputed: new Set([...disputed, ...more]) };
}

const recordedScores: readonly RecordedScore[] = ["halfTime", "regular"];

function enter(
  state: MatchState,
  at: number,
  { status, second, running }: Extract<LiveEvent, { kind: "phase" }>,
): MatchState {
  const over = overStatuses.has(status);
  // A feed may leave the break out.
  const halfTime = state.halfTime ?? (status === "pause" || status === "2p" ? state.score : null);
  const regular = state.regular ?? (over || afterRegular.has(status) ? state.score : null);
  return {
    ...state,
    status,
    over,
    running: running && !over,
    suspended: state.suspended && !over,
    phaseAt: at,
    phaseSecond: second,
    added: 0,
    halfTime,
    regular,
    endedBy: regular !== state.regular ? "regular" : halfTime !== state.halfTime ? "halfTime" : null,
  };
}

const minus = ([home, away]: ScorePair, side: Side): ScorePair =>
  side === "home" ? [Math.max(0, home - 1), away] : [home, Math.max(0, away - 1)];

/** Removes a goal that was taken back from the timeline. */
function withoutLastGoal(incidents: readonly Incident[], side: Side): readonly Incident[] {
  const last = incidents.findLastIndex((each) => each.side === side && goalKinds.has(each.kind));
  return incidents.filter((_, at) => at !== last);
}

const goalKinds: ReadonlySet<number> = new Set([incidentKinds.goal, incidentKinds.ownGoal, incidentKinds.penaltyGoal]);

/** The exclusions that last at a match moment, the oldest first. */
export function exclusionsAt(state: MatchState, at: number): readonly Exclusion[] {
  const second = clockSecond(state, at);
  return state.exclusions.filter(({ until }) => until > second);
}

/** A side that scores with more men on the ice ends the other's oldest exclusion. */
function afterGoal(exclusions: readonly Exclusion[], scorer: Side): readonly Exclusion[] {
  const of = (side: Side): readonly Exclusion[] => exclusions.filter((each) => each.side === side);
  const [oldest] = of(other(scorer));
  return of(other(scorer)).length > of(scorer).length ? exclusions.filter((each) => each !== oldest) : exclusions;
}

/** The match's clock at a match time, in whole seconds. */
export function clockSecond(state: MatchState, at: number): number {
  return state.phaseSecond + (state.running ? Math.max(0, Math.floor((at - state.phaseAt) / 1000)) : 0);
}

/** The match state after all of `events`. */
export function matchStateOf(events: readonly TimedEvent[]): MatchState {
  return events.reduce(follow, notStarted);
}
