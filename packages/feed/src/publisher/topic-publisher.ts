import { FeedError } from "../errors.ts";
import { mergeFrame } from "../state/merge-frame.ts";
import type { TopicDelta } from "../model/change.ts";
import type { FeedPosition, LiveMatch, LiveSport, OutcomeQuote, OutcomeRef } from "../model/match.ts";
import type { MarketChoice } from "../rules/lines.ts";
import { checkDelta } from "../state/check-delta.ts";
import { findHandle, quoteOf } from "../state/quote.ts";
import { TopicState } from "../state/topic-state.ts";
import { matchView } from "../store/match-view.ts";
import {
  writeChange,
  writeHeartbeat,
  writeLock,
  writeReset,
  writeRollback,
  writeSettle,
  type ResetReason,
} from "../wire/body.ts";
import { isTopic } from "../wire/client-frame.ts";
import { writeFrame } from "../wire/frame.ts";
import { emptyHeader, readHeader, type FrameKind } from "../wire/header.ts";
import { headerBytes, maxFrameBytes, maxOdds } from "../wire/limits.ts";
import { writeSnapshot } from "../snapshot/snapshot.ts";
import { writeTick, type TickRows } from "../wire/tick.ts";
import { difference, handleOf } from "./difference.ts";
import type { OutcomeId, SettledOutcome, Stamp, TopicInput } from "./input.ts";
import { renumbered } from "./renumber.ts";
import { FrameRing } from "./ring.ts";
import { halve, isEmpty } from "./split.ts";

/**
 * A heartbeat this often, and so long after the last of a run of frames, in milliseconds. F8 allows 2 s; a little less, so that
 * a state whose last frame was lost is whole again within F1's 2 s.
 */
const heartbeatEvery = 1_800;
const heartbeatAfter = 500;

/** Below this many handles nobody minds dead ones (D57). */
const fewHandles = 256;

type Frames = readonly Uint8Array[];

/**
 * The server's side of one topic: takes what sources say, holds the state, and makes each frame once, for everybody. What it
 * sends it merges itself, by the client's own code, before anybody gets it: a frame that could not be read is never sent.
 * One publisher at a time has a topic (D57); it has no clock, every call brings its stamp.
 */
export class TopicPublisher {
  readonly topic: string;
  private epochNow: number;
  private offsetNow = 0;
  private state = new TopicState();
  private ring: FrameRing;
  /** The state's hash since it was last asked for; null after a frame. */
  private hashed: number | null = null;
  /** Prices since the last tick, by handle: the last one wins. */
  private readonly pending = new Map<number, number>();
  private readonly header = emptyHeader();
  private beat = { at: 0, offset: -1 };
  private framedAt = 0;

  /** Throws RangeError if no topic has that name, or the epoch is not a positive uint32. */
  constructor(topic: string, epoch: number) {
    if (!isTopic(topic)) throw new RangeError(`not a topic: ${topic}`);
    this.topic = topic;
    this.epochNow = checkedEpoch(epoch);
    this.ring = new FrameRing(topic);
  }

  get position(): FeedPosition {
    return { topic: this.topic, epoch: this.epochNow, offset: this.offsetNow };
  }

  /** The state's hash, for comparing with a client's. */
  get hash(): number {
    return (this.hashed ??= this.state.hash());
  }

  /** Half of the handles are dead: time for `renew` (D57). */
  get worn(): boolean {
    const { count, dead } = this.state.columns;
    return count >= fewHandles && dead * 2 > count;
  }

  /** When the next heartbeat is due, by the server's clock. */
  get heartbeatAt(): number {
    const regular = this.beat.at + heartbeatEvery;
    return this.beat.offset === this.offsetNow ? regular : Math.min(regular, this.framedAt + heartbeatAfter);
  }

  /** An outcome as the last frame left it: the price that a bet is taken at (D50). */
  quote(ref: OutcomeRef): OutcomeQuote {
    return quoteOf(this.state, findHandle(this.state, ref));
  }

