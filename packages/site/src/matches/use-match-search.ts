import { useDebouncedValue } from "@livery/browser-app";
import type { CallError, MatchHit } from "@livery/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { callQuery } from "../core/queries.ts";
import { useServices } from "../core/services.ts";
import { useSignedIn } from "../core/user.ts";
import { searchedWords } from "./search-words.ts";

export interface MatchSearch {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** short: too few characters to search for (§5). */
  readonly state: "idle" | "short" | "loading" | "found" | "empty" | "failed";
  readonly hits: readonly MatchHit[];
  readonly error: CallError | null;
  readonly retry: () => void;
}

/** Whether the search results replace the offer. */
export function isSearching(search: MatchSearch | null): search is MatchSearch {
  return search !== null && search.state !== "idle" && search.state !== "short";
}

/** Milliseconds after the last key until the typed text is searched for. */
const debounceMs = 250;

/** Searches all matches that the player may bet on. */
export function useMatchSearch(): MatchSearch {
  const { client } = useServices();
  const user = useSignedIn();
  // A player without a service gets no links to its matches (§2).
  const isAvailable = useMemo(() => {
    const { live, sport } = user?.services ?? { live: true, sport: true };
    return (hit: MatchHit) => (hit.live ? live : sport);
  }, [user]);
  const [typed, setTyped] = useState("");
  const searched = searchedWords(typed);
  const debounced = useDebouncedValue(searched, debounceMs);
  // Clearing is immediate; only the request waits for a pause.
  const keyword = searched === null ? null : (debounced ?? searched);
  const hits = useQuery({
    ...callQuery(client, "searchMatches", { keyword: keyword ?? "", limit: 75 }),
    enabled: keyword !== null,
    placeholderData: keepPreviousData,
  });
  const data = useMemo(() => hits.data?.filter(isAvailable), [hits.data, isAvailable]);
  return {
    typed,
    type: setTyped,
    state: searchState(typed, keyword, { data, isError: hits.isError }),
    hits: keyword === null ? [] : (data ?? []),
    error: hits.error,
    retry: () => void hits.refetch(),
  };
}

/** §5: with too few characters the results are cleared. */
export function searchState(
  typed: string,
  keyword: string | null,
  hits: { readonly data?: readonly MatchHit[] | undefined; readonly isError: boolean },
): MatchSearch["state"] {
  if (keyword === null) return typed.trim() === "" ? "idle" : "short";
  if (hits.data !== undefined) return hits.data.length > 0 ? "found" : "empty";
  return hits.isError ? "failed" : "loading";
}
