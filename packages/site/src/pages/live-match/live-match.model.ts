import { isOver, type LiveMarket, type LiveMatch, type TopicPhase, type TopicStore } from "@livery/feed";
import type { LiveLinkState } from "@livery/machines";
import { useMemo } from "react";
import { useServices } from "../../core/services.ts";
import { useStore } from "@livery/browser-app";
import type { FeedStatus } from "../../live/live-banner.tsx";
import { useLiveLink, useTopic, useTopicMatch, useTopicPhase } from "../../live/use-live.ts";
import { groupMarkets, type MarketGroup } from "../../matches/market-groups.ts";

export interface LiveMatchModel {
  /** gone: the match is over, or never existed. */
  readonly state: "loading" | "ready" | "gone" | "failed";
  readonly match: LiveMatch | undefined;
  readonly groups: readonly MarketGroup<LiveMarket>[];
  readonly store: TopicStore | null;
  readonly feedStatus: FeedStatus;
  readonly selected: ReadonlySet<string>;
  readonly tryAgain: () => void;
}

declare module "../../variants/variant-types.ts" {
  interface PageModels {
    readonly liveMatch: LiveMatchModel;
  }
}

/** The model of an address that names no match. */
export const unknownLiveMatch: LiveMatchModel = {
  state: "gone",
  match: undefined,
  groups: [],
  store: null,
  feedStatus: { link: "asleep", phase: "gone" },
  selected: new Set(),
  tryAgain: () => undefined,
};

export function useLiveMatchModel(matchId: number): LiveMatchModel {
  const { live, slip } = useServices();
  const store = useTopic(`match:${matchId}`);
  const match = useTopicMatch(store, matchId);
  const phase = useTopicPhase(store);
  const link = useLiveLink();
  const { selected } = useStore(slip.state);
  const groups = useMemo(() => groupMarkets(match?.markets ?? []), [match]);
  return {
    state: stateOf(match, phase, link),
    match,
    groups,
    store,
    feedStatus: { link, phase },
    selected,
    tryAgain: () => live.tryNow(),
  };
}

function stateOf(match: LiveMatch | undefined, phase: TopicPhase, link: LiveLinkState): LiveMatchModel["state"] {
  if (phase === "gone" || (match !== undefined && (isOver(match) || !match.active))) return "gone";
  if (match !== undefined) return "ready";
  if (phase !== "loading") return "gone";
  return link === "refresh" ? "failed" : "loading";
}
