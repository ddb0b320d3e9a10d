import { writeClientFrame } from "@livery/feed";
import { liveLinkState, liveSocketMachine, type LinkListener, type LiveLinkState } from "@livery/machines";
import { createActor } from "xstate";
import type { LivePorts, LiveSocket, SocketListener } from "./live-ports.ts";
import type { Tabs } from "./tabs.ts";

/**
 * The connection of this tab to the live server: the machine that decides when to connect, and its transport to the server, which is an
 * own socket that a leading tab shares, or the leader tab's socket (D29).
 */
export interface LiveConnection {
  /** This tab needs a topic. The link is open as long as it needs one (§4). */
  readonly need: (topic: string) => void;
  /** This tab no longer needs a topic. */
  readonly release: (topic: string) => void;
  readonly send: (bytes: Uint8Array) => void;
  /** Nothing has arrived for too long: connects again. */
  readonly reconnect: () => void;
  readonly tryNow: () => void;
  /** Reports that a maintenance begins or is over. */
  readonly maintenance: (on: boolean) => void;
}

/** What the connection reports to the feed: before the machine is told, because the feed requests what it needs on `opened`. */
export interface ConnectedFeed extends SocketListener {
  /** Checks for due work: the tab's timers may have stood still. */
  readonly checkDue: () => void;
}

/** This tab's transport to the server. */
interface Transport {
  readonly send: (bytes: Uint8Array) => void;
  readonly release: (topic: string) => void;
  /** Asks the leader tab to check its socket. */
  readonly notifyLeader?: () => void;
  /** Publishes how often in a row the own socket has failed: followers show it too. */
  readonly publishTries?: (tries: number) => void;
  readonly stop: () => void;
}

interface Parts {
  readonly ports: Pick<LivePorts, "openSocket" | "tabs">;
  readonly feed: SocketListener;
  /** Topics that this tab needs. */
  readonly topics: ReadonlySet<string>;
  /** Called when another tab receives nothing from this tab's socket. */
  readonly onNotified: () => void;
}

type LeaderListener = LinkListener & { readonly trying: (tries: number) => void };

export function createLiveConnection(
  ports: LivePorts,
  feed: ConnectedFeed,
  onLink: (link: LiveLinkState) => void,
): LiveConnection {
  const { tabs } = ports;
  const topics = new Set<string>();
  let transport: Transport | null = null;
  const connect = (next: Transport): (() => void) => {
    transport = next;
    return () => {
      transport = null;
      next.stop();
    };
  };
  const tryNow = (): void => actor.send({ type: "TRY_NOW" });
  /** Timers stop in a hidden or frozen tab: due work is checked when the page is back. */
  const onBack = (): void => {
    feed.checkDue();
    tryNow();
  };
  const parts: Parts = { ports, feed, topics, onNotified: onBack };
  const actor = createActor(liveSocketMachine, {
    input: {
      elect: (onRole) => {
        if (tabs !== null) return tabs.elect(onRole);
        onRole("alone");
        return () => undefined;
      },
      openSocket: (listener) => connect(ownSocket(parts, listener)),
      follow: (listener) => (tabs === null ? () => undefined : connect(followLeader(parts, tabs, listener))),
      notifyLeader: () => transport?.notifyLeader?.(),
      random: Math.random,
    },
  });
  actor.subscribe((snapshot) => {
    transport?.publishTries?.(snapshot.context.tries);
    onLink(liveLinkState(snapshot));
  });
  actor.start();
  ports.whenBack(onBack);
  return {
    need(topic) {
      topics.add(topic);
      actor.send({ type: "NEEDED" });
    },
    release(topic) {
      topics.delete(topic);
      transport?.release(topic);
      if (topics.size === 0) actor.send({ type: "NOT_NEEDED" });
    },
    send: (bytes) => transport?.send(bytes),
    reconnect: () => actor.send({ type: "SILENT" }),
    tryNow,
    maintenance: (on) => actor.send({ type: "MAINTENANCE", on }),
  };
}

