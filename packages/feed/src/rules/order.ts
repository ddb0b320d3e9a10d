import type { MatchFields } from "../model/match.ts";

/** The fields that matches are ordered by. */
export type Ordered = Pick<
  MatchFields,
  "matchId" | "startsAt" | "home" | "listOrder" | "categoryName" | "tournamentName"
>;

type Compare = (a: Ordered, b: Ordered) => number;

const byTime: Compare = (a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt) || a.matchId - b.matchId;

const orders: Readonly<Record<1 | 2 | 4 | 5, Compare>> = {
  1: byTime,
  2: (a, b) =>
    a.categoryName.localeCompare(b.categoryName) || a.tournamentName.localeCompare(b.tournamentName) || byTime(a, b),
  4: (a, b) => a.listOrder - b.listOrder || byTime(a, b),
  5: (a, b) => a.home.localeCompare(b.home) || byTime(a, b),
};

/** The orders of the live list (§9): 1 by kick-off, 2 by competition, 4 by the operator's order, 5 by the home team's name. */
export function liveOrder(order: keyof typeof orders): Compare {
  return orders[order];
}
