import { LiveFeed } from "@livery/feed";
import { TopicPublisher } from "@livery/feed/publisher";
import fastify from "fastify";
import { expect, it } from "vitest";
import type { House } from "../context.ts";
import { createBuckets, defaultRateLimits } from "../rate-limits.ts";
import type { Live } from "../live/live.ts";
import { registerSnapshots } from "./snapshots.ts";

it("a snapshot from before the source's silence is not reused although its topic has not changed since (F8, F9)", async () => {
  const list = new TopicPublisher("list", 1);
  let sourceAgeMs = 0;
  const served = { get: () => list, stamp: () => ({ serverMs: 1_000, sourceAgeMs }), awaits: () => false };
  const sites = { get: async () => ({ given: {} }) };
  const app = fastify();
  const house = { sites, buckets: createBuckets(defaultRateLimits) } as unknown as House;
  registerSnapshots(app, house, { served } as unknown as Live);
  const request = async (tag = "") => {
    const headers = { host: "harbour.localhost", "if-none-match": tag };
    const { statusCode, rawPayload, headers: given } = await app.inject({ url: "/live/v1/snapshot/list", headers });
    return { statusCode, rawPayload, tag: String(given["etag"]) };
  };
  const ageIn = (bytes: Uint8Array): number => {
    const feed = new LiveFeed({ schedule: () => undefined });
    feed.subscribe("list", 0);
    feed.snapshot("list", bytes, 1);
    return feed.sourceAge("list");
  };
  const before = await request();
  expect(ageIn(before.rawPayload)).toBe(0);
  expect((await request(before.tag)).statusCode).toBe(304);
  sourceAgeMs = 12_000;
  const silent = await request(before.tag);
  expect([silent.statusCode, ageIn(silent.rawPayload)]).toEqual([200, 12_000]);
  sourceAgeMs = 100;
  expect((await request(silent.tag)).statusCode).toBe(200);
  await app.close();
});
