import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { CallError } from "@livery/contract";
import { sourceSilentAfter } from "@livery/feed";
import type { FastifyInstance } from "fastify";
import type { House } from "../context.ts";
import { consume } from "../rate-limits.ts";
import { refuseInMaintenance } from "../http/maintenance.ts";
import { siteOf } from "../http/site-of.ts";
import type { ServedTopic } from "@livery/feed/publisher";
import type { Live } from "../live/live.ts";

const brotli = promisify(brotliCompress);
/** A snapshot is packed once a tick: at quality 4 a list of 400 matches takes milliseconds. */
const packing = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_GENERIC },
};

/** Packs a snapshot for the transport. */
export const packSnapshot = (plain: Uint8Array): Promise<Buffer> => brotli(plain, packing);

interface Snapshot {
  readonly tag: string;
  readonly plain: Uint8Array;
  packed: Promise<Buffer> | null;
}

/** Serves the whole state of a topic over HTTP, on every host of an open site; made and packed once a tick for all requests. */
export function registerSnapshots(app: FastifyInstance, house: House, live: Live): void {
  const made = new WeakMap<ServedTopic, Snapshot>();
  const snapshotOf = (
    publisher: ServedTopic,
    stamp: { readonly serverMs: number; readonly sourceAgeMs: number },
  ): Snapshot => {
    const { epoch, offset } = publisher.position;
    // No offset moves when a source, or the publisher, falls silent: an earlier snapshot would still show it as alive.
    const isSilent = stamp.sourceAgeMs > sourceSilentAfter;
    const tag = `"${epoch}.${offset}${isSilent ? ".silent" : ""}"`;
    const known = made.get(publisher);
    if (known?.tag === tag) return known;
    const snapshot = { tag, plain: publisher.snapshot(stamp), packed: null };
    made.set(publisher, snapshot);
    return snapshot;
  };
  app.get<{ Params: { topic: string } }>("/live/v1/snapshot/:topic", async (request, reply) => {
    await consume(house.buckets.address, request.ip);
    refuseInMaintenance(await siteOf(house, request));
    const topics = live.served;
    if (topics === null) throw new CallError("busy");
    const publisher = topics.get(request.params.topic);
    if (publisher === undefined && topics.awaits(request.params.topic)) throw new CallError("busy");
    if (publisher === undefined) throw new CallError("not_found", { path: "topic" });
    const snapshot = snapshotOf(publisher, topics.stamp());
    // Cacheable for a tick: a cache's clock counts seconds, which are ten ticks, so it checks at each request whether the topic
    // has moved on (RFC 9111 §5.2.2.4). An older snapshot is useless to a client that needs a later position (F1).
    void reply.headers({
      "cache-control": "public, no-cache",
      etag: snapshot.tag,
      vary: "Accept-Encoding",
    });
    // A list of tags, weak ones too: our tag includes its quotes, so it is never part of another.
    if (request.headers["if-none-match"]?.includes(snapshot.tag) === true) return reply.code(304).send();
    void reply.header("content-type", "application/x-protobuf");
    if (!/\bbr\b/u.test(request.headers["accept-encoding"] ?? "")) return reply.send(Buffer.from(snapshot.plain));
    snapshot.packed ??= packSnapshot(snapshot.plain);
    return reply.header("content-encoding", "br").send(await snapshot.packed);
  });
}
