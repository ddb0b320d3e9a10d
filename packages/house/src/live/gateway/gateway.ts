import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { maxClientFrameBytes } from "@livery/feed/publisher";
import { CallError } from "@livery/contract";
import { type WebSocket, WebSocketServer } from "ws";
import type { House } from "../../api/context.ts";
import { take } from "../../limits.ts";
import type { Log } from "../../log.ts";
import type { Live } from "../live.ts";
import { Connection } from "./connection.ts";
import { serverFrame } from "./server-frame.ts";

export const socketPath = "/live/v1/socket";

/** How often slow sockets are looked after, and how often silent ones are asked whether they are there. */
const tendMs = 250;
const pingMs = 20_000;

export interface Gateway {
  /** Sockets that are open. */
  readonly size: number;
  close(): void;
}

/**
 * Serves the live socket on the house's own server: only to pages of the host's own site, whose Origin the browser
 * names. A frame is made and framed once, and the same bytes are written to everybody who listens.
 */
export function openGateway(server: Server, house: House, live: Live, log: Log, now: () => number = Date.now): Gateway {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxClientFrameBytes,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const connections = new Map<WebSocket, Connection>();
  const alive = new WeakSet<WebSocket>();

  const accept = (socket: WebSocket, stream: Duplex): void => {
    const connection = new Connection({ socket, stream, topics: () => live.topics, now });
    connections.set(socket, connection);
    alive.add(socket);
    socket.on("message", (data, binary) => {
      if (binary && Buffer.isBuffer(data)) connection.receive(data);
      else connection.close("unreadable");
    });
    socket.on("pong", () => alive.add(socket));
    // A broken or oversized message ends its own socket and nothing else.
    socket.on("error", (error) => log.debug({ err: error }, "a live socket broke"));
    socket.on("close", () => connections.delete(socket));
  };
  const admit = async (request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> => {
    const status = await mayConnect(request, house);
    if (status === 101) sockets.handleUpgrade(request, stream, head, (socket) => accept(socket, stream));
    else stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  };
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    stream.on("error", () => stream.destroy());
    void admit(request, stream, head).catch((error: unknown) => {
      log.warn({ err: error }, "a live socket could not be admitted");
      stream.destroy();
    });
  };
  server.on("upgrade", upgrade);
  const mute = live.listen((topic, frames) => {
    for (const frame of frames) {
      const framed = serverFrame(frame);
      for (const connection of connections.values()) connection.send(topic, framed);
    }
  });
  const tending = setInterval(() => {
    for (const connection of connections.values()) connection.tend();
    // Whoever listens to a house that publishes no more looks for another one.
    if (live.topics === null) for (const connection of connections.values()) connection.close("restart");
  }, tendMs);
  const pinging = setInterval(() => {
    for (const socket of connections.keys()) {
      if (!alive.has(socket)) socket.terminate();
      alive.delete(socket);
      socket.ping();
    }
  }, pingMs);
  tending.unref();
  pinging.unref();
  return {
    get size() {
      return connections.size;
    },
    close: () => {
      clearInterval(tending);
      clearInterval(pinging);
      mute();
      server.off("upgrade", upgrade);
      for (const [socket, connection] of connections) {
        connection.close("restart");
        socket.terminate();
      }
    },
  };
}

/** 101 for a page of the host's own site; else why not. */
async function mayConnect(request: IncomingMessage, house: House): Promise<101 | 403 | 404 | 429> {
  const path = (request.url ?? "").split("?", 1)[0];
  if (path !== socketPath) return 404;
  const host = request.headers.host?.toLowerCase() ?? "";
  const origin = /^https?:\/\/([^/]+)$/u.exec(request.headers.origin?.toLowerCase() ?? "")?.[1];
  if (origin === undefined || origin !== host) return 403;
  const site = await house.sites.get(host.replace(/\.?(:\d{1,5})?$/u, ""));
  if (!site) return 404;
  try {
    await take(house.buckets.address, request.socket.remoteAddress ?? "");
    return 101;
  } catch (error) {
    if (error instanceof CallError) return 429;
    throw error;
  }
}
