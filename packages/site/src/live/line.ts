import { writeClientFrame } from "@livery/feed";
import type { LinkListener } from "@livery/machines";
import type { LiveSocket, LiveWorld, SocketListener } from "./live-world.ts";
import type { Tabs } from "./tabs.ts";

/** This tab's way to the house: its own socket, which it shares if it leads, or the leading tab's (D29). */
export interface Line {
  readonly openSocket: (listener: LinkListener) => () => void;
  readonly follow: (listener: LinkListener & { readonly trying: (tries: number) => void }) => () => void;
  readonly send: (bytes: Uint8Array) => void;
  /** This tab no longer needs a topic. */
  readonly release: (topic: string) => void;
  /** Asks the leading tab to look at its socket. */
  readonly nudge: () => void;
  /** How often in a row the own socket has failed: followers show it too. */
  readonly tellTries: (tries: number) => void;
}

interface LineParts {
  readonly world: Pick<LiveWorld, "openSocket" | "tabs">;
  /** Told before the machine is: with `opened` the feed asks for what it needs. */
  readonly feed: SocketListener;
  /** Topics that this tab needs. */
  readonly held: () => readonly string[];
  /** Another tab hears nothing of this one's socket. */
  readonly nudged: () => void;
}

interface Way {
  readonly send: (bytes: Uint8Array) => void;
  readonly release: (topic: string) => void;
  readonly nudge?: () => void;
  readonly tellTries?: (tries: number) => void;
}

export function createLine(parts: LineParts): Line {
  let way: Way | null = null;
  return {
    openSocket(listener) {
      const own = ownSocket(parts, listener);
      way = own.way;
      return () => {
        way = null;
        own.stop();
      };
    },
    follow(listener) {
      const { tabs } = parts.world;
      if (tabs === null) return () => undefined;
      const followed = followLeader(parts, tabs, listener);
      way = followed.way;
      return () => {
        way = null;
        followed.stop();
      };
    },
    send: (bytes) => way?.send(bytes),
    release: (topic) => way?.release(topic),
    nudge: () => way?.nudge?.(),
    tellTries: (tries) => way?.tellTries?.(tries),
  };
}

interface Running {
  readonly way: Way;
  readonly stop: () => void;
}

function ownSocket({ world: { openSocket, tabs }, feed, held, nudged }: LineParts, listener: LinkListener): Running {
  /** The topics of each tab that follows. */
  const followers = new Map<string, { holds: ReadonlySet<string>; readonly forget: () => void }>();
  let open = false;
  let tries = 0;
  const tellLink = (): void => tabs?.post({ type: "link", open, tries });
  const drop = (topics: Iterable<string>): void => {
    const needed = new Set([...held(), ...[...followers.values()].flatMap(({ holds }) => [...holds])]);
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
      tellLink();
    } else if (message.type === "send") {
      know(message.tab, new Set(message.holds));
      if (open) socket.send(message.bytes);
    } else if (message.type === "release") {
      const known = followers.get(message.tab);
      if (known) known.holds = new Set([...known.holds].filter((topic) => topic !== message.topic));
      drop([message.topic]);
    } else if (message.type === "nudge") nudged();
  });
  const turn = (next: boolean): void => {
    if (open === next) return;
    open = next;
    if (open) feed.opened();
    else feed.closed();
    tellLink();
  };
  tellLink();
  const socket: LiveSocket = openSocket({
    opened: () => {
      listener.opened();
      turn(true);
    },
    closed: (because) => {
      turn(false);
      listener.closed(because);
    },
    message: (bytes) => {
      feed.message(bytes);
      if (followers.size > 0) tabs?.post({ type: "frame", bytes });
    },
  });
  return {
    way: {
      send: (bytes) => socket.send(bytes),
      release: (topic) => drop([topic]),
      tellTries: (failed) => {
        if (failed === tries) return;
        tries = failed;
        tellLink();
      },
    },
    stop: () => {
      socket.close();
      turn(false);
      stopListening?.();
      for (const { forget } of followers.values()) forget();
    },
  };
}

function followLeader(
  { feed, held }: LineParts,
  tabs: Tabs,
  listener: LinkListener & { readonly trying: (tries: number) => void },
): Running {
  let open = false;
  const turn = (next: boolean): void => {
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
      turn(message.open);
      if (!message.open) listener.trying(message.tries);
    }
  });
  const leave = tabs.stay();
  tabs.post({ type: "who", tab: tabs.id });
  return {
    way: {
      send: (bytes) => tabs.post({ type: "send", tab: tabs.id, bytes, holds: held() }),
      release: (topic) => tabs.post({ type: "release", tab: tabs.id, topic }),
      nudge: () => tabs.post({ type: "nudge" }),
    },
    stop: () => {
      stopListening();
      if (open) feed.closed();
      leave();
    },
  };
}
