import { countsAsLive, matchPhase, sourceSilentAfter } from "@livery/feed";
import { type Kysely } from "kysely";
import type { Schema } from "../../db/schema.ts";
import type { Log } from "../../log.ts";
import { follow } from "../sources/match-state.ts";
import type { LiveSource, SourceEvent, SourceMatch } from "../sources/source.ts";
import { announce, openMarkets } from "./announce.ts";
import { SourceReader } from "./source-reader.ts";
import { halfTimeOf, isDisputed, mayDecide } from "./recorded-scores.ts";
import {
  type LiveRecord,
  openToHalfTime,
  presentMarkets,
  type RecordMarket,
  type StoredMarket,
} from "./live-record.ts";
import { readStored } from "./read-stored.ts";
import { isUnsaved, reprice, publishClosed, targetState } from "./reprice.ts";
import { decidedOutcomes } from "./match-rows.ts";
import {
  isDecidedByScore,
  LeaseLost,
  lockRun,
  storeAlive,
  storeHalfTime,
  storeResult,
  storeStates,
} from "./store-states.ts";
import type { Topics } from "./topics.ts";

/** Prices depend on the clock: every match is repriced at least this often. */
const repriceEveryMs = 1_000;
const keepaliveMs = 2_000;
/** A finished match stays visible for this long, then leaves the topics. */
const removeDelayMs = 10_000;
/** A match that the catalogue could not store is retried after this time. */
const retryMs = 10_000;

export interface PublisherParts {
  readonly db: Kysely<Schema>;
  readonly source: LiveSource;
  readonly run: string;
  /** The owner of the lease. */
  readonly owner: string;
  readonly topics: Topics;
  readonly log: Log;
  /** Sports by number, with their names. */
  readonly sports: ReadonlyMap<number, string>;
}

/** An announced match that the catalogue does not hold yet, with the events received meanwhile. */
interface PendingMatch {
  readonly match: SourceMatch;
  readonly events: SourceEvent[];
  notBefore: number;
}

/**
 * Turns a source's events into topics and catalogue rows. `step` is the tick: it works in memory and never waits. `work` updates
 * the database: new matches, which markets accept bets, results, the keepalive of the source.
 */
export class LivePublisher {
  readonly #parts: PublisherParts;
  readonly #records = new Map<string, LiveRecord>();
  readonly #byId = new Map<number, LiveRecord>();
  /** Announced by the source, not yet in the catalogue. */
  readonly #pendingMatches = new Map<string, PendingMatch>();
  readonly #sourceReader: SourceReader;
  /** A source counts as silent until it is first read. */
  #silent = true;
  #aliveStoredAt = 0;
  /** When the source was last alive, as of the last completed step. A failed or missing step does not advance it. */
  #aliveAt: number | null = null;
  #beganAt: number | null = null;
  #runLocked = false;

  constructor(parts: PublisherParts) {
    this.#parts = parts;
    this.#sourceReader = new SourceReader(parts.source, parts.log, parts.sports);
  }

  /** The run that it publishes. */
  get run(): string {
    return this.#parts.run;
  }

  /** The owner of the lease that it publishes under. */
  get owner(): string {
    return this.#parts.owner;
  }

  /** The live match with this id. */
  record(matchId: number): LiveRecord | undefined {
    return this.#byId.get(matchId);
  }

  /** All published matches. */
  get records(): Iterable<LiveRecord> {
    return this.#records.values();
  }

  /** The source has been silent for too long: no bet is accepted (F9). */
  get silent(): boolean {
    return this.#silent;
  }

  /** When the source was last known to be alive and this publisher to process its events. */
  aliveAt(now: number): number {
    return this.#aliveAt ?? this.#beganAt ?? now;
  }

  /**
   * Processes the source's events up to `now` (milliseconds since 1970) and publishes the tick. A failing source counts as
   * silent: its matches lock like those of a silent one, and heartbeats carry the time since the source was last alive. An
   * invalid item is refused, and locks its match or market.
   */
  step(now: number): void {
    this.#beganAt ??= now;
    const aliveAt = this.#readSource(now) ?? this.#aliveAt;
    this.#publish(now, aliveAt);
  }

