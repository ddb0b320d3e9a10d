import { writeClientFrame } from "@livery/feed";
import type { LinkListener } from "@livery/machines";
import type { LiveSocket, LivePorts, SocketListener } from "./live-ports.ts";
import type { Tabs } from "./tabs.ts";

/** This tab's transport to the server: its own socket, which it shares if it leads, or the leader tab's (D29). */
export interface TabTransport {
  readonly openSocket: (listener: LinkListener) => () => void;
  readonly follow: (listener: LinkListener & { readonly trying: (tries: number) => void }) => () => void;
  readonly send: (bytes: Uint8Array) => void;
  /** This tab no longer needs a topic. */
  readonly release: (topic: string) => void;
  /** Asks the leader tab to check its socket. */
  readonly notifyLeader: () => void;
  /** Publishes how often in a row the own socket has failed: followers show it too. */
  readonly publishTries: (tries: number) => void;
}

interface TabTransportParts {
  readonly ports: Pick<LivePorts, "openSocket" | "tabs">;
  /** Called before the machine: on `opened` the feed requests what it needs. */
  readonly feed: SocketListener;
  /** Topics that this tab needs. */
  readonly subscribedTopics: () => readonly string[];
  /** Called when another tab receives nothing from this tab's socket. */
  readonly onNotified: () => void;
}

interface Outbound {
  readonly send: (bytes: Uint8Array) => void;
  readonly release: (topic: string) => void;
  readonly notifyLeader?: () => void;
  readonly publishTries?: (tries: number) => void;
}

export function createTabTransport(parts: TabTransportParts): TabTransport {
  let outbound: Outbound | null = null;
  return {
    openSocket(listener) {
      const running = ownSocket(parts, listener);
      outbound = running.outbound;
      return () => {
        outbound = null;
        running.stop();
      };
    },
    follow(listener) {
      const { tabs } = parts.ports;
      if (tabs === null) return () => undefined;
      const followed = followLeader(parts, tabs, listener);
      outbound = followed.outbound;
      return () => {
        outbound = null;
        followed.stop();
      };
    },
    send: (bytes) => outbound?.send(bytes),
    release: (topic) => outbound?.release(topic),
    notifyLeader: () => outbound?.notifyLeader?.(),
    publishTries: (tries) => outbound?.publishTries?.(tries),
  };
}

interface Running {
  readonly outbound: Outbound;
  readonly stop: () => void;
}

function ownSocket(
  { ports: { openSocket, tabs }, feed, subscribedTopics, onNotified }: TabTransportParts,
  listener: LinkListener,
): Running {
  /** The topics of each follower tab. */
  const followers = new Map<string, { holds: ReadonlySet<string>; readonly forget: () => void }>();
  let open = false;
  let tries = 0;
  const publishLink = (): void => tabs?.post({ type: "link", open, tries });
  const drop = (topics: Iterable<string>): void => {
    const needed = new Set([...subscribedTopics(), ...[...followers.values()].flatMap(({ holds }) => [...holds])]);
    const unneeded = [...topics].filter((topic) => !needed.has(topic));
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
    outbound: {
      send: (bytes) => socket.send(bytes),
      release: (topic) => drop([topic]),
      publishTries: (failed) => {
        if (failed === tries) return;
        tries = failed;
        publishLink();
      },
    },
    stop: () => {
      socket.close();
      setOpen(false);
      stopListening?.();
      for (const { forget } of followers.values()) forget();
    },
  };
}

function followLeader(
  { feed, subscribedTopics }: TabTransportParts,
  tabs: Tabs,
  listener: LinkListener & { readonly trying: (tries: number) => void },
): Running {
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
    outbound: {
      send: (bytes) => tabs.post({ type: "send", tab: tabs.id, bytes, holds: subscribedTopics() }),
      release: (topic) => tabs.post({ type: "release", tab: tabs.id, topic }),
      notifyLeader: () => tabs.post({ type: "nudge" }),
    },
    stop: () => {
      stopListening();
      if (open) feed.closed();
      leave();
    },
  };
}
