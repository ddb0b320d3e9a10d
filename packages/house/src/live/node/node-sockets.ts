import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { FeedError, maxClientFrameBytes } from "@livery/feed/publisher";
import type { FastifyInstance } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import type { Log } from "../../log.ts";
import { answersTo } from "./answers.ts";
import type { ServedTopics } from "./served-topics.ts";

/** Paths for requests to the publishing node. Only a node that can read the lease in the database knows the secret. */
export const nodeSocketPath = "/live/v1/node/socket";
export const nodeSnapshotPath = "/live/v1/node/snapshot/";

/** Takes over a connection of the server's HTTP port. */
export type Upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => void;

/** Header of a 404: the publishing node itself reports that there is no such topic. */
export const goneHeader = "livery-gone";

/** A node with more waiting bytes than this is disconnected: it reconnects and resumes. */
const mostWaiting = 8_388_608;

/** The answers of a publishing node. */
export interface Published {
  readonly topics: ServedTopics;
  /** Packs an answer as broadcasts. */
  answer(frames: readonly Uint8Array[]): readonly Buffer[];
}

/** The other nodes' connections to this one. */
export interface NodeSockets {
  send(broadcast: Buffer): void;
  /** Sets the source of answers; it returns null while another node publishes. */
  answerFor(published: () => Published | null): void;
  /** Accepts a connection to `nodeSocketPath`. */
  readonly upgrade: Upgrade;
  /** Serves the snapshots. */
  register(app: FastifyInstance): void;
  /** Closes all connections: another node publishes now, and the connected nodes look for it. */
  leave(): void;
  close(): void;
}

export function openNodeSockets(secret: string, log: Log): NodeSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxClientFrameBytes, perMessageDeflate: false });
  const isKnown = (header: string | undefined): boolean => {
    const [given, expected] = [Buffer.from(header ?? ""), Buffer.from(`Bearer ${secret}`)];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  const listenTo = (socket: WebSocket, published: () => Published | null): void => {
    socket.on("error", (error) => log.debug({ err: error }, "a node's socket broke"));
    socket.on("message", (data) => {
      const now = published();
      if (now === null || !Buffer.isBuffer(data)) return socket.terminate();
      try {
        for (const broadcast of now.answer(answersTo(now.topics, data))) socket.send(broadcast);
      } catch (error) {
        if (!(error instanceof FeedError)) throw error;
        log.warn({ code: error.code, err: error }, "a node asked what cannot be read");
        socket.terminate();
      }
    });
  };
  let published: () => Published | null = () => null;
  const upgrade: NodeSockets["upgrade"] = (request, stream, head) => {
    const refusal = !isKnown(request.headers.authorization)
      ? "403 Forbidden"
      : published() === null
        ? "503 Service Unavailable"
        : null;
    if (refusal === null) return server.handleUpgrade(request, stream, head, (socket) => listenTo(socket, published));
    stream.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  };
  const register = (app: FastifyInstance): void => {
    app.get<{ Params: { topic: string } }>(`${nodeSnapshotPath}:topic`, async (request, reply) => {
      if (!isKnown(request.headers.authorization)) return reply.code(403).send();
      const now = published();
      if (now === null) return reply.code(503).send();
      const topic = now.topics.get(request.params.topic);
      if (topic === undefined) return reply.code(404).header(goneHeader, "1").send();
      return reply.type("application/x-protobuf").send(Buffer.from(topic.snapshot(now.topics.stamp())));
    });
  };
  const leave = (): void => {
    for (const socket of server.clients) socket.terminate();
  };
  return {
    send: (broadcast) => {
      for (const socket of server.clients) {
        if (socket.bufferedAmount > mostWaiting) socket.terminate();
        else socket.send(broadcast);
      }
    },
    answerFor: (next) => {
      published = next;
    },
    upgrade,
    register,
    leave,
    close: () => {
      leave();
      server.close();
    },
  };
}
