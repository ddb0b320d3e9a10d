import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { FeedError, type FeedErrorCode, maxClientFrameBytes } from "@livery/feed/publisher";
import { CallError } from "@livery/contract";
import { type WebSocket, WebSocketServer } from "ws";
import type { Site } from "../accounts/sites.ts";
import { networkOf } from "../network.ts";
import { type Buckets, consume } from "../rate-limits.ts";
import type { Log } from "../log.ts";
import { type ClientAddress, clientAddress } from "../http/client-address.ts";
import { maintenanceWait } from "../http/maintenance.ts";
import type { Live } from "../live/live.ts";
import type { Upgrade } from "../live/node/node-sockets.ts";
import { Connection } from "./connection.ts";
import { Listeners } from "./listeners.ts";

export const socketPath = "/live/v1/socket";

/** How often slow sockets are checked, and how often sockets are pinged. */
const sweepMs = 250;
const pingMs = 20_000;
/** How soon the sockets of a site in maintenance are closed. */
const maintenanceMs = 500;
/** When to retry if no node publishes yet, in seconds. */
const retryAfterSeconds = 1;
/** When to retry if a network has all its sockets open, in seconds. */
const fullRetrySeconds = 5;
/** The most fragments of a client's message: the longest is 4 KiB, and no browser divides that. */
const mostFragments = 16;

/** The parts of the server that decide who may connect. */
interface Admitting {
  readonly sites: { get(host: string): Promise<Pick<Site, "given"> | null> };
  readonly buckets: Pick<Buckets, "address">;
}
/** The live matches that are sent. */
type Published = Pick<Live, "served" | "listen">;

/** Bounds of the sockets that clients keep open. */
export interface SocketLimits {
  /** The most open sockets of one network (`networkOf`). */
  readonly ofNetwork: number;
  /** The time for a client's first message, milliseconds (D60). */
  readonly helloMs: number;
}

const defaultSocketLimits: SocketLimits = { ofNetwork: 20, helloMs: 5_000 };

export interface GatewayOptions {
  readonly house: Admitting;
  readonly live: Published;
  readonly log: Log;
  readonly now?: () => number;
  /** Handlers of connections to other paths. */
  readonly others?: ReadonlyMap<string, Upgrade>;
  /** The client's address, by the rule that calls are counted by. */
  readonly addressOf?: ClientAddress;
  /** Where they differ from 20 sockets and 5 seconds. */
  readonly limits?: Partial<SocketLimits> | undefined;
}

export interface Gateway {
  /** Number of open sockets. */
  readonly size: number;
  /** Number of frames sent to sockets since the start. */
  readonly framesSent: number;
  close(): void;
}

/**
 * Serves the live socket on the server's own HTTP port: only to pages of the host's own site, whose Origin the browser names. A
 * frame is made and framed once, and the same bytes are written to all listeners.
 */
