/** The side that an event is about: for a goal, the side that it counts for. */
export type Side = "home" | "away";

/** Score in the units that decide a match: goals, sets or points. */
export type ScorePair = readonly [home: number, away: number];

/** Cards of one side. A second yellow is a `yellowRed`, not another yellow. */
export interface Cards {
  readonly yellow: number;
  readonly yellowRed: number;
  readonly red: number;
}

/** What happens in a match. */
export type LiveEvent =
  /** A period or a break begins, or the match is over; `status` is the feed's (§4), `second` is where its clock begins. */
  | { readonly kind: "phase"; readonly status: string; readonly second: number; readonly running: boolean }
  | { readonly kind: "goal"; readonly side: Side; readonly ownGoal: boolean; readonly penalty: boolean }
  /**
   * The side's last goal that counted is taken back. If it was of a half, or of regular time, that is already over, the score
   * that decided bets cannot be right: the match is locked and an operator enters a manual result.
   */
  | { readonly kind: "no_goal"; readonly side: Side }
  /** A goal of a penalty shoot-out: it is no goal of the match. */
  | { readonly kind: "shootout"; readonly side: Side }
  | { readonly kind: "card"; readonly side: Side; readonly card: "yellow" | "yellow_red" | "red" }
  /** All cards as they are now, whatever was reported or refused before. */
  | { readonly kind: "cards"; readonly home: Cards; readonly away: Cards }
  | { readonly kind: "corner"; readonly side: Side }
  | { readonly kind: "shot"; readonly side: Side; readonly onTarget: boolean }
  | { readonly kind: "foul"; readonly side: Side }
  | { readonly kind: "penalty"; readonly side: Side }
  /** A player is sent off for `seconds` of play: the side is a man fewer until then, or until the other side scores. */
  | { readonly kind: "exclusion"; readonly side: Side; readonly seconds: number }
  /** Stoppage time announced for the period, in seconds. */
  | { readonly kind: "added"; readonly seconds: number }
  /** A set sport's or point sport's whole score after a point. */
  | {
      readonly kind: "score";
      readonly total: ScorePair;
      readonly game: string;
      readonly periods: string;
      readonly serving: Side | null;
    }
  /** Bets are off, or on again. */
  | { readonly kind: "suspend" | "resume" };

/** An event with its time in the match. */
export interface TimedEvent {
  /** Milliseconds of the match since kick-off, breaks and stoppage included. Does not decrease. */
  readonly at: number;
  readonly event: LiveEvent;
}

/** Statuses after regular time, which is the only part that most bets count (D20). */
export const afterRegular: ReadonlySet<string> = new Set([
  "awaiting_ot",
  "pause_ot",
  "1p_ot",
  "2p_ot",
  "ot",
  "penalties",
  "awaiting_penalties",
]);

/**
 * Statuses of a match that is over and was played out: its score decides bets. Other matches that are over become void in time
 * (D20).
 */
export const playedOut: ReadonlySet<string> = new Set(["ended", "after_ot", "after_penalties"]);

/** Statuses of the last event of every script: nothing of the match follows it. */
export const overStatuses: ReadonlySet<string> = new Set([
  "ended",
  "after_ot",
  "after_penalties",
  "interrupted",
  "retired",
  "walkover",
  "cancelled",
  "postponed",
  "abandoned",
]);
