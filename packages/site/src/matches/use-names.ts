import { useMemo } from "react";
import { useServices } from "../core/services.ts";
import {
  categoryName,
  marketName,
  outcomeCaption,
  outcomeName,
  sportName,
  statusName,
  tournamentName,
  type NamedOutcome,
} from "./names.ts";

/** Names of the server's sports, categories, tournaments, markets and outcomes in the page's language. */
export interface Names {
  readonly sport: (name: string) => string;
  readonly category: (name: string) => string;
  readonly tournament: (name: string) => string;
  readonly market: (market: { readonly name: string; readonly special: string }) => string;
  /** The full name: `Over 2.5`. */
  readonly outcome: (outcome: NamedOutcome) => string;
  /** The short name for a narrow cell: `Over`. */
  readonly caption: (outcome: string) => string;
  /** The name of a match status. */
  readonly status: (status: string) => string;
}

export function useNames(): Names {
  const { i18n } = useServices();
  return useMemo(
    () => ({
      sport: (name) => sportName(i18n, name),
      category: (name) => categoryName(i18n, name),
      tournament: (name) => tournamentName(i18n, name),
      market: (market) => marketName(i18n, market),
      outcome: (outcome) => outcomeName(i18n, outcome),
      caption: (outcome) => outcomeCaption(i18n, outcome),
      status: (status) => statusName(i18n, status),
    }),
    [i18n],
  );
}
