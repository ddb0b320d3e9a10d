import { CallError } from "@livery/contract";
import type { BrandPicture } from "@livery/skin";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { groupMarkets, type MarketGroup } from "../../matches/market-groups.ts";
import { useMatchSelections, type MatchSelections } from "../../matches/match-selections.ts";
import { marketView, pricedMatch, type MarketView, type MatchView } from "../../matches/matches.view.ts";

export interface MatchModel extends MatchSelections {
  readonly state: "loading" | "ready" | "gone" | "failed";
  readonly match: MatchView | null;
  readonly groups: readonly MarketGroup<MarketView>[];
  /** The brand's pattern behind the page's head. */
  readonly pattern: BrandPicture | null;
  readonly error: CallError | null;
  readonly retry: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly match: MatchModel;
  }
}

const pricesEvery = 20_000;

/** One match with all its markets. A match that is no longer on offer is a state of its own, not a failure. */
export function useMatchModel(matchId: number | null): MatchModel {
  const { boot, client } = useServices();
  const selections = useMatchSelections();
  const answer = useQuery({
    ...callQuery(client, "apiOdds", { matchId: matchId ?? 1 }),
    enabled: matchId !== null,
    refetchInterval: pricesEvery,
    retry: false,
  });
  const { data } = answer;
  const match = useMemo(() => (data ? pricedMatch(data) : null), [data]);
  const groups = useMemo(() => groupMarkets(data?.markets.map((market) => marketView(data, market)) ?? []), [data]);
  return {
    ...selections,
    state: matchState({ known: matchId !== null, answered: match !== null, error: answer.error }),
    match,
    groups,
    pattern: boot.brand.pattern,
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}

/** A match that the server no longer offers is gone, even if it was shown before. */
export function matchState(facts: {
  readonly known: boolean;
  readonly answered: boolean;
  readonly error: CallError | null;
}): MatchModel["state"] {
  if (!facts.known || (facts.error instanceof CallError && facts.error.code === "not_found")) return "gone";
  if (facts.answered) return "ready";
  return facts.error === null ? "loading" : "failed";
}
