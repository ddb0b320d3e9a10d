import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { TopicInput } from "@livery/feed/publisher";
import { createBuckets, defaultLimits } from "../../limits.ts";
import { silentLog } from "../../log.ts";
import { openGateway } from "../gateway/gateway.ts";
import type { FrameListener } from "../live.ts";
import { Topics } from "../publisher/topics.ts";

/** The host of the one site that there is. */
export const siteHost = "harbour.localhost";

/** A gateway on a port of its own, of topics that say what a test says: no database, no source, real sockets. */
export interface OpenTopics {
  readonly port: number;
  readonly topics: Topics;
  /** Frames that the topics made, heartbeats among them. */
  readonly made: readonly Uint8Array[];
  /** The server's ends of its connections, in the order in which they came. */
  readonly ends: readonly Socket[];
  /** What it warned of. */
  readonly warned: readonly object[];
  close(): Promise<void>;
}

/** One match in each topic, with so many outcomes in two-way markets. */
export function matchesOf(outcomes: number): TopicInput {
  const markets = Array.from({ length: Math.ceil(outcomes / 2) }, (_, place) => ({
    marketId: place + 1,
    matchId: 1,
    marketTypeId: 18,
    special: `${place}.5`,
  }));
  return {
    matches: [{ matchId: 1, home: "A", away: "B", active: true, betStatus: "started" }],
    markets,
    outcomes: markets.flatMap(({ marketId }) => [1, 2].map((outcomeId) => ({ marketId, outcomeId, odds: 2_000 }))),
  };
}

export async function openTopics(): Promise<OpenTopics> {
  const listeners = new Set<FrameListener>();
  const made: Uint8Array[] = [];
  const warned: object[] = [];
  const ends: Socket[] = [];
  const topics = new Topics(
    1,
    () => ({ serverMs: Date.now(), sourceAgeMs: 0 }),
    (topic, frames) => {
      made.push(...frames);
      for (const listener of listeners) listener(topic, frames);
    },
  );
  const live = {
    topics,
    listen: (listener: FrameListener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const sites = { get: async (host: string) => (host === siteHost ? { given: {} } : null) };
  const server = createServer(({ url = "" }, response) => {
    const publisher = topics.get(url.replace("/live/v1/snapshot/", ""));
    response.writeHead(publisher === undefined ? 404 : 200).end(publisher?.snapshot(topics.stamp()));
  });
  server.on("connection", (end) => ends.push(end));
  const log = { ...silentLog, warn: (fields: object) => void warned.push(fields) };
  const gateway = openGateway(server, { sites, buckets: createBuckets(defaultLimits) }, live, log);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    topics,
    made,
    ends,
    warned,
    close: () =>
      new Promise((resolve) => {
        gateway.close();
        for (const end of ends) end.destroy();
        server.close(() => resolve());
      }),
  };
}