/** Opens a socket to the server, and shares it with the tabs that follow this one. */
function ownSocket(
  { ports: { openSocket, tabs }, feed, topics, onNotified }: Parts,
  listener: LinkListener,
): Transport {
  /** The topics of each follower tab. */
  const followers = new Map<string, { holds: ReadonlySet<string>; readonly forget: () => void }>();
  let open = false;
  let tries = 0;
  const publishLink = (): void => tabs?.post({ type: "link", open, tries });
  const drop = (released: Iterable<string>): void => {
    const needed = new Set([...topics, ...[...followers.values()].flatMap(({ holds }) => [...holds])]);
    const unneeded = [...released].filter((topic) => !needed.has(topic));
    if (open && unneeded.length > 0) socket.send(writeClientFrame({ type: "unsubscribe", topics: unneeded }));
  };
  const know = (tab: string, holds: ReadonlySet<string>): void => {
    const known = followers.get(tab);
    if (known) known.holds = holds;
    else if (tabs) followers.set(tab, { holds, forget: tabs.whenGone(tab, () => leave(tab)) });
  };
  const leave = (tab: string): void => {
    const gone = followers.get(tab);
    followers.delete(tab);
    gone?.forget();
    if (gone) drop(gone.holds);
  };
  const stopListening = tabs?.listen((message) => {
    if (message.type === "who") {
      know(message.tab, followers.get(message.tab)?.holds ?? new Set());
      publishLink();
    } else if (message.type === "send") {
      know(message.tab, new Set(message.holds));
      if (open) socket.send(message.bytes);
    } else if (message.type === "release") {
      const known = followers.get(message.tab);
      if (known) known.holds = new Set([...known.holds].filter((topic) => topic !== message.topic));
      drop([message.topic]);
    } else if (message.type === "nudge") onNotified();
  });
  const setOpen = (next: boolean): void => {
    if (open === next) return;
    open = next;
    if (open) feed.opened();
    else feed.closed();
    publishLink();
  };
  publishLink();
  const socket: LiveSocket = openSocket({
    opened: () => {
      listener.opened();
      setOpen(true);
    },
    closed: (because) => {
      setOpen(false);
      listener.closed(because);
    },
    message: (bytes) => {
      feed.message(bytes);
      if (followers.size > 0) tabs?.post({ type: "frame", bytes });
    },
  });
  return {
    send: (bytes) => socket.send(bytes),
    release: (topic) => drop([topic]),
    publishTries: (failed) => {
      if (failed === tries) return;
      tries = failed;
      publishLink();
    },
    stop: () => {
      socket.close();
      setOpen(false);
      stopListening?.();
      for (const { forget } of followers.values()) forget();
    },
  };
}

/** Uses the leader tab's socket. */
function followLeader({ feed, topics }: Parts, tabs: Tabs, listener: LeaderListener): Transport {
  let open = false;
  const setOpen = (next: boolean): void => {
    if (open === next) return;
    open = next;
    if (open) {
      listener.opened();
      feed.opened();
    } else {
      feed.closed();
      listener.closed();
    }
  };
  const stopListening = tabs.listen((message) => {
    if (message.type === "frame" && open) feed.message(message.bytes);
    else if (message.type === "link") {
      setOpen(message.open);
      if (!message.open) listener.trying(message.tries);
    }
  });
  const leave = tabs.stay();
  tabs.post({ type: "who", tab: tabs.id });
  return {
    send: (bytes) => tabs.post({ type: "send", tab: tabs.id, bytes, holds: [...topics] }),
    release: (topic) => tabs.post({ type: "release", tab: tabs.id, topic }),
    notifyLeader: () => tabs.post({ type: "nudge" }),
    stop: () => {
      stopListening();
      if (open) feed.closed();
      leave();
    },
  };
}
