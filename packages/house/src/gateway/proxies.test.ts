import { once } from "node:events";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { type OpenTopics, openTopics, siteHost } from "./testing/open-topics.ts";

const rateLimits = { address: { points: 2, seconds: 60 } };
let trusting: OpenTopics;
let direct: OpenTopics;
beforeAll(async () => {
  trusting = await openTopics({ rateLimits, trustProxy: "127.0.0.1" });
  direct = await openTopics({ rateLimits });
});
afterAll(() => Promise.all([trusting.close(), direct.close()]));

/** Connects as a proxy that names these clients; returns the status. */
async function connect({ port }: OpenTopics, chain: string): Promise<number> {
  const host = `${siteHost}:${port}`;
  const headers = { host, "x-forwarded-for": chain };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live/v1/socket`, { headers, origin: `http://${host}` });
  socket.on("error", () => undefined);
  const opened = once(socket, "open").then(() => 101);
  const refused = once(socket, "unexpected-response").then(([, response]) => response.statusCode as number);
  const status = await Promise.race([opened, refused]);
  socket.terminate();
  return status;
}
const each = async (house: OpenTopics, ...chains: readonly string[]) => {
  const statuses: number[] = [];
  for (const chain of chains) statuses.push(await connect(house, chain));
  return statuses;
};

it("clients behind a trusted proxy are counted by their own addresses, and a forged address does not help", async () => {
  expect(await each(trusting, "203.0.113.1", "203.0.113.1", "203.0.113.1", "203.0.113.2")).toEqual([
    101, 101, 429, 101,
  ]);
  expect(await each(trusting, "198.51.100.1, 203.0.113.1", "198.51.100.2, 203.0.113.2")).toEqual([429, 101]);
});

it("without a trusted proxy the address of the connection is counted, whatever the header says", async () => {
  expect(await each(direct, "203.0.113.1", "203.0.113.2", "203.0.113.3")).toEqual([101, 101, 429]);
});
