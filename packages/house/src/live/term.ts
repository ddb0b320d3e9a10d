import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import type { Log } from "../log.ts";
import { answersTo } from "./node/answers.ts";
import { requestSubject, readLease } from "./node/lease-row.ts";
import type { LiveNode } from "./node/live-node.ts";
import { Broadcaster, type BroadcasterParts } from "./node/broadcaster.ts";
import { abandonOthers } from "./publisher/announce.ts";
import { type Lease, acquireLease } from "./publisher/lease.ts";
import { LivePublisher } from "./publisher/publisher.ts";
import { ProgrammePublisher } from "./programme/publish-programme.ts";
import { openRun, type Run, wouldAbandon } from "./publisher/runs.ts";
import { LeaseLost } from "./publisher/store-states.ts";
import { TickLog } from "./publisher/tick-log.ts";
import { Topics } from "./publisher/topics.ts";
import type { FrameListener, LiveOptions } from "./live-options.ts";
import type { LiveSource } from "./sources/source.ts";
import { firstPace, pace } from "./tick-pace.ts";

/** How often to check for due heartbeats while ticks are slower. */
const heartbeatCheckMs = 100;
const workMs = 100;
const logMs = 1_000;
/** How often the programme of coming matches is extended. */
const programmeMs = 60_000;

/** The publishing parts while this process has the lease. */
export interface Term {
  readonly lease: Lease;
  readonly topics: Topics;
  readonly publisher: LivePublisher;
}

/** Runs one term, from acquiring the lease to losing it or stopping. Publishing ends with the lease, whatever still runs. */
export async function publish(
  options: LiveOptions,
  stop: AbortSignal,
  onFrames: FrameListener,
  onTerm: (term: Term | null) => void,
): Promise<void> {
  const { db, connection, node = null, now = Date.now } = options;
  const lease = await acquireLease(connection, stop, node, mayPublish(options), options.leaseTimes);
  if (lease === null) return;
  const ending = new AbortController();
  const end = (): void => {
    ending.abort();
    onTerm(null);
  };
  stop.addEventListener("abort", end);
  if (stop.aborted) end();
  void lease.lost.then(end);
  try {
    const run = await openRun(db, options.source.described, now());
    const source = options.source.open(run);
    try {
      await play({ lease, run, source, ending: ending.signal, end }, options, onFrames, onTerm);
    } finally {
      source.close();
    }
  } finally {
    stop.removeEventListener("abort", end);
    await lease.release();
  }
}

/**
 * Whether this node may have the free lease. If one of several nodes plays another source than the last publisher, it would
 * abandon matches that another node can continue: it leaves them alone unless `switchesSource` is set. A server that is alone on
 * its database may restart with another source at once.
 */
function mayPublish({ db, log, source, node = null, switchesSource = false, now = Date.now }: LiveOptions) {
  let warned = false;
  return async (): Promise<boolean> => {
    if (node === null || switchesSource) return true;
    const last = await wouldAbandon(db, source.described, now());
    if (last !== null && !warned)
      log.error(
        { played: last, own: source.described },
        "the last publisher played another source, whose live matches are not over: this node publishes nothing. Start it with the same " +
          "one (--replay, --simulate, --speed, version), or with --switch-source, which abandons those matches",
      );
    warned = last !== null;
    return last === null;
  };
}

interface TermParts {
  readonly lease: Lease;
  readonly run: Run;
  readonly source: LiveSource;
  readonly ending: AbortSignal;
  /** Ends the term. */
  readonly end: () => void;
}

