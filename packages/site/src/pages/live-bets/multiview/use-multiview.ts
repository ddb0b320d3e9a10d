import { useRouter, useRouterState } from "@tanstack/react-router";
import { useMemo } from "react";
import { useServices } from "../../../app/services.ts";
import { readSearch } from "../../../routes/paths.ts";
import { readWatched, toggled, type Watched, writeWatched } from "./watched.ts";

/** Matches side by side, as the page's address has them: a link to it shows the same ones. */
export interface Multiview {
  /** Null where the page shows none side by side. */
  readonly watched: Watched | null;
  /** Shows them, with these to begin with. */
  readonly show: (matchIds: readonly number[]) => void;
  readonly hide: () => void;
  /** Takes a match in or out; says so where there is no place for it. Always the same function. */
  readonly toggle: (matchId: number) => void;
}

export function useMultiview(): Multiview {
  const router = useRouter();
  const { overlay } = useServices();
  const text = useRouterState({ select: ({ location }) => readSearch(location.searchStr)["matches"] });
  const watched = useMemo(() => readWatched(text), [text]);
  const ways = useMemo(() => {
    const here = () => router.state.location;
    const go = (matches?: string): void =>
      void router.navigate({
        to: here().pathname,
        search: matches === undefined ? {} : { matches },
        resetScroll: false,
      });
    return {
      show: (matchIds: readonly number[]) => go(writeWatched(matchIds)),
      hide: () => go(),
      toggle: (matchId: number) => {
        const next = toggled(readWatched(readSearch(here().searchStr)["matches"])?.ids ?? [], matchId);
        if (next !== null) return go(writeWatched(next));
        const subject = "multiview";
        overlay.send({
          type: "SHOW",
          notice: { status: "warning", message: "live:multiview.full", params: {}, subject },
        });
      },
    };
  }, [router, overlay]);
  return { watched, ...ways };
}
