import type { LiveRole } from "@livery/machines";

/** What the tabs of one browser tell each other about the live feed (D29). */
export type TabMessage =
  /** A follower asks how the leader's link stands. */
  | { readonly type: "who"; readonly tab: string }
  | { readonly type: "link"; readonly open: boolean; readonly tries: number }
  /** A follower hears nothing: the leader is to look at its socket. */
  | { readonly type: "nudge" }
  /** A frame of the leader's socket, as it came. */
  | { readonly type: "frame"; readonly bytes: Uint8Array }
  /** A follower's bytes for the house; `holds` are all topics that it needs. */
  | { readonly type: "send"; readonly tab: string; readonly bytes: Uint8Array; readonly holds: readonly string[] }
  | { readonly type: "release"; readonly tab: string; readonly topic: string };

/** The tabs of a browser as one of them sees them. */
export interface Tabs {
  /** This tab. */
  readonly id: string;
  /** Waits to lead for as long as it is not stopped; the leader's tab is told so once it leads. */
  readonly elect: (onRole: (role: LiveRole) => void) => () => void;
  readonly post: (message: TabMessage) => void;
  readonly listen: (onMessage: (message: TabMessage) => void) => () => void;
  /** Calls back once a tab that follows is closed, or follows no more. */
  readonly whenGone: (tab: string, gone: () => void) => () => void;
  /** Says that this tab is there, for `whenGone`, until it is stopped or closed. */
  readonly stay: () => () => void;
}

const name = "livery-live";

/** Tabs over Web Locks and a BroadcastChannel; null where a browser has not both (an insecure address): the tab is alone. */
export function browserTabs({
  navigator,
  crypto,
}: Pick<Window, "navigator"> & { readonly crypto: Crypto }): Tabs | null {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined || typeof BroadcastChannel === "undefined") return null;
  const channel = new BroadcastChannel(name);
  const post: (message: TabMessage) => void = channel.postMessage.bind(channel);
  const id = crypto.randomUUID();
  return {
    id,
    elect: (onRole) => elect(locks, onRole),
    post,
    listen(onMessage) {
      const listener = ({ data }: MessageEvent<TabMessage>): void => onMessage(data);
      channel.addEventListener("message", listener);
      return () => channel.removeEventListener("message", listener);
    },
    whenGone: (tab, gone) => hold(locks, `${name}:${tab}`, gone),
    stay: () => hold(locks, `${name}:${id}`, () => undefined),
  };
}

function elect(locks: LockManager, onRole: (role: LiveRole) => void): () => void {
  const stop = new AbortController();
  let free: () => void = () => stop.abort();
  const becomeLeader = (): Promise<void> | undefined => {
    if (stop.signal.aborted) return undefined;
    onRole("leading");
    return new Promise<void>((resolve) => (free = resolve));
  };
  const requestLock = async (): Promise<void> => {
    await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock !== null) return await becomeLeader();
      if (stop.signal.aborted) return;
      onRole("following");
      // Not awaited: the callback of a lock that was not to be had ends at once.
      void waitFor(locks, name, stop.signal, becomeLeader);
    });
  };
  void requestLock();
  return () => {
    stop.abort();
    free();
  };
}

/** Holds a lock from when it is to be had until stopped. */
function hold(locks: LockManager, lock: string, held: () => void): () => void {
  const stop = new AbortController();
  let free: () => void = () => undefined;
  void waitFor(locks, lock, stop.signal, () => {
    held();
    return stop.signal.aborted ? undefined : new Promise<void>((resolve) => (free = resolve));
  });
  return () => {
    stop.abort();
    free();
  };
}

async function waitFor(
  locks: LockManager,
  lock: string,
  signal: AbortSignal,
  granted: () => Promise<void> | undefined,
): Promise<void> {
  try {
    await locks.request(lock, { signal }, async () => await granted());
  } catch (error) {
    // Who stops waiting is told so by an AbortError; that is no news.
    if (!signal.aborted) throw error;
  }
}
