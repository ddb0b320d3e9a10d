import type { FeedPosition, OutcomeRef } from "@livery/feed";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Schema } from "../db/schema.ts";
import type { Log } from "../log.ts";
import { abandonOthers } from "./publisher/announce.ts";
import { type Lease, takeLease } from "./publisher/lease.ts";
import { LivePublisher } from "./publisher/publisher.ts";
import { openRun, type Run } from "./publisher/runs.ts";
import { LeaseLost } from "./publisher/store-states.ts";
import { TickLog } from "./publisher/tick-log.ts";
import { Topics } from "./publisher/topics.ts";
import { liveQuote, type LiveQuote } from "./quote.ts";
import type { LiveSource } from "./sources/source.ts";
import { firstPace, pace } from "./tick-pace.ts";

/** A source of live matches as a house is told of it. */
export interface LiveFeedSource {
  /** What it plays: a run of the same is gone on with after a restart. */
  readonly described: object;
  /** Starts it at a run. */
  open(run: Run): LiveSource;
}

export interface LiveOptions {
  readonly db: Kysely<Schema>;
  readonly connection: pg.ClientConfig;
  readonly log: Log;
  readonly source: LiveFeedSource;
  /** Milliseconds since 1970; default the machine's clock. */
  readonly now?: () => number;
}

/** Gets the frames of a topic as they are made. */
export type FrameListener = (topic: string, frames: readonly Uint8Array[]) => void;

/** Live matches in a house. */
export interface Live {
  /** The topics, while this house publishes; null while another one does, or none yet. */
  readonly topics: Topics | null;
  /** What a bet on an outcome is taken at this moment; null where no live match has it. */
  quote(ref: OutcomeRef): LiveQuote | null;
  /** Where a topic stands; null where there is no such topic. */
  position(topic: string): FeedPosition | null;
  /** News of a match in the catalogue: ids with commas between them. */
  heard(payload: string): void;
  /** News may have been missed. */
  heardGap(): void;
  /** Hears every frame; returns how to stop. */
  listen(listener: FrameListener): () => void;
  close(): Promise<void>;
}

/** How often it is looked whether heartbeats are due while ticks are slower. */
const beatMs = 100;
const workMs = 100;
const logMs = 1_000;
const retryMs = 1_000;

interface Session {
  readonly lease: Lease;
  readonly topics: Topics;
  readonly publisher: LivePublisher;
  readonly source: LiveSource;
}

