import { useMemo, useState } from "react";
import type { LeagueTable, OddsColumns } from "./odds-tables.ts";

/** Which of the markets of the page's leagues are looked at. */
export interface MarketChoice {
  /** One a market type. */
  readonly offered: readonly Pick<OddsColumns, "marketTypeId" | "name">[];
  /** Those that stand beside each other; never none. */
  readonly shown: ReadonlySet<number>;
  readonly toggle: (marketTypeId: number) => void;
  /** The one that is shown where there is room for one; null where nothing is offered. */
  readonly single: number | null;
  readonly chooseSingle: (marketTypeId: number) => void;
}

/** At first as many stand beside each other as a table next to a slip has room for. */
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

/** What was chosen, as far as it is offered; the first of what is offered where that is nothing. */
export function shownOf(
  offered: readonly Pick<OddsColumns, "marketTypeId">[],
  chosen: ReadonlySet<number> | null,
): ReadonlySet<number> {
  const all = offered.map(({ marketTypeId }) => marketTypeId);
  const still = all.filter((each) => chosen?.has(each));
  return new Set(still.length > 0 ? still : all.slice(0, firstShown));
}

/** With a market, or without it; the last one stays. */
export function toggledIn(shown: ReadonlySet<number>, marketTypeId: number): ReadonlySet<number> {
  if (!shown.has(marketTypeId)) return new Set([...shown, marketTypeId]);
  return shown.size === 1 ? shown : new Set([...shown].filter((each) => each !== marketTypeId));
}
