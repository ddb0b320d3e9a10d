import { countsAsLive, liveOrder, type LiveMatch, type TopicPhase, type TopicStore } from "@livery/feed";
import type { LiveLinkState } from "@livery/machines";
import { useMemo } from "react";
import { useNow } from "../../core/clock.ts";
import { useServices } from "../../core/services.ts";
import { useLiveLink, useTopic, useTopicMatches, useTopicPhase } from "../../live/use-live.ts";

export interface LiveNow {
  readonly state: "loading" | "ready" | "empty" | "failed";
  readonly store: TopicStore | null;
  /** The first live matches, in the server's recommended order. */
  readonly matches: readonly LiveMatch[];
  /** Number of all live matches. */
  readonly count: number;
  readonly tryAgain: () => void;
}

/** Maximum number of matches; the live page has the rest. */
const mostLiveNow = 8;

/**
 * The live matches for a Home that is a sports page. It opens the live socket as Sports does (§4), so a variant connects only if
 * it shows them.
 */
export function useLiveNow(): LiveNow {
  const { live, now } = useServices();
  const minute = useNow();
  const store = useTopic("list");
  const matches = useTopicMatches(store);
  const phase = useTopicPhase(store);
  const link = useLiveLink();
  const playing = useMemo(() => liveNow(matches, live.serverNow() ?? minute ?? now()), [matches, live, minute, now]);
  return {
    state: liveNowState({ phase, link, count: playing.length }),
    store,
    matches: playing.slice(0, mostLiveNow),
    count: playing.length,
    tryAgain: () => live.tryNow(),
  };
}

/** Returns the matches that are live at a time of the server's clock, in the server's order. */
export function liveNow(matches: readonly LiveMatch[], serverMs: number): readonly LiveMatch[] {
  return matches.filter((match) => countsAsLive(match, serverMs)).toSorted(liveOrder(4));
}

export function liveNowState(facts: {
  readonly phase: TopicPhase;
  readonly link: LiveLinkState;
  readonly count: number;
}): LiveNow["state"] {
  if (facts.phase === "loading") return facts.link === "refresh" ? "failed" : "loading";
  // A server without live matches has no such topic.
  return facts.phase === "gone" || facts.count === 0 ? "empty" : "ready";
}
