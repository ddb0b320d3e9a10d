import { connect } from "node:net";
import { writeClientFrame } from "@livery/feed";
import { masked } from "./client-frame.ts";
import { FrameCounter } from "./frame-counter.ts";
import type { ClientAnswer, ClientOrder, Side } from "./messages.ts";

// Thousands of clients in one process: they count what they get and look at none of it.

const siteHost = "harbour.localhost";
/** At once on their way; a server's queue of new ones is longer. */
const together = 200;
const counts = new Map<Side, FrameCounter[]>();

const answer = (message: ClientAnswer): void => void process.send?.(message);

process.on("message", (order: ClientOrder) => void obey(order));
async function obey(order: ClientOrder): Promise<void> {
  if (order.type === "count") {
    const bytes = (counts.get(order.side) ?? []).map((each) => each.bytes);
    return answer({ least: Math.min(...bytes), most: Math.max(...bytes) });
  }
  const counters = counts.get(order.side) ?? [];
  counts.set(order.side, counters);
  for (let made = 0; made < order.count; made += together) {
    const count = Math.min(together, order.count - made);
    counters.push(...(await Promise.all(Array.from({ length: count }, () => open(order.side, order.port)))));
  }
  for (const each of counters) each.bytes = 0;
  return answer({ connected: counters.length });
}

function open(side: Side, port: number): Promise<FrameCounter> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    const counted = new FrameCounter(() => socket.write(masked(10, Buffer.alloc(0))));
    const ready = (): void => {
      socket.off("data", greet);
      socket.on("data", (chunk: Buffer) => counted.receive(chunk));
      socket.once("close", () => {
        throw new Error(`a client of ${side} was left`);
      });
      resolve(counted);
    };
    let received = "";
    let isSubscribed = false;
    const greet = (chunk: Buffer): void => {
      received += chunk.toString("latin1");
      const end = received.indexOf("\r\n\r\n");
      if (end < 0) return;
      if (!received.startsWith("HTTP/1.1 101")) return reject(new Error(received.slice(0, 60)));
      if (!isSubscribed) {
        isSubscribed = true;
        socket.write(
          side === "gateway"
            ? masked(2, writeClientFrame({ type: "subscribe", topics: ["list"] }))
            : masked(1, Buffer.from("40")),
        );
      }
      // The answer to what was asked: where the topic stands, or socket.io's "40{…}".
      const rest = received.slice(end + 4);
      if (side === "gateway" ? rest.length > 0 : rest.includes("40{")) ready();
    };
    socket.on("error", reject);
    socket.once("connect", () => {
      if (side === "net") return ready();
      socket.on("data", greet);
      socket.write(upgrade(side, port));
    });
  });
}

function upgrade(side: Side, port: number): string {
  const host = `${siteHost}:${port}`;
  const path = side === "gateway" ? "/live/v1/socket" : "/socket.io/?EIO=4&transport=websocket";
  return [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "",
    "",
  ].join("\r\n");
}

answer({ connected: 0 });