/** Publishes until the term ends. */
async function play(
  { lease, run, source, ending, end }: TermParts,
  { db, log, source: plays, node = null, now = Date.now, steadyNow = () => performance.now() }: LiveOptions,
  onFrames: FrameListener,
  onTerm: (term: Term | null) => void,
): Promise<void> {
  const tickLog = new TickLog(db);
  const programme = plays.programme?.();
  const listed = programme === undefined ? null : new ProgrammePublisher(db, programme);
  let lastMs = 0;
  let publisher: LivePublisher | null = null;
  const stamp = () => {
    lastMs = Math.max(lastMs, Math.floor(now()));
    const aliveAt = publisher?.aliveAt(lastMs) ?? lastMs;
    return { serverMs: lastMs, sourceAgeMs: Math.max(0, Math.round(lastMs - aliveAt)) };
  };
  const topics = new Topics(lease.epoch, stamp, (topic, frames) => {
    onFrames(topic, frames);
    broadcaster?.add(frames);
    const position = topics.get(topic)?.position;
    if (!topic.startsWith("match:")) return;
    if (position === undefined) tickLog.forget(topic);
    else tickLog.add(position, lastMs, frames);
  });
  const broadcaster = node && (await openBroadcaster(node, db, { term: lease.epoch, owner: lease.owner, stamp }));
  const livePublisher = new LivePublisher({
    db,
    source,
    run: run.run,
    owner: lease.owner,
    topics,
    log,
    sports: await sportNames(db),
  });
  publisher = livePublisher;
  livePublisher.step(now());
  await livePublisher.work(now());
  const abandoned = await abandonOthers(db, run.run);
  if (abandoned > 0) log.warn({ matches: abandoned }, "live matches of an earlier run are abandoned");
  // A term that is already over is not announced and answers no requests.
  if (!ending.aborted) {
    onTerm({ lease, topics, publisher: livePublisher });
    // Until now calls and snapshots were answered `busy`: a list without the matches would say that none is played.
    log.info({ matches: [...livePublisher.records].length }, "live matches are published");
    if (node !== null && broadcaster !== null) answerNodes(node, broadcaster, topics, ending, log);
  }
  await Promise.all([
    tick(ending, log, steadyNow, (tickMs) => {
      if (!lease.held) return;
      livePublisher.step(now());
      broadcaster?.tick(tickMs);
    }),
    every(heartbeatCheckMs, ending, log, async () => {
      if (lease.held) topics.sendHeartbeats();
    }),
    every(workMs, ending, log, async () => {
      await livePublisher.work(now()).catch((error: unknown) => {
        if (error instanceof LeaseLost) end();
        throw error;
      });
      if (topics.needsRenumber) topics.renumber(await lease.nextEpoch());
    }),
    every(logMs, ending, log, () => tickLog.write()),
    ...(listed === null ? [] : [every(programmeMs, ending, log, () => listed.publish(now()))]),
    every(3_600_000, ending, log, () => tickLog.prune()),
  ]);
  await tickLog.write();
}

async function openBroadcaster(
  { bus, sockets, secret }: LiveNode,
  db: Kysely<Schema>,
  term: Pick<BroadcasterParts, "term" | "owner" | "stamp">,
): Promise<Broadcaster> {
  const { feed } = await readLease(db);
  return new Broadcaster({ bus, sockets, feed, secret, ...term }, firstPace.tickMs);
}

/** Answers the other nodes, which send requests over the broker or over peer connections. */
function answerNodes(
  { bus, sockets }: LiveNode,
  broadcaster: Broadcaster,
  topics: Topics,
  end: AbortSignal,
  log: Log,
): void {
  const unsubscribe = bus?.subscribe(requestSubject(broadcaster.feed), (bytes, reply) => {
    try {
      for (const broadcast of broadcaster.answer(answersTo(topics, bytes))) reply?.(broadcast);
    } catch (error) {
      log.warn({ err: error }, "a node asked what cannot be read");
    }
  });
  sockets.answerFor(() => (end.aborted ? null : { topics, answer: (frames) => broadcaster.answer(frames) }));
  end.addEventListener("abort", () => {
    unsubscribe?.();
    sockets.leave();
  });
}

/** Runs the tick at the pace that the load allows (D57), until `end` is aborted. */
function tick(end: AbortSignal, log: Log, steadyNow: () => number, step: (tickMs: number) => void): Promise<void> {
  let now = firstPace;
  let dueAt = steadyNow();
  const next = async (): Promise<void> => {
    const began = steadyNow();
    const lagMs = Math.max(0, began - dueAt);
    try {
      step(now.tickMs);
    } finally {
      const at = steadyNow();
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

/**
 * Runs `work` at an interval until `end` is aborted. A failure is logged once while it repeats unchanged; the work is retried at
 * the next interval.
 */
async function every(
  ms: number | (() => number),
  end: AbortSignal,
  log: Log,
  work: () => Promise<unknown>,
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
    await wait(Math.max(1, rhythm - (performance.now() - began)), end);
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
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
