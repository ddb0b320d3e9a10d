import type { LiveRole } from "@livery/machines";

/** The messages between the tabs of one browser about the live feed (D29). */
export type TabMessage =
  /** A follower requests the state of the leader's link. */
  | { readonly type: "who"; readonly tab: string }
  | { readonly type: "link"; readonly open: boolean; readonly tries: number }
  /** A follower receives nothing: the leader has to check its socket. */
  | { readonly type: "nudge" }
  /** A frame of the leader's socket, unchanged. */
  | { readonly type: "frame"; readonly bytes: Uint8Array }
  /** A follower's bytes for the server; `holds` are all topics that it needs. */
  | { readonly type: "send"; readonly tab: string; readonly bytes: Uint8Array; readonly holds: readonly string[] }
  | { readonly type: "release"; readonly tab: string; readonly topic: string };

/** The tabs of a browser from the view of one of them. */
export interface Tabs {
  readonly id: string;
  /** Waits to lead until it is stopped; `onRole` is called with each new role. */
  readonly elect: (onRole: (role: LiveRole) => void) => () => void;
  readonly post: (message: TabMessage) => void;
  readonly listen: (onMessage: (message: TabMessage) => void) => () => void;
  /** Calls back once a follower tab is closed, or no longer follows. */
  readonly whenGone: (tab: string, gone: () => void) => () => void;
  /** Marks this tab as present, for `whenGone`, until it is stopped or closed. */
  readonly stay: () => () => void;
}

const name = "livery-live";

/** Tabs over Web Locks and a BroadcastChannel; null if the browser lacks one of them (an insecure address): the tab is alone. */
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
      // Not awaited: the callback for a lock that is not available ends at once.
      void waitFor(locks, name, stop.signal, becomeLeader);
    });
  };
  void requestLock();
  return () => {
    stop.abort();
    free();
  };
}

/** Holds a lock from the moment it is available until stopped. */
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
    // An aborted wait rejects with an AbortError, which is expected.
    if (!signal.aborted) throw error;
  }
}
