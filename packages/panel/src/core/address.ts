import { useParams, useRouter, useRouterState } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";

export type Search = Readonly<Record<string, string>>;

/** Parses a search: every value as text, the first of a repeated one. */
export function readSearch(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) found[name] ??= value;
  return found;
}

/** A search as it is in an address; "" if nothing is set. */
export function searchText(search: Search): string {
  const set = Object.entries(search).filter(([, value]) => value !== "");
  return set.length === 0 ? "" : `?${new URLSearchParams(set)}`;
}

export interface Address {
  readonly path: string;
  readonly search: Search;
  /** Changes the state of the same page: a new entry of the browser's history. */
  readonly setSearch: (search: Search) => void;
  /** Corrects the state of the same page: no new entry. */
  readonly replaceSearch: (search: Search) => void;
  /** The search parameters that do not belong to a list: the open tab of a page. */
  readonly others: Search;
}

/** The open page's address. */
export function useAddress(): Address {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const search = useRouterState({ select: (state) => state.location.search as Search });
  const setSearch = useCallback(
    (next: Search) => void router.navigate({ to: path, search: next, resetScroll: false } as never),
    [router, path],
  );
  const replaceSearch = useCallback(
    (next: Search) => void router.navigate({ to: path, search: next, resetScroll: false, replace: true } as never),
    [router, path],
  );
  const { tab } = search;
  const others = useMemo((): Search => (tab === undefined ? {} : { tab }), [tab]);
  return { path, search, setSearch, replaceSearch, others };
}

/** Goes to another page of the panel. */
export function useGo(): (path: string, search?: Search) => void {
  const router = useRouter();
  return useCallback((path, search = {}) => void router.navigate({ to: path, search } as never), [router]);
}

const idForm = /^[1-9]\d{0,14}$/;

/** An id from an address; null if the text is not an id. */
export function idOf(text: string | undefined): number | null {
  return idForm.test(text ?? "") ? Number(text) : null;
}

/** The id in the path of the open page, by its name in the route. */
export function useIdInPath(name: string): number | null {
  const params: Readonly<Record<string, string>> = useParams({ strict: false });
  return idOf(params[name]);
}
