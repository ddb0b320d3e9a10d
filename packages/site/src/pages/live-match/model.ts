import { isOver, type LiveMarket, type LiveMatch, type TopicPhase, type TopicStore } from "@livery/feed";
import type { LiveLinkState } from "@livery/machines";
import { useMemo } from "react";
import { useServices } from "../../app/services.ts";
import { useStore } from "../../app/store.ts";
import type { FeedStanding } from "../../live/live-banner.tsx";
import { useLiveLink, useTopic, useTopicMatch, useTopicPhase } from "../../live/use-live.ts";
import { groupBy } from "../../matches/group-by.ts";

/** All markets of one type: one card, a row a line. */
export interface MarketGroup {
  readonly marketTypeId: number;
  readonly name: string;
  readonly markets: readonly LiveMarket[];
}

export interface LiveMatchModel {
  /** gone: over, or never there. */
  readonly state: "loading" | "ready" | "gone" | "failed";
  readonly match: LiveMatch | undefined;
  readonly groups: readonly MarketGroup[];
  readonly store: TopicStore | null;
  readonly standing: FeedStanding;
  readonly picked: ReadonlySet<string>;
  readonly tryAgain: () => void;
}

export function useLiveMatchModel(matchId: number): LiveMatchModel {
  const { live, slip } = useServices();
  const store = useTopic(`match:${matchId}`);
  const match = useTopicMatch(store, matchId);
  const phase = useTopicPhase(store);
  const link = useLiveLink();
  const { picked } = useStore(slip.state);
  const groups = useMemo(() => groupsOf(match?.markets ?? []), [match]);
  return {
    state: stateOf(match, phase, link),
    match,
    groups,
    store,
    standing: { link, phase },
    picked,
    tryAgain: () => live.tryNow(),
  };
}

function stateOf(match: LiveMatch | undefined, phase: TopicPhase, link: LiveLinkState): LiveMatchModel["state"] {
  if (phase === "gone" || (match !== undefined && (isOver(match) || !match.active))) return "gone";
  if (match !== undefined) return "ready";
  if (phase !== "loading") return "gone";
  return link === "refresh" ? "failed" : "loading";
}

/** Markets by their type, in the feed's order; the lines of a type from the lowest to the highest. */
export function groupsOf(markets: readonly LiveMarket[]): readonly MarketGroup[] {
  return [...groupBy(markets, ({ marketTypeId }) => marketTypeId)].map(([marketTypeId, members]) => ({
    marketTypeId,
    name: members[0]?.name ?? "",
    markets: members.toSorted(
      (a, b) => Number.parseFloat(a.special) - Number.parseFloat(b.special) || a.special.localeCompare(b.special),
    ),
  }));
}
