import { type CallError, dayIn, type MatchResult } from "@livery/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNow } from "../../core/clock.ts";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useSettings } from "../../core/site-settings.ts";
import { groupBy } from "../../matches/group-by.ts";
import { listState, type ListState } from "../../parts/list-state.ts";

/** Results of one day. */
export interface ResultDay {
  readonly day: string;
  readonly startsAt: string;
  readonly results: readonly MatchResult[];
}

export interface ResultsModel {
  readonly state: ListState;
  readonly days: readonly ResultDay[];
  /** Milliseconds since 1970, on the page's clock: today and yesterday are named by it. Null before the first view is hydrated. */
  readonly now: number | null;
  readonly page: number;
  readonly pages: number;
  readonly openPage: (page: number) => void;
  readonly error: CallError | null;
  readonly retry: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly results: ResultsModel;
  }
}

/** §9: results on one page. */
const pageSize = 50;

/** The latest finished matches, page by page. */
export function useResultsModel(): ResultsModel {
  const { client } = useServices();
  const { timeZone } = useSettings();
  const [page, openPage] = useState(1);
  const answer = useQuery({
    ...callQuery(client, "apiResults", { page, pageSize }),
    placeholderData: keepPreviousData,
  });
  const now = useNow();
  const rows = answer.data?.rows;
  const days = useMemo(() => resultDays(rows ?? [], timeZone), [rows, timeZone]);
  return {
    state: listState({ answered: rows !== undefined, count: rows?.length ?? 0, failed: answer.isError }),
    days,
    now,
    page,
    pages: Math.max(1, Math.ceil((answer.data?.total ?? 0) / pageSize)),
    openPage,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}

/** Groups results by the site's day, in the order of the response (newest first). */
export function resultDays(results: readonly MatchResult[], timeZone: string): readonly ResultDay[] {
  const days = groupBy(results, ({ startsAt }) => dayIn(timeZone, new Date(startsAt)));
  return [...days].map(([day, ofDay]) => ({ day, startsAt: ofDay[0].startsAt, results: ofDay }));
}
