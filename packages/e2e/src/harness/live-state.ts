import { type LiveClient, liveClient, TestBrowser } from "@livery/house/testing";
import type { Page } from "playwright";
import { vi } from "vitest";
import type { OpenDemo } from "./demo.ts";
import { priceCells, type WithFibers } from "./price-cells.ts";

/** A client of a demo's live feed beside the browser's, on its list, once there is one: a house opens before it publishes. */
export async function watchHouse({ origin, port }: OpenDemo): Promise<LiveClient> {
  const host = new URL(origin).hostname;
  const visitor = new TestBrowser(port, host, "");
  await vi.waitUntil(async () => (await visitor.send("/live/v1/snapshot/list")).status === 200, { timeout: 60_000 });
  const client = await liveClient(port, host, ["list"]);
  await vi.waitUntil(() => client.feed.topic("list")?.phase === "live", { timeout: 60_000 });
  return client;
}

/** A client of a demo's list and of every match that is in it by now: so many at least. */
export async function watchMatches(demo: OpenDemo, atLeast: number): Promise<LiveClient> {
  const first = await watchHouse(demo);
  const matches = () => first.feed.topic("list")?.matches() ?? [];
  await vi.waitUntil(() => matches().length >= atLeast, { timeout: 60_000 });
  const topics = ["list", ...matches().map(({ matchId }) => `match:${matchId}`)];
  const client = await liveClient(demo.port, new URL(demo.origin).hostname, topics);
  await first.close();
  await vi.waitUntil(() => topics.every((topic) => client.feed.topic(topic)?.phase === "live"), { timeout: 60_000 });
  return client;
}

/** What a page holds of a live topic. */
export interface HeldState {
  readonly phase: string;
  /** The hash that heartbeats compare (F1). */
  readonly hash: number;
}

/** The state behind the first live price of a page, read from the store that the price was drawn from; null without one. */
export function heldState(page: Page): Promise<HeldState | null> {
  return page.evaluate((cells) => {
    const cell = document.querySelector(cells);
    const { liveryFiber } = globalThis as unknown as WithFibers;
    const fiber = cell && liveryFiber(cell, ({ store }) => store?.held !== undefined);
    const store = fiber?.memoizedProps?.store;
    return store?.held === undefined ? null : { phase: store.phase, hash: store.held.hash() };
  }, priceCells);
}

/** Every state of a topic that the house has had since the call, by its hash: a client beside the browser's writes them down. */
export function statesOf(house: LiveClient, topic: string): { readonly hashes: ReadonlySet<number>; stop: () => void } {
  const hashes = new Set<number>();
  const record = (): void => {
    const store = house.feed.topic(topic);
    if (store?.phase === "live") hashes.add(store.held.hash());
  };
  record();
  house.listeners.add(record);
  return { hashes, stop: () => house.listeners.delete(record) };
}
