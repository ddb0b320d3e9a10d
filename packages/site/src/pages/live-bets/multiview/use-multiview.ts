import type { PageVariant } from "@livery/skin";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useServices } from "../../../core/services.ts";
import { readSearch } from "../../../routes/paths.ts";
import { mostBeside, mostOnBoard, moved, readWatched, toggled, type Watched, writeWatched } from "./watched.ts";

/** Matches side by side, as in the page's address: a link to it shows the same ones. */
export interface Multiview {
  /** Null if the page shows none side by side. */
  readonly watched: Watched | null;
  /** Maximum number of matches. */
  readonly most: number;
  /** Shows matches side by side, starting with these. */
  readonly show: (matchIds: readonly number[]) => void;
  readonly hide: () => void;
  /** Adds or removes a match; notifies the player if there is no free slot. The function is stable. */
  readonly toggle: (matchId: number) => void;
  /** Moves a match by a number of positions. */
  readonly move: (matchId: number, by: number) => void;
  /** The matches with more space and more markets. */
  readonly enlarged: ReadonlySet<number>;
  readonly enlarge: (matchId: number, on: boolean) => void;
}

/** The maximum number of matches that a variant shows side by side, and whether it always does. */
const boards: Readonly<Record<PageVariant<"liveBets">, { readonly most: number; readonly always: boolean }>> = {
  list: { most: mostBeside, always: false },
  split: { most: mostBeside, always: false },
  multiview: { most: mostOnBoard, always: true },
};
const free: Watched = { ids: [], beyond: false };

export function useMultiview(): Multiview {
  const router = useRouter();
  const { boot, overlay } = useServices();
  const { always, most } = boards[boot.pages.liveBets.variant];
  const [enlarged, setEnlarged] = useState<ReadonlySet<number>>(new Set());
  const text = useRouterState({ select: ({ location }) => readSearch(location.searchStr)["matches"] });
  const watched = useMemo(() => readWatched(text, most) ?? (always ? free : null), [text, most, always]);
  const actions = useMemo(() => {
    const here = () => router.state.location;
    const go = (matches?: string): void =>
      void router.navigate({
        to: here().pathname,
        search: matches === undefined ? {} : { matches },
        resetScroll: false,
      });
    const idsHere = () => readWatched(readSearch(here().searchStr)["matches"], most)?.ids ?? [];
    return {
      show: (matchIds: readonly number[]) => go(writeWatched(matchIds)),
      hide: () => go(),
      toggle: (matchId: number) => {
        const next = toggled(idsHere(), matchId, most);
        if (next !== null) return go(writeWatched(next));
        const subject = "multiview";
        overlay.send({
          type: "SHOW",
          notice: { status: "warning", message: "live:multiview.full", params: { most }, subject },
        });
      },
      move: (matchId: number, by: number) => go(writeWatched(moved(idsHere(), matchId, by))),
      enlarge: (matchId: number, on: boolean) =>
        setEnlarged((before) => {
          const next = new Set(before);
          if (on) next.add(matchId);
          else next.delete(matchId);
          return next;
        }),
    };
  }, [router, overlay, most]);
  return { watched, most, enlarged, ...actions };
}
