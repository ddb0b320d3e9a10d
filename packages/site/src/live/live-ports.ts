import { closeCodes, type FeedError, type Schedule } from "@livery/feed";
import { browserTabs, type Tabs } from "./tabs.ts";

export interface SocketListener {
  readonly opened: () => void;
  /** Called once, after `opened` or in its place; not after `close`. */
  readonly closed: (because?: "maintenance") => void;
  readonly message: (bytes: Uint8Array) => void;
}

export interface LiveSocket {
  readonly send: (bytes: Uint8Array) => void;
  readonly close: () => void;
}

/** The environment of the live feed: a browser's, or a test's. */
export interface LivePorts {
  readonly openSocket: (listener: SocketListener) => LiveSocket;
  /**
   * Returns the body of a snapshot; null if the server has no such topic, `later` if it answers with a retry time. Throws if the
   * snapshot could not be fetched.
   */
  readonly fetchSnapshot: (topic: string, signal: AbortSignal) => Promise<Uint8Array | null | "later">;
  /** Calls back before the screen's next frame. */
  readonly schedule: Schedule;
  /** Resolves when the page has done its pending work: a press, a frame of the screen. */
  readonly rest: () => Promise<void>;
  /** A steady clock in milliseconds. */
  readonly now: () => number;
  readonly tabs: Tabs | null;
  /** Calls back when the network returns, or the page is visible or thawed again. Returns a function that stops that. */
  readonly whenBack: (back: () => void) => () => void;
  readonly report: (error: FeedError) => void;
}

/** The ports of a page. Socket and snapshots have the page's origin. */
export function browserPorts(window: Window & typeof globalThis): LivePorts {
  const { location } = window;
  return {
    openSocket: (listener) => openSocket(`${location.origin.replace(/^http/, "ws")}/live/v1/socket`, listener),
    async fetchSnapshot(topic, signal) {
      const answer = await window.fetch(`/live/v1/snapshot/${topic}`, { signal });
      if (answer.status === 404) return null;
      if (answer.headers.has("retry-after")) return "later";
      if (!answer.ok) throw new Error(`the snapshot of ${topic} was answered ${answer.status}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    schedule: (run) => void window.requestAnimationFrame(run),
    // A hidden page has no user to wait for, and its timers run once a second.
    rest: () => (window.document.hidden ? Promise.resolve() : new Promise((goOn) => window.setTimeout(goOn, 0))),
    now: () => window.performance.now(),
    tabs: browserTabs(window),
    whenBack(back) {
      const { document } = window;
      const stop = new AbortController();
      const { signal } = stop;
      const onVisible = (): void => {
        if (document.visibilityState === "visible") back();
      };
      window.addEventListener("online", back, { signal });
      window.addEventListener("pageshow", ({ persisted }) => void (persisted && back()), { signal });
      document.addEventListener("visibilitychange", onVisible, { signal });
      document.addEventListener("resume", back, { signal });
      return () => stop.abort();
    },
    report: (error) => window.console.warn(`live: ${error.message}`),
  };
}

function openSocket(url: string, { opened, closed, message }: SocketListener): LiveSocket {
  const socket = new WebSocket(url);
  const stop = new AbortController();
  const { signal } = stop;
  socket.binaryType = "arraybuffer";
  socket.addEventListener("open", opened, { signal });
  socket.addEventListener("close", ({ code }) => closed(code === closeCodes.maintenance ? "maintenance" : undefined), {
    signal,
    once: true,
  });
  socket.addEventListener(
    "message",
    ({ data }) => {
      if (data instanceof ArrayBuffer) message(new Uint8Array(data));
    },
    { signal },
  );
  return {
    send: (bytes) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(bytes as Uint8Array<ArrayBuffer>);
    },
    close: () => {
      stop.abort();
      socket.close();
    },
  };
}
