import type { CallError, Movement, MovementKind } from "@livery/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useMemo } from "react";
import { useHouseClock } from "../../core/clock.ts";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useSignedIn } from "../../core/user.ts";
import { idOf } from "../../routes/id-parameter.ts";
import { pathOf, readSearch } from "../../routes/paths.ts";
import { listState, type ListState } from "../../parts/list-state.ts";

/** Groups of movements that a player can filter by. */
const movementGroups = {
  bets: ["place", "reject", "void", "cancel", "sell"],
  winnings: ["win", "bonus", "resettle", "receivable"],
  payments: ["credit", "take_back", "deposit", "hold", "release", "redeem", "cut"],
} as const satisfies Readonly<Record<string, readonly MovementKind[]>>;
export type MovementGroup = keyof typeof movementGroups;
const groupNames = Object.keys(movementGroups) as readonly MovementGroup[];

/** Time spans of the filter, in days. */
const spans = [1, 7, 30] as const;

/** The filter in the address; unknown values mean no filter. */
export interface MovementFilter {
  readonly group: MovementGroup | null;
  readonly days: number | null;
}

export interface TransactionsModel {
  readonly state: ListState;
  /** The groups and the time spans in days that the filter may have. */
  readonly groups: readonly MovementGroup[];
  readonly spans: readonly number[];
  readonly filter: MovementFilter;
  readonly choose: (filter: MovementFilter) => void;
  readonly movements: readonly Movement[];
  /** The currency of all amounts; null once the player has signed out. */
  readonly currency: string | null;
  readonly page: number;
  readonly pages: number;
  readonly openPage: (page: number) => void;
  readonly error: CallError | null;
  readonly retry: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly transactions: TransactionsModel;
  }
}

const pageSize = 25;

/** The player's movements, by the kind, time and page in the address. */
export function useTransactionsModel(): TransactionsModel {
  const { boot, client } = useServices();
  const router = useRouter();
  const currency = useSignedIn()?.currency ?? null;
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const { filter, page } = useMemo(() => readFilter(readSearch(search)), [search]);
  const { days, group } = filter;
  // Counted from the opening of the page, so that the query stays the same.
  const houseNow = useHouseClock();
  const opened = useMemo(() => houseNow(), [houseNow]);
  const from = days === null ? null : new Date(opened - days * 86_400_000).toISOString();
  const answer = useQuery({
    ...callQuery(client, "getTransactions", {
      ...(group !== null && { kinds: [...movementGroups[group]] }),
      ...(from !== null && { from }),
      page,
      pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  const go = (next: MovementFilter, page: number): void => {
    const search = { show: next.group ?? undefined, days: next.days ?? undefined, page: page > 1 ? page : undefined };
    void router.navigate({ to: pathOf(boot.lang, "Transactions"), search });
  };
  const { data, error, isError } = answer;
  return {
    state: listState({ answered: data !== undefined, count: data?.rows.length ?? 0, failed: isError }),
    groups: groupNames,
    spans,
    filter,
    choose: (next) => go(next, 1),
    movements: data?.rows ?? [],
    currency,
    page,
    pages: Math.max(1, Math.ceil((data?.total ?? 0) / pageSize)),
    openPage: (next) => go(filter, next),
    error,
    retry: () => void answer.refetch(),
  };
}

function readFilter(search: Readonly<Record<string, string | undefined>>): {
  readonly filter: MovementFilter;
  readonly page: number;
} {
  const group = groupNames.find((each) => each === search["show"]) ?? null;
  const days = spans.find((each) => String(each) === search["days"]) ?? null;
  return { filter: { group, days }, page: idOf(search["page"]) ?? 1 };
}
