import { setTimeout as sleep } from "node:timers/promises";
import { openTopics } from "@livery/house/testing";
import { seeded } from "@livery/feed/testing";
import { bareServer } from "../floors/net-write.ts";
import { socketIoServer } from "../floors/socket-io.ts";
import { PriceWalk } from "../price-walk.ts";
import type { ServerAnswer, ServerOrder, Side } from "./messages.ts";

/** A server that everybody listens to, in a process of its own: it is told what to do, and what that took. */
interface Served {
  readonly port: number;
  send(frame: Buffer): void;
  make?(ticks: number): readonly Uint8Array[];
}

const tickMs = 100;
const changes = 200;

async function gateway(): Promise<Served> {
  const open = await openTopics({ rateLimits: { address: { points: 1_000_000, seconds: 60 } } });
  const walk = new PriceWalk({ matches: 40, oddsPerMatch: 60, changes }, seeded(5));
  open.topics.publish("list", (publisher, stamp) => publisher.change(walk.opening(), stamp));
  const publisher = open.topics.get("list");
  if (publisher === undefined) throw new Error("there is no list");
  return {
    port: open.port,
    make: (ticks) =>
      Array.from({ length: ticks }, () => {
        for (const odd of walk.tick()) publisher.price(odd, odd.odds);
        const [frame] = publisher.flush(open.topics.stamp());
        if (frame === undefined) throw new Error("a tick without a price");
        return Uint8Array.from(frame);
      }),
    send: (frame) => open.topics.publish("list", () => [frame]),
  };
}

const servers: Readonly<Record<Side, () => Promise<Served>>> = {
  gateway,
  net: bareServer,
  "socket.io": socketIoServer,
};
const answer = (message: ServerAnswer): void => void process.send?.(message);
const served = await servers[process.argv[2] as Side]();
let frames: readonly Buffer[] = [];
let before = process.cpuUsage();

process.on("message", (order: ServerOrder) => void obey(order));
async function obey(order: ServerOrder): Promise<void> {
  switch (order.type) {
    case "make":
      frames = (served.make?.(order.ticks) ?? []).map((frame) => Buffer.from(frame));
      return answer({ frames: frames.map((frame) => frame.toString("base64")) });
    case "load":
      frames = order.frames.map((frame) => Buffer.from(frame, "base64"));
      return answer({ frames: [] });
    case "send": {
      globalThis.gc?.();
      before = process.cpuUsage();
      const start = performance.now();
      for (const [at, frame] of frames.entries()) {
        await sleep(Math.max(0, start + at * tickMs - performance.now()));
        served.send(frame);
      }
      return answer({ sent: true });
    }
    case "processorTime": {
      const { user, system } = process.cpuUsage(before);
      return answer({ processorTime: user + system });
    }
    case "memory":
      globalThis.gc?.();
      return answer({ memory: process.memoryUsage().rss });
  }
}
answer({ port: served.port });
