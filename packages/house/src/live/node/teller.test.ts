import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { silentLog } from "../../log.ts";
import { type Bus, openBus } from "./bus.ts";
import { readNews } from "./news.ts";
import { openNodeSockets } from "./node-sockets.ts";
import { tightBroker } from "./testing/tight-broker.ts";
import { Teller } from "./teller.ts";

const maxPayload = 4_096;
let broker: Awaited<ReturnType<typeof tightBroker>>;
let bus: Bus;
const warned: string[] = [];
beforeAll(async () => {
  broker = await tightBroker(maxPayload);
  bus = openBus(broker.url, { ...silentLog, warn: (_fields: object, text: string) => void warned.push(text) });
  await vi.waitUntil(() => bus.connected, { timeout: 10_000 });
});
afterEach(() => void broker.taken.splice(0));
afterAll(async () => {
  await bus.close();
  broker.close();
});

const tellerOf = (sent: Buffer[]) => {
  const sockets = { ...openNodeSockets("", silentLog), send: (news: Buffer) => void sent.push(news) };
  const stamp = () => ({ serverMs: 1, sourceAgeMs: 0 });
  return new Teller({ bus, sockets, feed: "feed", secret: "", term: 1, owner: "a", stamp }, 100);
};
const frames = (...lengths: readonly number[]) => lengths.map((length) => new Uint8Array(length));

it("a tick that is longer than what the broker takes is told in pieces that it takes, in their order", async () => {
  const sent: Buffer[] = [];
  const teller = tellerOf(sent);
  teller.add(frames(...Array.from({ length: 200 }, () => 100)));
  teller.tick(100);
  const told = sent.map((news) => readNews(news, ""));
  expect(told.map((news) => news?.sequence)).toEqual(told.map((_news, at) => at));
  expect(told.flatMap((news) => news?.frames ?? [])).toHaveLength(200);
  await vi.waitUntil(() => broker.taken.length === sent.length, { timeout: 4_000 });
  expect(Math.max(...broker.taken)).toBeLessThanOrEqual(maxPayload);
  expect(Math.max(...teller.answer(frames(2_000, 2_000, 2_000)).map(({ length }) => length))).toBeLessThan(maxPayload);
});

it("a frame that the broker takes in no piece is told over connections, and ends nobody", async () => {
  const sent: Buffer[] = [];
  const teller = tellerOf(sent);
  teller.add(frames(3 * maxPayload));
  // Nobody catches what is thrown from here.
  await new Promise((resolve) => setImmediate(resolve));
  teller.tick(100);
  expect(sent.map((news) => readNews(news, "")?.frames.length)).toEqual([1, 0]);
  expect(warned).toHaveLength(1);
  await vi.waitUntil(() => broker.taken.length > 0, { timeout: 4_000 });
});
