import {
  asFeedError,
  LiveFeed,
  snapshotSteps,
  type FeedEffect,
  type FeedPosition,
  type TopicStore,
} from "@livery/feed";
import { liveLinkState, liveSocketMachine, type LiveLinkState } from "@livery/machines";
import { createActor } from "xstate";
import { inPieces } from "./in-pieces.ts";
import { createTabTransport } from "./tab-transport.ts";
import type { LivePorts } from "./live-ports.ts";

/** The running feed of a page: the feed's state, the link to the house, and the doing of what the one wants of the other. */
export interface LiveRuntime {
  /** Subscribes; the answer's `release` ends it. The link stands as long as a topic is held (§4). */
  readonly subscribe: (topic: string) => { readonly store: TopicStore; readonly release: () => void };
  /** Where a topic stands; a live bet carries it (D50). */
  readonly position: (topic: string) => FeedPosition | null;
  /** The house's clock, milliseconds since 1970; null before the first frame. */
  readonly serverNow: () => number | null;
  /** The site's subscribed odds types (§4), as its settings have them; none: those that the house lists. */
  readonly listTypes: (types: readonly number[]) => void;
  readonly tryNow: () => void;
  /** The page has heard that a maintenance begins, or is over. */
  readonly maintenance: (on: boolean) => void;
}

export function createLiveRuntime(ports: LivePorts, onLink: (link: LiveLinkState) => void): LiveRuntime {
  const { now } = ports;
  // Lines are drawn of the matches that are open, on topics of their own: a list of 400 would keep thousands for nobody.
  const feed = new LiveFeed({ schedule: ports.schedule, withoutHistory: new Set(["list"]) });
  const subscriptions = new Map<string, number>();
  const fetching = new Map<string, AbortController>();
  const transport = createTabTransport({
    ports,
    feed: {
      opened: () => act(feed.opened(now())),
      closed: () => act(feed.closed(now())),
      message: (bytes) => act(feed.receive(bytes, now())),
    },
    subscribedTopics: () => [...subscriptions.keys()],
    onNotified: () => checkDue(),
  });
  const actor = createActor(liveSocketMachine, {
    input: {
      elect: (onRole) => {
        if (ports.tabs !== null) return ports.tabs.elect(onRole);
        onRole("alone");
        return () => undefined;
      },
      openSocket: transport.openSocket,
      follow: transport.follow,
      notifyLeader: transport.notifyLeader,
      random: Math.random,
    },
  });
  actor.subscribe((snapshot) => {
    transport.publishTries(snapshot.context.tries);
    onLink(liveLinkState(snapshot));
  });
  actor.start();
  const tryNow = (): void => actor.send({ type: "TRY_NOW" });
  /** Timers stand still in a tab that is hidden or frozen: what is due is looked at when somebody does. */
  function checkDue(): void {
    act(feed.time(now()));
    tryNow();
  }
  ports.whenBack(checkDue);

  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer looks at what is due; each frame puts that off, and the timer stands all the same. */
  let checkAt = Infinity;
  /** Does what a call of the feed wants done, and sees to it that the feed is told of its next deadline. */
  function act(effects: readonly FeedEffect[]): void {
    for (const effect of effects) {
      if (effect.type === "send") transport.send(effect.bytes);
      else if (effect.type === "fetch") void fetchSnapshot(effect.topic);
      else if (effect.type === "reconnect") actor.send({ type: "SILENT" });
      else ports.report(effect.error);
    }
    const at = now();
    const due = feed.deadline(at);
    if (due >= checkAt) return;
    clearTimeout(timer);
    checkAt = due;
    const dueNow = (): void => {
      checkAt = Infinity;
      act(feed.time(now()));
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
      // A snapshot that did not come, for whatever reason, is asked for again by the feed itself.
      body = undefined;
    }
    const read = body instanceof Uint8Array ? await readInPieces(body, topic) : body;
    if (controller.signal.aborted) return;
    fetching.delete(topic);
    // The feed asks again by itself, later each time; a refusal that it is not told of it does not answer at once.
    if (read === "later") return;
    act(read ? feed.snapshot(topic, read, now()) : feed.snapshotFailed(topic, read === null, now()));
  }

  /** A snapshot, or why it is none, which is the feed's to tell. */
  function readInPieces(bytes: Uint8Array, topic: string) {
    return inPieces(snapshotSteps(bytes), ports).catch((error: unknown) =>
      asFeedError(error, `The snapshot of ${topic}`),
    );
  }

  function release(topic: string): void {
    const left = (subscriptions.get(topic) ?? 1) - 1;
    if (left > 0) {
      subscriptions.set(topic, left);
      feed.unsubscribe(topic);
      return;
    }
    subscriptions.delete(topic);
    fetching.get(topic)?.abort();
    fetching.delete(topic);
    // Its bytes are not sent as they are: another tab may need the topic still.
    feed.unsubscribe(topic);
    transport.release(topic);
    if (subscriptions.size === 0) actor.send({ type: "NOT_NEEDED" });
  }

  return {
    subscribe(topic) {
      subscriptions.set(topic, (subscriptions.get(topic) ?? 0) + 1);
      act(feed.subscribe(topic, now()));
      actor.send({ type: "NEEDED" });
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
    tryNow,
    maintenance: (on) => actor.send({ type: "MAINTENANCE", on }),
  };
}
