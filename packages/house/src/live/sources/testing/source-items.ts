import type { LiveEvent } from "../event.ts";
import type { SourceEvent, SourceItem, SourceMarket, SourceMatch } from "../source.ts";

/** Kick-off of the matches of these items: milliseconds since 1970. */
export const kickOff = 1_800_000_000_000;

/** A football match that its source prices. */
export const priced: SourceMatch = {
  key: "m1",
  sportId: 1,
  category: "England",
  flag: "gb-eng",
  tournament: "Premier League",
  home: "Leeds",
  away: "Fulham",
  neutral: false,
  periodLength: 45,
  startsAt: kickOff,
  model: null,
};

/** A football match that the server prices. */
export const modelled: SourceMatch = {
  ...priced,
  key: "m2",
  home: "Hull",
  away: "Derby",
  model: { kind: "football", expected: { home: 1.4, away: 1.1 } },
};

const itemHeader = (sequence: number, of: SourceMatch) => ({
  key: of.key,
  sequence,
  happenedAt: of.startsAt + sequence * 1_000,
});

/** Something that happened `sequence` seconds after kick-off. */
export function happened(sequence: number, event: LiveEvent, of: SourceMatch = priced): SourceEvent {
  return { about: "match", ...itemHeader(sequence, of), at: sequence * 1_000, event };
}

/** A market item `sequence` seconds after kick-off; by default of the three-way market. */
export function market(sequence: number, change: Partial<SourceMarket> = {}, of: SourceMatch = priced): SourceMarket {
  return {
    about: "market",
    ...itemHeader(sequence, of),
    marketTypeId: 1,
    special: "",
    status: "open",
    outcomes: [
      { outcomeId: 1, odds: 2100 },
      { outcomeId: 2, odds: 3300 },
      { outcomeId: 3, odds: 3600 },
    ],
    mostBalanced: false,
    ...change,
  };
}

/** An item that a source without types may send. */
export const wrongly = (item: object): SourceItem => item as SourceItem;

export const begins: LiveEvent = { kind: "phase", status: "1p", second: 0, running: true };
export const pauses: LiveEvent = { kind: "phase", status: "pause", second: 2700, running: false };
export const ends: LiveEvent = { kind: "phase", status: "ended", second: 5400, running: false };
export const goal: LiveEvent = { kind: "goal", side: "home", ownGoal: false, penalty: false };
export const scored = (home: number, away: number): LiveEvent => ({
  kind: "score",
  total: [home, away],
  game: "",
  periods: "",
  serving: null,
});
