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

/** Prices move with the clock: every match is reckoned at least this often. */
const repriceEveryMs = 1_000;
const keepaliveMs = 2_000;
/** A finished match is shown so, and then leaves. */
const removeDelayMs = 10_000;
/** What the catalogue could not take is tried again after so long. */
const retryMs = 10_000;

export interface PublisherParts {
  readonly db: Kysely<Schema>;
  readonly source: LiveSource;
  readonly run: string;
  /** Whose the lease is. */
  readonly owner: string;
  readonly topics: Topics;
  readonly log: Log;
  /** Sports by number, with their names. */
  readonly sports: ReadonlyMap<number, string>;
}

/** A match on its way into the catalogue, with what has happened in it meanwhile. */
interface PendingMatch {
  readonly match: SourceMatch;
  readonly events: SourceEvent[];
  notBefore: number;
}

/**
 * Turns a source's events into topics and catalogue rows. `step` is the tick: pure memory, never waiting. `work` brings
 * the database up with it: new matches, which markets take bets, results, the source's sign of life.
 */
export class LivePublisher {
  readonly #parts: PublisherParts;
  readonly #records = new Map<string, LiveRecord>();
  readonly #byId = new Map<number, LiveRecord>();
  /** Announced by the source, not yet in the catalogue. */
  readonly #pendingMatches = new Map<string, PendingMatch>();
  readonly #sourceReader: SourceReader;
  /** Until it is heard for the first time a source is silent. */
  #silent = true;
  #aliveStoredAt = 0;
  /** What the last step that went through heard of the source: of one that fails, or that nobody asks, nothing is heard. */
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

  /** Whose lease it publishes under. */
  get owner(): string {
    return this.#parts.owner;
  }

  /** The live match of an id. */
  record(matchId: number): LiveRecord | undefined {
    return this.#byId.get(matchId);
  }

  /** Every match that is shown. */
  get records(): Iterable<LiveRecord> {
    return this.#records.values();
  }

  /** The source has been silent for too long: no bet is taken (F9). */
  get silent(): boolean {
    return this.#silent;
  }

  /** When the source was last known to be alive, and this publisher to take in what it says. */
  aliveAt(now: number): number {
    return this.#aliveAt ?? this.#beganAt ?? now;
  }

  /**
   * Takes in what has happened up to `now` (milliseconds since 1970) and publishes the tick. A source that fails is silent:
   * its matches lock like those of one that says nothing, and heartbeats tell how long nothing has been heard. What it says
   * wrongly is refused, and locks what it is about.
   */
  step(now: number): void {
    this.#beganAt ??= now;
    const aliveAt = this.#readSource(now) ?? this.#aliveAt;
    this.#publish(now, aliveAt);
  }

  /** When the source was last alive by its own word; null where it fails. */
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
      // One match that cannot be shown takes no other with it; its market takes bets no more.
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

  /** Brings the database up with memory. Throws LeaseLost where another publisher has taken over. */
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

  /** News of matches in the catalogue: what bets on them rest on is read again with the next `work`. */
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

  /** Markets that a source has begun to price since its match was announced. */
  async #openMarkets(now: number): Promise<void> {
    for (const [key, record] of this.#records) {
      const { size } = record.ingested.markets;
      if (size === record.requestedMarketCount || record.ended !== null) continue;
      const opened = await this.#tryStore(key, now, () => openMarkets(this.#parts.db, record).then(() => true));
      // What the catalogue does not take waits for the next market.
      if (opened === undefined) record.requestedMarketCount = size;
      record.pricedAt = Math.min(record.pricedAt, 1);
    }
  }

  /** What the catalogue takes of a match; undefined where it could not, which holds up no other match. */
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
    // One that was not played out, or whose score nobody knows, is decided by nothing (D20).
    const results = isDecidedByScore(record) ? decidedOutcomes(record, presentMarkets(record)) : [];
    if (results.length === 0) return;
    const { topics } = this.#parts;
    topics.publish(`match:${record.matchId}`, (publisher, stamp) => publisher.settle(results, stamp));
  }
}

/** Each match has its own moment within the second, so that the ticks share the work. */
function isDue({ matchId, pricedAt }: LiveRecord, now: number): boolean {
  const slot = (at: number): number => Math.floor((at + matchId * 137) / repriceEveryMs);
  return slot(now) !== slot(pricedAt);
}
