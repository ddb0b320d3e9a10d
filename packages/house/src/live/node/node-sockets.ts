import { timingSafeEqual } from "node:crypto";
import { FeedError, maxClientFrameBytes } from "@livery/feed/publisher";
import type { FastifyInstance } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import type { Log } from "../../log.ts";
import { answersTo } from "./answers.ts";
import type { Upgrade } from "../gateway/gateway.ts";
import type { ServedTopics } from "./served-topics.ts";

/** Where nodes ask the one that publishes. Only who can read the lease in the database knows the secret. */
export const nodeSocketPath = "/live/v1/node/socket";
export const nodeSnapshotPath = "/live/v1/node/snapshot/";

/** Beside a 404: it is the node that publishes who says that there is no such topic. */
export const goneHeader = "livery-gone";

/** A node that reads so slowly is cut off: it comes back and resumes. */
const mostWaiting = 8_388_608;

/** What a node that publishes answers. */
export interface Published {
  readonly topics: ServedTopics;
  /** Packs an answer as news. */
  answer(frames: readonly Uint8Array[]): readonly Buffer[];
}

/** The other nodes' connections to this one. */
export interface NodeSockets {
  send(broadcast: Buffer): void;
  /** By what they are answered; null while another node publishes. */
  answerFor(published: () => Published | null): void;
  /** Takes a connection to `nodeSocketPath`. */
  readonly upgrade: Upgrade;
  /** Serves the snapshots. */
  register(app: FastifyInstance): void;
  /** Another node publishes now: whoever is connected looks for it. */
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
