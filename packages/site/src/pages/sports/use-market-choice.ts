import { useMemo, useState } from "react";
import type { LeagueTable, OddsColumns } from "./odds-tables.ts";

/** Which markets of the page's leagues are shown. */
export interface MarketChoice {
  /** One per market type. */
  readonly offered: readonly Pick<OddsColumns, "marketTypeId" | "name">[];
  /** The markets that are shown side by side; never empty. */
  readonly shown: ReadonlySet<number>;
  readonly toggle: (marketTypeId: number) => void;
  /** The market shown if there is space for one only; null if none is offered. */
  readonly single: number | null;
  readonly chooseSingle: (marketTypeId: number) => void;
}

/** Number of markets shown at first: as many as fit in a table beside a slip. */
const firstShown = 3;

const none: readonly OddsColumns[] = [];

export function useMarketChoice(leagues: readonly LeagueTable[]): MarketChoice {
  const [chosen, choose] = useState<ReadonlySet<number> | null>(null);
  const [lastSingle, chooseSingle] = useState<number | null>(null);
  // All leagues have the same columns.
  const offered = leagues[0]?.columns ?? none;
  const shown = useMemo(() => shownOf(offered, chosen), [offered, chosen]);
  return {
    offered,
    shown,
    toggle: (marketTypeId) => choose(toggledIn(shown, marketTypeId)),
    single: (offered.find((each) => each.marketTypeId === lastSingle) ?? offered[0])?.marketTypeId ?? null,
    chooseSingle,
  };
}

/** Returns the chosen markets that are offered; if that is none, the first offered ones. */
export function shownOf(
  offered: readonly Pick<OddsColumns, "marketTypeId">[],
  chosen: ReadonlySet<number> | null,
): ReadonlySet<number> {
  const all = offered.map(({ marketTypeId }) => marketTypeId);
  const still = all.filter((each) => chosen?.has(each));
  return new Set(still.length > 0 ? still : all.slice(0, firstShown));
}

/** Returns the set with a market added, or removed; the last one stays. */
export function toggledIn(shown: ReadonlySet<number>, marketTypeId: number): ReadonlySet<number> {
  if (!shown.has(marketTypeId)) return new Set([...shown, marketTypeId]);
  return shown.size === 1 ? shown : new Set([...shown].filter((each) => each !== marketTypeId));
}