/** Publishes a source's matches for as long as this process has the lease, and waits for the lease while it has not. */
export function startLive(options: LiveOptions): Live {
  const { log } = options;
  const listeners = new Set<FrameListener>();
  const stopping = new AbortController();
  let session: Session | null = null;

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await publish(options, stopping.signal, listeners, (next) => (session = next));
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, "publishing live matches failed; trying again");
      }
      session = null;
      await pause(retryMs, stopping.signal);
    }
  };
  const running = run();
  /** The term of a lease that is there for certain: what another house may have overtaken is no price. */
  const held = (): Session | null => (session?.lease.held === true ? session : null);
  return {
    get topics() {
      return held()?.topics ?? null;
    },
    quote: (ref) => {
      const term = held();
      return term && liveQuote(term.publisher, term.topics, ref);
    },
    position: (topic) => held()?.topics.get(topic)?.position ?? null,
    heard: (payload) => session?.publisher.heard(payload.split(",").map(Number)),
    heardGap: () => session?.publisher.heard([...session.publisher.records].map(({ matchId }) => matchId)),
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** One term of the lease, from taking it to losing it or stopping. What it publishes is over with the lease, whatever still runs. */
async function publish(
  options: LiveOptions,
  stop: AbortSignal,
  listeners: ReadonlySet<FrameListener>,
  tell: (session: Session | null) => void,
): Promise<void> {
  const { db, connection, log, now = Date.now } = options;
  const lease = await takeLease(connection, stop);
  if (lease === null) return;
  const ending = new AbortController();
  const end = (): void => {
    ending.abort();
    tell(null);
  };
  stop.addEventListener("abort", end);
  if (stop.aborted) end();
  void lease.lost.then(end);
  try {
    const opened = await openRun(db, options.source.described, now());
    const source = options.source.open(opened);
    const tickLog = new TickLog(db);
    let lastMs = 0;
    let publisher: LivePublisher | null = null;
    const stamp = () => {
      lastMs = Math.max(lastMs, Math.floor(now()));
      const aliveAt = publisher?.aliveAt(lastMs) ?? lastMs;
      return { serverMs: lastMs, sourceAgeMs: Math.max(0, Math.round(lastMs - aliveAt)) };
    };
    const topics = new Topics(lease.epoch, stamp, (topic, frames) => {
      for (const listener of listeners) listener(topic, frames);
      const place = topics.get(topic)?.position;
      if (!topic.startsWith("match:")) return;
      if (place === undefined) tickLog.forget(topic);
      else tickLog.add(place, lastMs, frames);
    });
    const own = new LivePublisher({
      db,
      source,
      run: opened.run,
      owner: lease.owner,
      topics,
      log,
      sports: await sportNames(db),
    });
    publisher = own;
    own.step(now());
    await own.work(now());
    const abandoned = await abandonOthers(db, opened.run);
    if (abandoned > 0) log.warn({ matches: abandoned }, "live matches of an earlier run are abandoned");
    if (!ending.signal.aborted) tell({ lease, topics, publisher: own, source });
    await Promise.all([
      tick(ending.signal, log, () => {
        if (lease.held) own.step(now());
      }),
      every(beatMs, ending.signal, log, async () => {
        if (lease.held) topics.beat();
      }),
      every(workMs, ending.signal, log, async () => {
        await own.work(now()).catch((error: unknown) => {
          if (error instanceof LeaseLost) end();
          throw error;
        });
        if (topics.worn) topics.renew(await lease.nextEpoch());
      }),
      every(logMs, ending.signal, log, () => tickLog.write()),
      every(3_600_000, ending.signal, log, () => tickLog.prune()),
    ]);
    await tickLog.write();
    source.close();
  } finally {
    stop.removeEventListener("abort", end);
    await lease.release();
  }
}

/** Does the tick at the pace that there is time for (D57), until it is to end. */
function tick(end: AbortSignal, log: Log, step: () => void): Promise<void> {
  let now = firstPace;
  let dueAt = performance.now();
  const next = async (): Promise<void> => {
    const began = performance.now();
    const lagMs = Math.max(0, began - dueAt);
    try {
      step();
    } finally {
      const at = performance.now();
      const before = now.tickMs;
      now = pace(now, { at, tookMs: at - began, lagMs });
      if (now.tickMs !== before) log.info({ tickMs: now.tickMs }, "the tick of live prices has another pace");
      dueAt = Math.max(at, began + now.tickMs);
    }
  };
  return every(() => now.tickMs, end, log, next);
}

async function sportNames(db: Kysely<Schema>): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom("sport").select(["sport_id", "name"]).execute();
  return new Map(rows.map(({ sport_id, name }) => [sport_id, name]));
}

/** Does something at a rhythm until it is to end. What fails is reported once for as long as it fails alike, and done again in its turn. */
async function every(
  ms: number | (() => number),
  end: AbortSignal,
  log: Log,
  work: () => Promise<void>,
): Promise<void> {
  let reported: string | null = null;
  while (!end.aborted) {
    const began = performance.now();
    try {
      await work();
      reported = null;
    } catch (error) {
      if (!end.aborted && String(error) !== reported)
        log.error({ err: error }, "a step of publishing live matches failed");
      reported = String(error);
    }
    const rhythm = typeof ms === "number" ? ms : ms();
    await pause(Math.max(1, rhythm - (performance.now() - began)), end);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
  });
}