  /** The topic's matches as a client's store has them after the last frame, for calls that answer without a socket. */
  matches(choice: MarketChoice): readonly LiveMatch[] {
    return [...this.state.matches.values()].map((row) => matchView(this.state, row, choice));
  }

  /** The sports' counts (topic "sports"). */
  sports(): readonly LiveSport[] {
    return [...this.state.sports.values()].map(({ fields }) => fields);
  }

  /** Notes a price for the next tick; the last one before it wins. Throws FeedError (`unknown_id`, `out_of_range`). */
  price(outcome: OutcomeId, odds: number): void {
    const handle = this.handleOf(outcome);
    if (!Number.isInteger(odds) || odds < 0 || odds > maxOdds)
      throw new FeedError("out_of_range", `${odds} thousandths is no price.`);
    if (this.state.columns.odds(handle) === odds) this.pending.delete(handle);
    else this.pending.set(handle, odds);
  }

  /** The tick: every price that changed since the last one, all of this moment (F2). No frame if none did. */
  flush(stamp: Stamp): Frames {
    if (this.pending.size === 0) return [];
    const handles = [...this.pending.keys()].sort((one, other) => one - other);
    const deltas = handles.map((handle) => (this.pending.get(handle) ?? 0) - this.state.columns.odds(handle));
    this.pending.clear();
    return this.ticks({ handles, deltas }, stamp);
  }

  /**
   * Sends what of an input is not so already; prices that wait go before it, so that none comes after what it came before
   * (F6). Throws FeedError (`unknown_id`, `incomplete`, `out_of_range`, `too_many`), and then nothing was changed or sent
   * but the prices.
   */
  change(input: TopicInput, stamp: Stamp): Frames {
    const frames = this.flush(stamp);
    const delta = difference(this.state, input);
    if (isEmpty(delta)) return frames;
    checkDelta(this.state, delta);
    return [...frames, ...this.changes(delta, stamp)];
  }

  /** Suspends matches and markets at once, or frees them. Throws FeedError `unknown_id`. */
  lock(locked: boolean, what: { matches?: readonly number[]; markets?: readonly number[] }, stamp: Stamp): Frames {
    const { matches = [], markets = [] } = what;
    return [...this.flush(stamp), this.publish("lock", writeLock({ locked, matches, markets }), stamp)];
  }

  /** Decides outcomes. Throws FeedError `unknown_id`. */
  settle(outcomes: readonly SettledOutcome[], stamp: Stamp): Frames {
    const results = outcomes.map((outcome) => ({ handle: this.handleOf(outcome), result: outcome.result }));
    return [...this.flush(stamp), this.publish("settle", writeSettle(results), stamp)];
  }

  /** Takes the results of markets back (D16). Throws FeedError `unknown_id`. */
  rollback(markets: readonly number[], stamp: Stamp): Frames {
    return [...this.flush(stamp), this.publish("rollback", writeRollback(markets), stamp)];
  }

  /** A heartbeat with the state's hash. */
  heartbeat(stamp: Stamp): Uint8Array {
    this.beat = { at: stamp.serverMs, offset: this.offsetNow };
    return writeFrame(this.standing(stamp), "heartbeat", writeHeartbeat(this.hash));
  }

  /** An order to fetch a snapshot of at least the present place. */
  reset(reason: ResetReason, stamp: Stamp): Uint8Array {
    return writeFrame(this.standing(stamp), "reset", writeReset(reason));
  }

  /** The answer to a client that says where it stands: what it lacks and a heartbeat, or a reset. */
  resume(from: { readonly epoch: number; readonly offset: number }, stamp: Stamp): Frames {
    return this.answer(from, stamp, "too_old", (offset) => this.ring.after(offset));
  }

  /**
   * The answer for a client that was too slow for what came after a place, in as few bytes as keep F6: what it lacks, conflated, and
   * a heartbeat, or a reset. Clients at the same place get the same bytes, but for the heartbeat.
   */
  catchUp(from: { readonly epoch: number; readonly offset: number }, stamp: Stamp): Frames {
    return this.answer(from, stamp, "slow", (offset) => this.ring.conflatedAfter(offset));
  }

