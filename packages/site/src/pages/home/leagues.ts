import type { MatchSummary } from "@livery/contract";
import { groupBy } from "../../matches/group-by.ts";

/** A tournament of the first matches, as a link to all of its matches. */
export interface League {
  readonly sportId: number;
  readonly categoryId: number;
  readonly tournamentId: number;
  readonly name: string;
  readonly categoryName: string;
  readonly countryFlag: string | null;
  /** The number of its matches among the first ones. */
  readonly matchCount: number;
}

type Row = Pick<
  MatchSummary,
  "categoryId" | "categoryName" | "countryFlag" | "sportId" | "tournamentId" | "tournamentName"
>;

/** As many as stand beside a screen of matches. */
const most = 8;

/** Returns the leagues of these matches: those with the most matches first, others in the order of their first match. */
export function leaguesOf(rows: readonly Row[]): readonly League[] {
  const groups = [...groupBy(rows, ({ tournamentId }) => tournamentId).values()];
  return groups
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most)
    .map((group) => {
      const { categoryId, categoryName, countryFlag, sportId, tournamentId, tournamentName } = group[0];
      return {
        sportId,
        categoryId,
        tournamentId,
        name: tournamentName,
        categoryName,
        countryFlag,
        matchCount: group.length,
      };
    });
}
