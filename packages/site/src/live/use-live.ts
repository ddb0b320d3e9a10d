import type { LiveMatch, LiveSport, TopicPhase, TopicStore } from "@livery/feed";
import type { LiveLinkState } from "@livery/machines";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";

/** Subscribes to a topic while the component is mounted; null until the feed's code is loaded. */
export function useTopic(topic: string): TopicStore | null {
  const { live } = useServices();
  const [subscribed, setSubscribed] = useState<{ readonly topic: string; readonly store: TopicStore } | null>(null);
  useEffect(() => live.subscribe(topic, (store) => setSubscribed({ topic, store })), [live, topic]);
  return subscribed?.topic === topic ? subscribed.store : null;
}

const noMatches: readonly LiveMatch[] = [];
const noSports: readonly LiveSport[] = [];
const nothing = (): void => undefined;

export function useTopicMatches(store: TopicStore | null): readonly LiveMatch[] {
  const watch = useCallback((onChange: () => void) => store?.watchMatches(onChange) ?? nothing, [store]);
  return useSyncExternalStore(watch, () => store?.matches() ?? noMatches);
}

export function useTopicSports(store: TopicStore | null): readonly LiveSport[] {
  const watch = useCallback((onChange: () => void) => store?.watchSports(onChange) ?? nothing, [store]);
  return useSyncExternalStore(watch, () => store?.sports() ?? noSports);
}

/** Returns one match; undefined while there is none with that id. */
export function useTopicMatch(store: TopicStore | null, matchId: number): LiveMatch | undefined {
  const watch = useCallback(
    (onChange: () => void) => store?.watchMatch(matchId, onChange) ?? nothing,
    [store, matchId],
  );
  return useSyncExternalStore(watch, () => store?.match(matchId));
}

export function useTopicPhase(store: TopicStore | null): TopicPhase {
  const watch = useCallback((onChange: () => void) => store?.watchPhase(onChange) ?? nothing, [store]);
  return useSyncExternalStore(watch, () => store?.phase ?? "loading");
}

export function useLiveLink(): LiveLinkState {
  return useStore(useServices().live.link);
}
