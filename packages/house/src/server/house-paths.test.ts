import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import type { House } from "../context.ts";
import { socketPath } from "../gateway/gateway.ts";
import { housePaths } from "../http/house-paths.ts";
import { createLog } from "../http/log.ts";
import { nodeSnapshotPath, nodeSocketPath } from "../live/node/node-sockets.ts";
import { createApp } from "./app.ts";

/** Every path with a route of a server without live matches, whose own are added by name. */
async function registeredPaths(): Promise<readonly string[]> {
  const found = new Set([socketPath, nodeSocketPath, `${nodeSnapshotPath}:topic`, "/live/v1/snapshot/:topic"]);
  const listen = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook("onRoute", ({ url }) => void found.add(url));
  };
  subscribe("fastify.initialization", listen);
  const options = { brands: [], panel: null, trustProxy: false, tracing: null, clock: null };
  const app = await createApp({
    ...options,
    house: { live: null } as House,
    log: createLog({ level: "silent" }),
    reports: { count: 0, last: [] },
  });
  unsubscribe("fastify.initialization", listen);
  await app.ready();
  await app.close();
  return [...found];
}

test("a proxy's list has every path that a house answers beside its brands, and no other", async () => {
  const paths = await registeredPaths();
  const covers = (listed: string, path: string): boolean =>
    listed.endsWith("/") ? path.startsWith(listed) : path === listed;
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !housePaths.some((each) => covers(each.path, path)))).toEqual([]);
  expect(housePaths.filter((each) => !paths.some((path) => covers(each.path, path)))).toEqual([]);
});
