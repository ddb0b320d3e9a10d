import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { TopicInput } from "@livery/feed/publisher";
import { createBuckets, defaultRateLimits, type RateLimits } from "../../rate-limits.ts";
import { silentLog } from "../../log.ts";
import { clientAddress } from "../../http/client-address.ts";
import { openGateway, type SocketLimits } from "../gateway.ts";
import type { Upgrade } from "../../live/node/node-sockets.ts";
import { packSnapshot } from "../snapshots.ts";
import type { FrameListener } from "../../live/live-options.ts";
import { Topics } from "../../live/publisher/topics.ts";

/** The host of the only site. */
export const siteHost = "harbour.localhost";

/** A gateway on its own port, with topics that a test controls: no database, no source, real sockets. */
export interface OpenTopics {
  readonly port: number;
  readonly topics: Topics;
  /** Frames that the topics made, including heartbeats. */
  readonly made: readonly Uint8Array[];
  /** The server's ends of its connections, in the order of their arrival. */
  readonly ends: readonly Socket[];
  /** Its logged warnings. */
  readonly warned: readonly object[];
  close(): Promise<void>;
}

const unlimitedSockets: SocketLimits = { ofNetwork: Number.POSITIVE_INFINITY, helloMs: Number.POSITIVE_INFINITY };

const nowhere: RequestListener = (_request, response) => void response.writeHead(404).end();

/** One match in each topic, with so many outcomes in two-way markets. */
export function matchesOf(outcomes: number): TopicInput {
  const markets = Array.from({ length: Math.ceil(outcomes / 2) }, (_, index) => ({
    marketId: index + 1,
    matchId: 1,
    marketTypeId: 18,
    special: `${index}.5`,
  }));
  return {
    matches: [{ matchId: 1, home: "A", away: "B", active: true, betStatus: "started" }],
    markets,
    outcomes: markets.flatMap(({ marketId }) => [1, 2].map((outcomeId) => ({ marketId, outcomeId, odds: 2_000 }))),
  };
}

export interface OpenTopicsOptions {
  /** Rate limits; default those of a server. For a test that sends more requests from one address than they allow. */
  readonly rateLimits?: Partial<RateLimits>;
  /** Answers requests for anything but a snapshot. */
  readonly page?: RequestListener;
  /** Handlers of connections to other paths. */
  readonly others?: ReadonlyMap<string, Upgrade>;
  /** Addresses of proxies whose X-Forwarded-For is trusted; default none. */
  readonly trustProxy?: string;
  /** Bounds of open sockets: a server's own, or some; default none, for tests that open many or say nothing. */
  readonly sockets?: Partial<SocketLimits> | "own";
  /** The gateway's clock, epoch milliseconds. */
  readonly now?: () => number;
}

const snapshotPath = "/live/v1/snapshot/";

export async function openTopics(options: OpenTopicsOptions = {}): Promise<OpenTopics> {
  const { now, others, page = nowhere, rateLimits, sockets, trustProxy = false } = options;
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
    served: topics,
    listen: (listener: FrameListener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const sites = { get: async (host: string) => (host === siteHost ? { given: {} } : null) };
  const server = createServer((request, response) => {
    const { headers, url = "" } = request;
    if (!url.startsWith(snapshotPath)) return page(request, response);
    const publisher = topics.get(url.slice(snapshotPath.length));
    if (publisher === undefined) return nowhere(request, response);
    const plain = publisher.snapshot(topics.stamp());
    if (headers["accept-encoding"]?.includes("br") !== true) return response.end(plain);
    void packSnapshot(plain).then((packed) => response.writeHead(200, { "content-encoding": "br" }).end(packed));
  });
  server.on("connection", (end) => ends.push(end));
  const log = { ...silentLog, warn: (fields: object) => void warned.push(fields) };
  const house = { sites, buckets: createBuckets({ ...defaultRateLimits, ...rateLimits }) };
  const gateway = openGateway(server, {
    house,
    live,
    log,
    ...(others && { others }),
    addressOf: clientAddress(trustProxy),
    ...(now && { now }),
    ...(sockets !== "own" && { limits: { ...unlimitedSockets, ...sockets } }),
  });
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