  /** When the source was last alive by its own report; null if it fails. */
  #readSource(now: number): number | null {
    const { matches, items, touched, aliveAt } = this.#sourceReader.read(now);
    for (const match of matches) this.#pendingMatches.set(match.key, { match, events: [], notBefore: 0 });
    for (const item of items) {
      if (item.about !== "match") continue;
      const record = this.#records.get(item.key);
      if (record === undefined) this.#pendingMatches.get(item.key)?.events.push(item);
      else this.#follow(record, item);
    }
    for (const key of touched) {
      const record = this.#records.get(key);
      if (record === undefined) continue;
      record.ingested = this.#sourceReader.ingestor.of(key) ?? record.ingested;
      record.pricedAt = Math.min(record.pricedAt, 1);
    }
    return aliveAt;
  }

  #publish(now: number, aliveAt: number | null): void {
    const wasSilent = this.#silent;
    this.#silent = aliveAt === null || now - aliveAt > sourceSilentAfter;
    try {
      for (const record of this.#records.values()) this.#reprice(record, now, wasSilent !== this.#silent);
      this.#count(now);
      this.#aliveAt = aliveAt;
    } finally {
      this.#parts.topics.tick();
    }
  }

  #follow(record: LiveRecord, event: SourceEvent): void {
    const wasDisputed = isDisputed(record);
    record.state = follow(record.state, event);
    if (!wasDisputed && isDisputed(record))
      this.#parts.log.error(
        { matchId: record.matchId, event: event.event.kind },
        "the score of a half or of regular time was changed after it had ended: the match is locked, an operator says its result",
      );
    if (matchPhase(record.state.status) === "unknown")
      this.#parts.log.warn(
        { matchId: record.matchId, status: record.state.status },
        "a match status that nobody knows: the match is locked (D26)",
      );
  }

  #reprice(record: LiveRecord, now: number, immediately: boolean): void {
    const { topics, source, log } = this.#parts;
    if (record.ended?.stored === true) {
      if (now >= record.ended.removeAt) this.#remove(record, now);
      return;
    }
    if (!immediately && !isDue(record, now)) return;
    try {
      reprice(record, topics, { now, speed: source.speed, silent: this.#silent });
    } catch (error) {
      // A match that cannot be shown does not affect the others; its markets accept no more bets.
      record.broken = true;
      log.error({ err: error, matchId: record.matchId }, "a live match could not be shown");
    }
    if (record.state.over) record.ended ??= { stored: false, removeAt: now + removeDelayMs };
  }

  #remove(record: LiveRecord, now: number): void {
    const { topics } = this.#parts;
    this.#records.delete(record.source.key);
    this.#byId.delete(record.matchId);
    this.#sourceReader.ingestor.leave(record.source.key, now);
    topics.publish("list", (publisher, stamp) => publisher.change({ removedMatches: [record.matchId] }, stamp));
    topics.end(`match:${record.matchId}`);
  }

  /** The counts of the topic "sports". */
  #count(now: number): void {
    const { topics, sports } = this.#parts;
    const counts = new Map<number, { live: number; inPlay: number }>();
    for (const { state, source, startsAt } of this.#records.values()) {
      const count = counts.get(source.sportId) ?? { live: 0, inPlay: 0 };
      counts.set(source.sportId, count);
      if (!countsAsLive({ status: state.status, active: true, startsAt }, now)) continue;
      count.live += 1;
      if (matchPhase(state.status) === "playing") count.inPlay += 1;
    }
    const rows = [...sports].flatMap(([sportId, name]) => {
      const count = counts.get(sportId);
      return count === undefined ? [] : [{ sportId, name, liveCount: count.live, inPlay: count.inPlay }];
    });
    topics.publish("list", (publisher, stamp) => publisher.change({}, stamp));
    topics.publish("sports", (publisher, stamp) => {
      const removedSports = [...sports.keys()].filter((id) => !counts.has(id) && this.#counted.has(id));
      this.#counted = new Set(counts.keys());
      return publisher.change({ sports: rows, removedSports }, stamp);
    });
  }
  #counted: ReadonlySet<number> = new Set();

  /** Brings the database up to date with memory. Throws LeaseLost if another publisher has taken over. */
  async work(now: number): Promise<void> {
    await this.#announce(now);
    await this.#openMarkets(now);
    await this.#readStored();
    await this.#storeStates();
    await this.#storeHalfTimes();
    await this.#storeResults();
    const { db, run, topics } = this.#parts;
    if (this.#aliveAt === null) {
      if (!this.#runLocked) await lockRun(db, topics.epoch, run);
      this.#runLocked = true;
    } else if (now - this.#aliveStoredAt >= keepaliveMs) {
      await storeAlive(db, topics.epoch, run, Math.max(0, now - this.aliveAt(now)));
      this.#aliveStoredAt = now;
    }
  }

  /** Marks matches as changed in the catalogue: the next `work` reads the stored state that their bets depend on. */
  invalidate(matchIds: Iterable<number>): void {
    for (const id of matchIds) if (this.#byId.has(id)) this.#invalidated.add(id);
  }
  readonly #invalidated = new Set<number>();

  async #readStored(): Promise<void> {
    if (this.#invalidated.size === 0) return;
    const ids = [...this.#invalidated];
    this.#invalidated.clear();
    try {
      const stored = await readStored(this.#parts.db, ids);
      for (const id of ids) this.#applyStored(this.#byId.get(id), stored);
    } catch (error) {
      this.invalidate(ids);
      throw error;
    }
  }

  #applyStored(record: LiveRecord | undefined, stored: ReadonlyMap<number, StoredMarket>): void {
    for (const market of record?.markets ?? []) {
      const now = stored.get(market.marketId);
      if (record === undefined || now === undefined || now.version === market.stored.version) continue;
      market.stored = now;
      market.limitsPublished = false;
      record.pricedAt = Math.min(record.pricedAt, 1);
    }
  }

  async #announce(now: number): Promise<void> {
    const { db, run } = this.#parts;
    const { ingestor } = this.#sourceReader;
    for (const [key, pendingMatch] of this.#pendingMatches) {
      const ingested = ingestor.of(key);
      if (ingested === undefined || now < pendingMatch.notBefore) continue;
      const record = await this.#tryStore(key, now, () => announce(db, run, ingested));
      if (record === undefined) {
        pendingMatch.notBefore = now + retryMs;
        continue;
      }
      this.#pendingMatches.delete(key);
      if (record === null) {
        ingestor.leave(key, now);
        continue;
      }
      for (const event of pendingMatch.events) this.#follow(record, event);
      record.ingested = ingestor.of(key) ?? ingested;
      record.pricedAt = 0;
      this.#records.set(key, record);
      this.#byId.set(record.matchId, record);
    }
  }

  /** Stores the markets that a source has begun to price since its match was announced. */
  async #openMarkets(now: number): Promise<void> {
    for (const [key, record] of this.#records) {
      const { size } = record.ingested.markets;
      if (size === record.requestedMarketCount || record.ended !== null) continue;
      const opened = await this.#tryStore(key, now, () => openMarkets(this.#parts.db, record).then(() => true));
      // A market that the catalogue could not store is retried with the next new market.
      if (opened === undefined) record.requestedMarketCount = size;
      record.pricedAt = Math.min(record.pricedAt, 1);
    }
  }

  /** Returns what was stored; undefined if that failed. The failure is reported and does not block other matches. */
  async #tryStore<Stored>(key: string, now: number, store: () => Promise<Stored>): Promise<Stored | undefined> {
    try {
      return await store();
    } catch (error) {
      if (error instanceof LeaseLost) throw error;
      this.#sourceReader.refuse({ code: "not_stored", key, cause: String(error) }, now, error);
      return undefined;
    }
  }

  async #storeStates(): Promise<void> {
    const changes = new Map<RecordMarket, "open" | "locked">();
    const touched = new Set<LiveRecord>();
    for (const record of this.#records.values()) {
      if (record.pricedAt === 0 || record.ended !== null) continue;
      for (const market of record.markets) {
        if (!isUnsaved(record, market, this.#silent)) continue;
        changes.set(market, targetState(record, market, this.#silent));
        touched.add(record);
      }
    }
    if (changes.size === 0) return;
    await storeStates(this.#parts.db, this.#parts.topics.epoch, changes);
    for (const record of touched) record.pricedAt = Math.min(record.pricedAt, 1);
  }

  /** Half time closes the markets of the first half: they get their results and leave the topics. */
  async #storeHalfTimes(): Promise<void> {
    const { db, topics } = this.#parts;
    for (const record of this.#records.values()) {
      const past = openToHalfTime(record);
      if (halfTimeOf(record.state, record.source) === null || past.length === 0) continue;
      if (record.ended?.stored === true) continue;
      if (!mayDecide(record)) continue;
      await storeHalfTime(db, topics.epoch, record, past);
      publishClosed(record, topics, past);
    }
  }

  async #storeResults(): Promise<void> {
    const { db, topics, source, log } = this.#parts;
    for (const record of this.#records.values()) {
      if (record.ended === null || record.ended.stored) continue;
      const isDrawn = source.name !== "replay" && record.source.model !== null;
      await storeResult(db, topics.epoch, record, isDrawn ? "model" : "file");
      if (!mayDecide(record))
        log.error(
          { matchId: record.matchId },
          "a match ended on a score that is not known: an operator says its result",
        );
      record.ended.stored = true;
      this.#settle(record);
    }
  }

  #settle(record: LiveRecord): void {
    // A match that was not played out, or whose score is not known, decides no outcomes (D20).
    const results = isDecidedByScore(record) ? decidedOutcomes(record, presentMarkets(record)) : [];
    if (results.length === 0) return;
    const { topics } = this.#parts;
    topics.publish(`match:${record.matchId}`, (publisher, stamp) => publisher.settle(results, stamp));
  }
}

/** Each match has its own slot within the second, which spreads the work over the ticks. */
function isDue({ matchId, pricedAt }: LiveRecord, now: number): boolean {
  const slot = (at: number): number => Math.floor((at + matchId * 137) / repriceEveryMs);
  return slot(now) !== slot(pricedAt);
}
