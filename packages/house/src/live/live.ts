import { setTimeout as sleep } from "node:timers/promises";
import type { FeedPosition, OutcomeRef } from "@livery/feed";
import type { FeedAge } from "../metrics/watched.ts";
import { Follower } from "./node/follower.ts";
import type { FrameListener, LiveOptions } from "./live-options.ts";
import type { ServedTopics } from "./node/served-topics.ts";
import { liveQuote, type LiveQuote } from "./quote.ts";
import { publish, type Term } from "./term.ts";

/** The live matches of a server. */
export interface Live {
  /** The topics that this server publishes or follows; null while it does neither, or not yet. */
  readonly topics: ServedTopics | null;
  /** The same for sockets, which wait for a moment if the topics will be there soon. */
  readonly served: ServedTopics | null;
  /** Whether this server publishes them. */
  readonly publishes: boolean;
  /** How old the prices are that this server serves; null while it serves none. */
  readonly feed: FeedAge | null;
  /** The terms at which a bet on an outcome is accepted now; null if no live match has it. */
  quote(ref: OutcomeRef): LiveQuote | null;
  /** The position of a topic; null if there is no such topic. */
  position(topic: string): FeedPosition | null;
  /** Marks matches as changed in the catalogue: ids with commas between them. */
  invalidate(payload: string): void;
  /** Marks all matches as changed, because notifications may have been missed. */
  invalidateAll(): void;
  /** Notifies a listener of every frame; returns the function that stops it. */
  listen(listener: FrameListener): () => void;
  close(): Promise<void>;
}

const retryMs = 1_000;

/** Publishes a source's matches for as long as this process has the lease, and waits for the lease while it has not. */
export function startLive(options: LiveOptions): Live {
  const { db, log, node = null } = options;
  const { source: sourceKind = "other" } = options.source.described as { readonly source?: string };
  const listeners = new Set<FrameListener>();
  const stopping = new AbortController();
  let term: Term | null = null;
  let follower: Follower | null = null;

  const publishFrames: FrameListener = (topic, frames) => {
    for (const listener of listeners) listener(topic, frames);
  };
  const follow = (): void => {
    if (node !== null && !stopping.signal.aborted)
      follower ??= new Follower({ db, bus: node.bus, log, onFrames: publishFrames });
  };
  /** A node that publishes follows no other: from now on its own topics are served. */
  const setTerm = (next: Term | null): void => {
    term = next;
    if (next === null) return follow();
    void follower?.close();
    follower = null;
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      follow();
      try {
        await publish(options, stopping.signal, publishFrames, setTerm);
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, "publishing live matches failed; trying again");
      }
      term = null;
      follow();
      await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  /** The term, if its lease is certain: a price that another publisher may have superseded is no price. */
  const held = (): Term | null => (term?.lease.held === true ? term : null);
  return {
    get topics() {
      return held()?.topics ?? follower?.topics ?? null;
    },
    get served() {
      return held()?.topics ?? follower?.served ?? null;
    },
    get publishes() {
      return held() !== null;
    },
    get feed() {
      const topics = held()?.topics ?? follower?.topics;
      if (!topics) return null;
      return { source: sourceKind, seconds: topics.stamp().sourceAgeMs / 1_000, publishes: held() !== null };
    },
    quote: (ref) => {
      const current = held();
      return current === null ? (follower?.quote(ref) ?? null) : liveQuote(current.publisher, current.topics, ref);
    },
    position: (topic) => held()?.topics.get(topic)?.position ?? follower?.position(topic) ?? null,
    invalidate: (payload) => {
      const matchIds = payload.split(",").map(Number);
      term?.publisher.invalidate(matchIds);
      follower?.invalidate(matchIds);
    },
    invalidateAll: () => {
      term?.publisher.invalidate([...term.publisher.records].map(({ matchId }) => matchId));
      follower?.invalidateAll();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      stopping.abort();
      await running;
      await follower?.close();
    },
  };
}
