import type { CallError, MatchHit } from "@livery/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { callQuery } from "../app/queries.ts";
import { useServices } from "../app/services.ts";
import { useSettled } from "../app/settled.ts";
import { useSignedIn } from "../app/user.ts";
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

/** Whether what is found stands in the place of what is offered. */
export function isSearching(search: MatchSearch | null): search is MatchSearch {
  return search !== null && search.state !== "idle" && search.state !== "short";
}

/** Milliseconds without a key until what is typed is searched for. */
const typingPause = 250;

/** The search over all matches that the player may bet on. */
export function useMatchSearch(): MatchSearch {
  const { client } = useServices();
  const user = useSignedIn();
  // Who lacks a service is led nowhere by its matches (§2).
  const maySee = useMemo(() => {
    const { live, sport } = user?.services ?? { live: true, sport: true };
    return (hit: MatchHit) => (hit.live ? live : sport);
  }, [user]);
  const [typed, setTyped] = useState("");
  const searched = searchedWords(typed);
  const settled = useSettled(searched, typingPause);
  // Clearing is at once; only the asking waits for a pause.
  const words = searched === null ? null : (settled ?? searched);
  const hits = useQuery({
    ...callQuery(client, "searchMatches", { keyword: words ?? "", limit: 75 }),
    enabled: words !== null,
    placeholderData: keepPreviousData,
  });
  const data = useMemo(() => hits.data?.filter(maySee), [hits.data, maySee]);
  return {
    typed,
    type: setTyped,
    state: searchState(typed, words, { data, isError: hits.isError }),
    hits: words === null ? [] : (data ?? []),
    error: hits.error,
    retry: () => void hits.refetch(),
  };
}

/** §5: with too few characters the results are cleared. */
export function searchState(
  typed: string,
  words: string | null,
  hits: { readonly data?: readonly MatchHit[] | undefined; readonly isError: boolean },
): MatchSearch["state"] {
  if (words === null) return typed.trim() === "" ? "idle" : "short";
  if (hits.data !== undefined) return hits.data.length > 0 ? "found" : "empty";
  return hits.isError ? "failed" : "loading";
}
