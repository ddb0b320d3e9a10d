import type { ScorePair } from "./score-pair.ts";

/** How a sport counts a match: in parts that are added up, or in sets that are won. */
export const resultKinds = [
  "football",
  "basketball",
  "ice_hockey",
  "handball",
  "tennis",
  "volleyball",
  "other",
] as const;
export type ResultKind = (typeof resultKinds)[number];

const kinds: ReadonlyMap<number, ResultKind> = new Map([
  [1, "football"],
  [2, "basketball"],
  [4, "ice_hockey"],
  [5, "tennis"],
  [6, "handball"],
  [23, "volleyball"],
]);

/** The way in which a sport (its number in §4) counts a match; `other` for a sport of which only the final score is known. */
// @__NO_SIDE_EFFECTS__
export function resultKindOf(sportId: number): ResultKind {
  return kinds.get(sportId) ?? "other";
}

/** What the result of a match has to contain. */
export interface ResultForm {
  readonly kind: ResultKind;
  /** Sets that win the match; null if its sport has none, or if it is not known. */
  readonly setsToWin: 2 | 3 | null;
  /** A market depends on the first half. */
  readonly halfTimeNeeded: boolean;
  /** A market depends on the final winner. */
  readonly winnerNeeded: boolean;
}

/** A result as it is entered. */
export interface EnteredResult {
  /** After regular time (D20): goals or points; in a sport of sets, the sets that each side won. */
  readonly fullTime: ScorePair;
  readonly halfTime?: ScorePair | undefined;
  /** After overtime, what was scored before included. */
  readonly extraTime?: ScorePair | undefined;
  /** The goals of the shoot-out alone. */
  readonly penalties?: ScorePair | undefined;
  /** What each side scored in each part or set. */
  readonly periods?: readonly ScorePair[] | undefined;
  /** The side that gave up; the last set may be unfinished then. Tennis alone. */
  readonly retired?: "home" | "away" | undefined;
}

/** The parts of regular time that a sport adds up; 0 for a sport of sets or one whose parts are not counted. */
// @__NO_SIDE_EFFECTS__
export function partsOf(kind: ResultKind): number {
  return { football: 0, basketball: 4, ice_hockey: 3, handball: 2, tennis: 0, volleyball: 0, other: 0 }[kind];
}

// @__NO_SIDE_EFFECTS__
export function hasSets(kind: ResultKind): boolean {
  return kind === "tennis" || kind === "volleyball";
}

/** The most sets that a match can have. */
// @__NO_SIDE_EFFECTS__
export function mostSets({ setsToWin }: Pick<ResultForm, "setsToWin">): number {
  return 2 * (setsToWin ?? 3) - 1;
}

/** Why a result may be wrong although its sport can have it; each has to be confirmed. */
export const resultDoubts = [
  /** A match of the sport cannot be over so soon after its start. */
  "early",
  /** The live feed shows the match in play. */
  "playing",
  /** The feed reported another score. */
  "differs",
] as const;
export type ResultDoubt = (typeof resultDoubts)[number];

/** The least minutes from the start of a match to its end. */
// @__NO_SIDE_EFFECTS__
export function leastMinutes(kind: ResultKind): number {
  return { football: 90, basketball: 60, ice_hockey: 75, handball: 60, tennis: 30, volleyball: 40, other: 30 }[kind];
}
