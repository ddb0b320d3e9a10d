import { FeedError } from "../errors.ts";
import { mergeFrame } from "../state/merge-frame.ts";
import type { TopicDelta } from "../model/change.ts";
import { checkDelta } from "../state/check-delta.ts";
import { TopicState } from "../state/topic-state.ts";
import { writeChange, writeLock, writeRollback, writeSettle } from "../wire/body.ts";
import { writeFrame } from "../wire/frame.ts";
import { emptyHeader, readHeader, type FrameKind } from "../wire/header.ts";
import { headerBytes, maxFrameBytes, maxOdds } from "../wire/message-limits.ts";
import { writeTick, type TickRows } from "../wire/tick.ts";
import { difference, handleOf } from "./difference.ts";
import type { OutcomeId, SettledOutcome, Stamp, TopicInput } from "./input.ts";
import { renumbered } from "./renumber.ts";
import { checkedEpoch, type Frames, ServedTopic } from "./served-topic.ts";
import { halve, isEmpty } from "./split.ts";

/**
 * The interval of heartbeats, and the delay of one after the last of a run of frames, in milliseconds. F8 allows 2 s. The
 * interval is shorter, so that a client that lost the last frame has the whole state again within F1's 2 s.
 */
const heartbeatEvery = 1_800;
const heartbeatAfter = 500;

/** Below this number of handles, dead ones do not matter (D57). */
const fewHandles = 256;

/**
 * The server's side of one topic: accepts the sources' input, holds the state, and makes each frame once for all clients. It
 * merges each frame with the client's code before it sends it, so an unreadable frame is never sent. A topic has one publisher at
 * a time (D57). It has no clock: every call brings its stamp.
 * @example packages/feed/examples/publish-a-topic.example.ts
 */
export class TopicPublisher extends ServedTopic {
  private held = new TopicState();
  /** Prices since the last tick, by handle, in thousandths: the last one wins. */
  private readonly pending = new Map<number, number>();
  private readonly header = emptyHeader();
  private lastHeartbeat = { at: 0, offset: -1 };
  private framedAt = 0;

  protected get state(): TopicState {
    return this.held;
  }

  /** More than half of the handles are dead: call `renumber` (D57). */
  get needsRenumber(): boolean {
    const { count, dead } = this.state.columns;
    return count >= fewHandles && dead * 2 > count;
  }

  /** When the next heartbeat is due, by the server's clock in milliseconds. */
  get heartbeatAt(): number {
    const regular = this.lastHeartbeat.at + heartbeatEvery;
    return this.lastHeartbeat.offset === this.offsetNow ? regular : Math.min(regular, this.framedAt + heartbeatAfter);
  }

  /**
   * Stores a price in thousandths for the next tick; a later one replaces it. Throws FeedError (`unknown_id`, `out_of_range`).
   */
  price(outcome: OutcomeId, odds: number): void {
    const handle = this.handleOf(outcome);
    if (!Number.isInteger(odds) || odds < 0 || odds > maxOdds)
      throw new FeedError("out_of_range", `${odds} thousandths is no price.`);
    if (this.state.columns.odds(handle) === odds) this.pending.delete(handle);
    else this.pending.set(handle, odds);
  }

  /** Returns the tick: every price that changed since the last one, all of this moment (F2). No frame if no price changed. */
  flush(stamp: Stamp): Frames {
    if (this.pending.size === 0) return [];
    const handles = [...this.pending.keys()].sort((one, other) => one - other);
    const deltas = handles.map((handle) => (this.pending.get(handle) ?? 0) - this.state.columns.odds(handle));
    this.pending.clear();
    return this.ticks({ handles, deltas }, stamp);
  }

  /**
   * Sends the part of an input that differs from the state. Waiting prices go first, so that the order of events stays (F6).
   * Throws FeedError (`unknown_id`, `incomplete`, `out_of_range`, `too_many`); then only the prices were changed and sent.
   */
  change(input: TopicInput, stamp: Stamp): Frames {
    const frames = this.flush(stamp);
    const delta = difference(this.state, input);
    if (isEmpty(delta)) return frames;
    checkDelta(this.state, delta);
    return [...frames, ...this.changes(delta, stamp)];
  }

  /** Locks matches and markets at once, or unlocks them. Throws FeedError `unknown_id`. */
  lock(locked: boolean, what: { matches?: readonly number[]; markets?: readonly number[] }, stamp: Stamp): Frames {
    const { matches = [], markets = [] } = what;
    return [...this.flush(stamp), this.publish("lock", writeLock({ locked, matches, markets }), stamp)];
  }

  /** Sets the results of outcomes. Throws FeedError `unknown_id`. */
  settle(outcomes: readonly SettledOutcome[], stamp: Stamp): Frames {
    const results = outcomes.map((outcome) => ({ handle: this.handleOf(outcome), result: outcome.result }));
    return [...this.flush(stamp), this.publish("settle", writeSettle(results), stamp)];
  }

  /** Withdraws the results of markets (D16). Throws FeedError `unknown_id`. */
  rollback(markets: readonly number[], stamp: Stamp): Frames {
    return [...this.flush(stamp), this.publish("rollback", writeRollback(markets), stamp)];
  }

  /** Returns a heartbeat with the state's hash. */
  heartbeat(stamp: Stamp): Uint8Array {
    this.lastHeartbeat = { at: stamp.serverMs, offset: this.offsetNow };
    return this.heartbeatFrame(stamp);
  }

  /** Starts a higher epoch with dense handles (D57); all clients fetch a snapshot. Throws RangeError if `epoch` is not higher. */
  renumber(epoch: number, stamp: Stamp): Frames {
    if (checkedEpoch(epoch) <= this.epochNow) throw new RangeError(`not after epoch ${this.epochNow}: ${epoch}`);
    const frames = this.flush(stamp);
    this.held = renumbered(this.held);
    this.begin(epoch, 0);
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

  /** Returns one frame. A tick of tens of thousands of prices becomes several, because no socket could take it at once. */
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
    this.follow(this.offsetNow, header.offset, bytes, ticked?.handles ?? null);
    this.framedAt = stamp.serverMs;
    return bytes;
  }
}