export function openGateway(server: Server, options: GatewayOptions): Gateway {
  const { house, live, log, now = Date.now, others, addressOf = clientAddress(false) } = options;
  const limits = { ...defaultSocketLimits, ...options.limits };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxClientFrameBytes,
    maxFragments: mostFragments,
    // Pings are counted first: ws itself would end the socket without notice.
    autoPong: false,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const connections = new Map<WebSocket, Connection>();
  const listeners = new Listeners();
  let framesSent = 0;
  const onFrame = (): void => void (framesSent += 1);
  const hosts = new Map<WebSocket, string>();
  const responsive = new WeakSet<WebSocket>();
  /** The number of open sockets of each network. */
  const networks = new Map<string, number>();

  const accept = (socket: WebSocket, stream: Duplex, host: string, network: string): void => {
    networks.set(network, (networks.get(network) ?? 0) + 1);
    const connection = new Connection({
      socket,
      stream,
      topics: () => live.served,
      listeners,
      now,
      log,
      host,
      onFrame,
    });
    connections.set(socket, connection);
    hosts.set(socket, host);
    responsive.add(socket);
    socket.on("message", (data, binary) => {
      if (binary && Buffer.isBuffer(data)) connection.receive(data);
      else connection.refuse(new FeedError("malformed", "A message in text; this protocol's are binary."));
    });
    socket.on("ping", (data) => connection.pinged(data));
    socket.on("pong", () => {
      responsive.add(socket);
      connection.ponged();
    });
    // A broken or oversized message ends only its own socket.
    socket.on("error", (error) => {
      const refused = asRefused(error);
      if (refused === null) log.debug({ err: error }, "a live socket broke");
      else connection.refuse(refused);
    });
    socket.on("close", () => {
      connection.leave();
      connections.delete(socket);
      hosts.delete(socket);
      const left = (networks.get(network) ?? 1) - 1;
      if (left === 0) networks.delete(network);
      else networks.set(network, left);
    });
  };
  const admit = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const address = addressOf(request);
    const network = networkOf(address);
    const { host, ...admission } = await mayConnect(request, house, live, address);
    const isFull = admission.status === 101 && (networks.get(network) ?? 0) >= limits.ofNetwork;
    const { status, retryAfter } = isFull ? { status: 429, retryAfter: fullRetrySeconds } : admission;
    if (status === 101)
      return sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, stream, host, network));
    const wait = retryAfter === undefined ? "" : `Retry-After: ${retryAfter}\r\n`;
    stream.end(`HTTP/1.1 ${status}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  };
  const closeForWork = async (): Promise<void> => {
    const closed = new Set<string>();
    for (const host of new Set(hosts.values())) {
      const site = await house.sites.get(host);
      if (site !== null && maintenanceWait(site) !== null) closed.add(host);
    }
    for (const [socket, connection] of connections)
      if (closed.has(hosts.get(socket) ?? "")) connection.close("maintenance");
  };
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on("error", () => stream.destroy());
    const other = others?.get(request.url ?? "");
    if (other !== undefined) return other(request, stream, head);
    void admit(request, stream, head).catch((error: unknown) => {
      log.warn({ err: error }, "a live socket could not be admitted");
      stream.destroy();
    });
  };
  server.on("upgrade", upgrade);
  const unsubscribe = live.listen((topic, frames) => listeners.send(topic, frames));
  let unserved = 0;
  const tending = setInterval(() => {
    for (const connection of connections.values()) {
      connection.catchUp();
      connection.closeIfSilent(limits.helloMs);
    }
    // The clients of a server that publishes no more look for another one; one of several servers follows another within a
    // moment.
    unserved = live.served === null ? unserved + 1 : 0;
    if (unserved > 1) for (const connection of connections.values()) connection.close("restart");
  }, sweepMs);
  const pinging = setInterval(() => {
    for (const socket of connections.keys()) {
      if (!responsive.has(socket)) socket.terminate();
      responsive.delete(socket);
      socket.ping();
    }
  }, pingMs);
  const working = setInterval(() => {
    closeForWork().catch((error: unknown) => log.warn({ err: error }, "which sites are being worked on is not known"));
  }, maintenanceMs);
  working.unref();
  tending.unref();
  pinging.unref();
  return {
    get size() {
      return connections.size;
    },
    get framesSent() {
      return framesSent;
    },
    close: () => {
      clearInterval(working);
      clearInterval(tending);
      clearInterval(pinging);
      unsubscribe();
      server.off("upgrade", upgrade);
      for (const [socket, connection] of connections) {
        connection.close("restart");
        socket.terminate();
      }
    },
  };
}

const wrongs: Readonly<Record<string, FeedErrorCode>> = {
  WS_ERR_UNSUPPORTED_MESSAGE_LENGTH: "too_large",
  WS_ERR_TOO_MANY_BUFFERED_PARTS: "too_many",
};

/** The error of a client's message that violates WebSocket's rules (RFC 6455), as ws names it; null if the connection broke. */
function asRefused(error: Error & { readonly code?: string }): FeedError | null {
  if (!error.code?.startsWith("WS_ERR_")) return null;
  return new FeedError(wrongs[error.code] ?? "malformed", `A message against WebSocket's rules: ${error.message}`, {
    cause: error,
  });
}

interface Admission {
  readonly status: 101 | 403 | 404 | 429 | 503;
  readonly host: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** 101 for a page of the host's own site while the site is open and live matches are served; otherwise the reason as a status. */
async function mayConnect(
  request: IncomingMessage,
  house: Admitting,
  live: Published,
  address: string,
): Promise<Admission> {
  const path = (request.url ?? "").split("?", 1)[0];
  const named = request.headers.host?.toLowerCase() ?? "";
  const host = named.replace(/\.?(:\d{1,5})?$/u, "");
  if (path !== socketPath) return { status: 404, host };
  const origin = /^https?:\/\/([^/]+)$/u.exec(request.headers.origin?.toLowerCase() ?? "")?.[1];
  if (origin === undefined || origin !== named) return { status: 403, host };
  const site = await house.sites.get(host);
  if (!site) return { status: 404, host };
  const retryAfter = maintenanceWait(site) ?? (live.served === null ? retryAfterSeconds : null);
  if (retryAfter !== null) return { status: 503, host, retryAfter };
  try {
    await consume(house.buckets.address, address);
    return { status: 101, host };
  } catch (error) {
    if (error instanceof CallError) return { status: 429, host };
    throw error;
  }
}