  /** The whole state as the body of a snapshot. Prices that wait for the tick are not in it. */
  snapshot(stamp: Stamp): Uint8Array {
    return writeSnapshot(this.state, { ...this.position, ...stamp });
  }

  /** Begins a higher epoch with handles numbered anew (D57); everybody fetches a snapshot. Throws RangeError. */
  renew(epoch: number, stamp: Stamp): Frames {
    if (checkedEpoch(epoch) <= this.epochNow) throw new RangeError(`not after epoch ${this.epochNow}: ${epoch}`);
    const frames = this.flush(stamp);
    this.state = renumbered(this.state);
    this.ring = new FrameRing(this.topic);
    this.hashed = null;
    this.epochNow = epoch;
    this.offsetNow = 0;
    return [...frames, this.reset("other_epoch", stamp)];
  }

  private handleOf(outcome: OutcomeId): number {
    const handle = handleOf(this.state, outcome);
    if (handle < 0)
      throw new FeedError(
        "unknown_id",
        `The outcome ${outcome.marketId}/${outcome.outcomeId} is not in ${this.topic}.`,
      );
    return handle;
  }

  private answer(
    from: { readonly epoch: number; readonly offset: number },
    stamp: Stamp,
    otherwise: ResetReason,
    after: (offset: number) => Frames | null,
  ): Frames {
    if (from.epoch !== this.epochNow) return [this.reset("other_epoch", stamp)];
    const frames = from.offset === this.offsetNow ? [] : after(from.offset);
    return frames === null
      ? [this.reset(otherwise, stamp)]
      : [...frames, writeFrame(this.standing(stamp), "heartbeat", writeHeartbeat(this.hash))];
  }

  private standing(stamp: Stamp) {
    return { ...this.position, prevOffset: this.offsetNow, ...stamp };
  }

  /** One frame; only a tick of tens of thousands of prices, which no socket could take at once, is two. */
  private ticks(rows: TickRows, stamp: Stamp): Frames {
    const { body, sum } = writeTick(rows);
    if (body.length + headerBytes <= maxFrameBytes)
      return [this.publish("tick", body, stamp, { sum, handles: rows.handles })];
    const half = rows.handles.length >> 1;
    const part = (from: number, to?: number) => ({
      handles: rows.handles.slice(from, to),
      deltas: rows.deltas.slice(from, to),
    });
    return [part(0, half), part(half)].flatMap((some) => this.ticks(some, stamp));
  }

  private changes(delta: TopicDelta, stamp: Stamp): Frames {
    const body = writeChange(delta);
    if (body.length + headerBytes <= maxFrameBytes) return [this.publish("change", body, stamp)];
    return halve(delta).flatMap((half) => this.changes(half, stamp));
  }

  private publish(
    kind: FrameKind,
    body: Uint8Array,
    stamp: Stamp,
    ticked: { readonly sum: number; readonly handles: readonly number[] } | null = null,
  ): Uint8Array {
    const header = { ...this.position, offset: this.offsetNow + 1, prevOffset: this.offsetNow, ...stamp };
    const bytes = writeFrame(header, kind, body, ticked?.sum);
    readHeader(bytes, this.header);
    mergeFrame(this.state, bytes, this.header);
    const odds = ticked && Int32Array.from(ticked.handles, (handle) => this.state.columns.odds(handle));
    this.ring.push({ from: this.offsetNow, to: header.offset, bytes, odds });
    this.hashed = null;
    this.offsetNow++;
    this.framedAt = stamp.serverMs;
    return bytes;
  }
}

function checkedEpoch(epoch: number): number {
  if (!Number.isInteger(epoch) || epoch < 1 || epoch >= 2 ** 32) throw new RangeError(`not an epoch: ${epoch}`);
  return epoch;
}
