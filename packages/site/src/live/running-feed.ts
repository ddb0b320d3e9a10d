import { asFeedError, LiveFeed, snapshotSteps, type FeedEffect, type TopicStore } from "@livery/feed";
import type { LiveLinkState } from "@livery/machines";
import type { LiveAccess } from "../core/features.ts";
import { inPieces } from "./in-pieces.ts";
import { createLiveConnection } from "./live-connection.ts";
import type { LivePorts } from "./live-ports.ts";

/** The running feed of a page: the state of its topics, kept up to date through the connection and with snapshots. */
export interface RunningFeed extends Pick<LiveAccess, "position" | "serverNow" | "tryNow" | "maintenance"> {
  /** Subscribes; `release` of the result ends it. The link is open as long as there is a subscription (§4). */
  readonly subscribe: (topic: string) => { readonly store: TopicStore; readonly release: () => void };
  /** The site's subscribed market types (§4), as in its settings; none: those that the server lists. */
  readonly listTypes: (types: readonly number[]) => void;
}

export function createRunningFeed(ports: LivePorts, onLink: (link: LiveLinkState) => void): RunningFeed {
  const { now } = ports;
  // Price histories are drawn for open matches only, on their own topics: a list of 400 matches would store thousands for no
  // reader.
  const feed = new LiveFeed({ schedule: ports.schedule, withoutHistory: new Set(["list"]) });
  const fetching = new Map<string, AbortController>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer checks for due work; each frame moves the deadline later, but the timer stays. */
  let checkAt = Infinity;
  const checkDue = (): void => act(feed.time(now()));
  const connection = createLiveConnection(
    ports,
    {
      opened: () => act(feed.opened(now())),
      closed: () => act(feed.closed(now())),
      message: (bytes) => act(feed.receive(bytes, now())),
      checkDue,
    },
    onLink,
  );

  /** Runs the effects of a call to the feed, and sets the timer for its next deadline. */
  function act(effects: readonly FeedEffect[]): void {
    for (const effect of effects) {
      if (effect.type === "send") connection.send(effect.bytes);
      else if (effect.type === "fetch") void fetchSnapshot(effect.topic);
      else if (effect.type === "reconnect") connection.reconnect();
      else ports.report(effect.error);
    }
    const at = now();
    const due = feed.deadline(at);
    if (due >= checkAt) return;
    clearTimeout(timer);
    checkAt = due;
    const dueNow = (): void => {
      checkAt = Infinity;
      checkDue();
    };
    timer = setTimeout(dueNow, Math.max(0, due - at) + 1);
  }

  async function fetchSnapshot(topic: string): Promise<void> {
    fetching.get(topic)?.abort();
    const controller = new AbortController();
    fetching.set(topic, controller);
    let body: Awaited<ReturnType<LivePorts["fetchSnapshot"]>> | undefined;
    try {
      body = await ports.fetchSnapshot(topic, controller.signal);
    } catch {
      // The feed itself requests a failed snapshot again, whatever the reason.
      body = undefined;
    }
    const read = body instanceof Uint8Array ? await readInPieces(body, topic) : body;
    if (controller.signal.aborted) return;
    fetching.delete(topic);
    // The feed requests again by itself, each time later; without a report of the refusal it does not request at once.
    if (read === "later") return;
    act(read ? feed.snapshot(topic, read, now()) : feed.snapshotFailed(topic, read === null, now()));
  }

  /** Returns a snapshot, or the error for the feed to handle. */
  function readInPieces(bytes: Uint8Array, topic: string) {
    return inPieces(snapshotSteps(bytes), ports).catch((error: unknown) =>
      asFeedError(error, `The snapshot of ${topic}`),
    );
  }

  function release(topic: string): void {
    // Its bytes are not sent as they are: another tab may still need the topic.
    feed.unsubscribe(topic);
    if (feed.topic(topic) !== undefined) return;
    fetching.get(topic)?.abort();
    fetching.delete(topic);
    connection.release(topic);
  }

  return {
    subscribe(topic) {
      const effects = feed.subscribe(topic, now());
      connection.need(topic);
      act(effects);
      const store = feed.topic(topic);
      if (store === undefined) throw new RangeError(`the feed does not hold ${topic}`);
      let done = false;
      return {
        store,
        release: () => {
          if (!done) release(topic);
          done = true;
        },
      };
    },
    position: (topic) => feed.position(topic),
    serverNow: () => feed.serverNow(now()),
    listTypes: (types) => feed.listTypes(types.length === 0 ? null : new Set(types)),
    tryNow: connection.tryNow,
    maintenance: connection.maintenance,
  };
}
