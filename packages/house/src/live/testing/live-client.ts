import { type FeedEffect, LiveFeed } from "@livery/feed";
import { setTimeout as sleep } from "node:timers/promises";
import { get, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { WebSocket } from "ws";

/** A client of the live feed as a browser would be: the product's own LiveFeed over a real socket and real HTTP. */
export interface LiveClient {
  readonly feed: LiveFeed;
  /** The received frames, unchanged. */
  readonly frames: Uint8Array[];
  /** Topics whose snapshots were fetched, and the codes of errors that the feed reported. */
  readonly fetched: string[];
  readonly reported: string[];
  /** How often the server has closed or lost its socket since it connected. */
  readonly closed: number;
  /** Called after each message and snapshot. */
  readonly listeners: Set<() => void>;
  /** Breaks the socket, and connects again after `until`. */
  cut(until?: Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

/** Connects to a server on a port, as a page of `host`, and subscribes to the topics. */
export async function liveClient(port: number, host: string, topics: readonly string[]): Promise<LiveClient> {
  const feed = new LiveFeed({ schedule: (callback) => void setImmediate(callback) });
  const frames: Uint8Array[] = [];
  const fetched: string[] = [];
  const reported: string[] = [];
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const now = (): number => performance.now();
  const fetchSnapshot = async (topic: string): Promise<void> => {
    fetched.push(topic);
    // A server that is not there gives no answer, which counts as a failed fetch.
    const nothing = { status: 0, body: new Uint8Array() };
    const { status, body } = await getSnapshot(port, host, topic).catch(() => nothing);
    act(status === 200 ? feed.snapshot(topic, body, now()) : feed.snapshotFailed(topic, status === 404, now()));
    notify();
  };
  const act = (effects: readonly FeedEffect[]): void => {
    for (const effect of effects) {
      if (effect.type === "send") socket.send(effect.bytes);
      else if (effect.type === "fetch") void fetchSnapshot(effect.topic);
      else if (effect.type === "reconnect") void cut();
      else if (effect.type === "report") reported.push(effect.error.code);
    }
  };
  const connect = async (): Promise<WebSocket> => {
    const opened = new WebSocket(`ws://127.0.0.1:${port}/live/v1/socket`, {
      headers: { host: `${host}:${port}`, origin: `http://${host}:${port}` },
    });
    opened.binaryType = "nodebuffer";
    await new Promise<void>((resolve, reject) => {
      opened.once("open", () => resolve());
      opened.once("error", reject);
      opened.once("unexpected-response", (_request, response) => reject(new Error(`HTTP ${response.statusCode}`)));
    });
    opened.once("close", () => {
      if (opened === socket && !leaving) closed += 1;
    });
    opened.on("message", (data: Buffer) => {
      if (opened !== socket) return;
      frames.push(Uint8Array.from(data));
      act(feed.receive(Uint8Array.from(data), now()));
      notify();
    });
    return opened;
  };
  let closed = 0;
  let leaving = false;
  let socket = await connect();
  for (const topic of topics) act(feed.subscribe(topic, now()));
  act(feed.opened(now()));
  const timer = setInterval(() => act(feed.time(now())), 50);
  let cutting = false;
  const over = new AbortController();
  const cut = async (until?: Promise<unknown>): Promise<void> => {
    if (cutting) return;
    cutting = leaving = true;
    socket.terminate();
    act(feed.closed(now()));
    await until;
    let next = await connect().catch(() => null);
    while (next === null && !over.signal.aborted) {
      await sleep(100);
      next = await connect().catch(() => null);
    }
    if (next === null) return;
    socket = next;
    cutting = leaving = false;
    closed = 0;
    act(feed.opened(now()));
  };
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      clearInterval(timer);
      over.abort();
      leaving = true;
      // The server may have closed it before.
      if (socket.readyState === WebSocket.CLOSED) return resolve();
      socket.once("close", () => resolve());
      socket.close();
    });
  return {
    feed,
    frames,
    fetched,
    reported,
    listeners: listeners,
    get closed() {
      return closed;
    },
    cut,
    close,
  };
}

/** The snapshot of a topic, unpacked; `bytes` is what travelled. */
export function getSnapshot(
  port: number,
  host: string,
  topic: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Uint8Array; bytes: number }> {
  return new Promise((resolve, reject) => {
    const options = {
      port,
      host: "127.0.0.1",
      path: `/live/v1/snapshot/${topic}`,
      headers: { host: `${host}:${port}`, "accept-encoding": "br", ...headers },
    };
    get(options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const raw = Buffer.concat(parts);
        const body = response.headers["content-encoding"] === "br" ? brotliDecompressSync(raw) : raw;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Uint8Array.from(body),
          bytes: raw.length,
        });
      });
    }).on("error", reject);
  });
}
