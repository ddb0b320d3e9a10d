import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { silentLog } from "../../log.ts";
import { type Bus, openBus } from "./bus.ts";
import { readBroadcast } from "./broadcast.ts";
import { openNodeSockets } from "./node-sockets.ts";
import { tightBroker } from "./testing/tight-broker.ts";
import { Broadcaster } from "./broadcaster.ts";

const maxPayload = 4_096;
let broker: Awaited<ReturnType<typeof tightBroker>>;
let bus: Bus;
const warned: string[] = [];
beforeAll(async () => {
  broker = await tightBroker(maxPayload);
  bus = openBus(broker.url, { ...silentLog, warn: (_fields: object, text: string) => void warned.push(text) });
  await vi.waitUntil(() => bus.connected, { timeout: 30_000 });
});
afterEach(() => void broker.messageLengths.splice(0));
afterAll(async () => {
  await bus.close();
  broker.close();
});

const openBroadcaster = (sent: Buffer[]) => {
  const sockets = { ...openNodeSockets("", silentLog), send: (broadcast: Buffer) => void sent.push(broadcast) };
  const stamp = () => ({ serverMs: 1, sourceAgeMs: 0 });
  return new Broadcaster({ bus, sockets, feed: "feed", secret: "", term: 1, owner: "a", stamp }, 100);
};
const frames = (...lengths: readonly number[]) => lengths.map((length) => new Uint8Array(length));

it("a tick that is larger than the broker's limit is published in parts below the limit, in order", async () => {
  const sent: Buffer[] = [];
  const broadcaster = openBroadcaster(sent);
  broadcaster.add(frames(...Array.from({ length: 200 }, () => 100)));
  broadcaster.tick(100);
  const received = sent.map((broadcast) => readBroadcast(broadcast, ""));
  expect(received.map((broadcast) => broadcast?.sequence)).toEqual(received.map((_broadcast, at) => at));
  expect(received.flatMap((broadcast) => broadcast?.frames ?? [])).toHaveLength(200);
  await vi.waitUntil(() => broker.messageLengths.length === sent.length, { timeout: 30_000 });
  expect(Math.max(...broker.messageLengths)).toBeLessThanOrEqual(maxPayload);
  expect(Math.max(...broadcaster.answer(frames(2_000, 2_000, 2_000)).map(({ length }) => length))).toBeLessThan(
    maxPayload,
  );
});

it("a frame that is larger than the broker's limit is sent over connections, and stops no node", async () => {
  const sent: Buffer[] = [];
  const broadcaster = openBroadcaster(sent);
  broadcaster.add(frames(3 * maxPayload));
  // An error that is thrown here is not caught.
  await new Promise((resolve) => setImmediate(resolve));
  broadcaster.tick(100);
  expect(sent.map((broadcast) => readBroadcast(broadcast, "")?.frames.length)).toEqual([1, 0]);
  expect(warned).toHaveLength(1);
  await vi.waitUntil(() => broker.messageLengths.length > 0, { timeout: 30_000 });
});
