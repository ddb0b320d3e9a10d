import type { FeedPosition, LiveMatch, LiveSport, OutcomeQuote, OutcomeRef } from "../model/match.ts";
import type { MarketChoice } from "../rules/handicap-lines.ts";
import { writeSnapshot } from "../snapshot/snapshot.ts";
import { findHandle, quoteOf } from "../state/quote.ts";
import type { TopicState } from "../state/topic-state.ts";
import { matchView } from "../store/match-view.ts";
import { writeHeartbeat, writeReset, type ResetReason } from "../wire/body.ts";
import { isTopic } from "../wire/client-frame.ts";
import { writeFrame } from "../wire/frame.ts";
import type { Stamp } from "./input.ts";
import { FrameRing } from "./ring.ts";

export type Frames = readonly Uint8Array[];

/**
 * One topic as it is served to clients: its position, and its answers to a client that subscribes, resumes or was too slow. The
 * publisher and a node that passes the topic on give the same answers. It has no clock: every call brings its stamp.
 */
export abstract class ServedTopic {
  readonly topic: string;
  protected epochNow: number;
  protected offsetNow = 0;
  protected ring: FrameRing;
  /** The cached hash of the state; null after a frame. */
  protected hashed: number | null = null;

  /** Throws RangeError if `topic` is not a topic, or `epoch` is not a positive uint32. */
  constructor(topic: string, epoch: number) {
    if (!isTopic(topic)) throw new RangeError(`not a topic: ${topic}`);
    this.topic = topic;
    this.epochNow = checkedEpoch(epoch);
    this.ring = new FrameRing(topic);
  }

  /** The state after the last frame. */
  protected abstract get state(): TopicState;

  get position(): FeedPosition {
    return { topic: this.topic, epoch: this.epochNow, offset: this.offsetNow };
  }

  /** The hash of the state, to compare with a client's. */
  get hash(): number {
    return (this.hashed ??= this.state.hash());
  }

  /** An outcome after the last frame: the price that a bet is accepted at (D50). */
  quote(ref: OutcomeRef): OutcomeQuote {
    return quoteOf(this.state, findHandle(this.state, ref));
  }

  /** The topic's matches after the last frame, as a client's store has them; for calls that answer without a socket. */
  matches(choice: MarketChoice): readonly LiveMatch[] {
    return [...this.state.matches.values()].map((row) => matchView(this.state, row, choice));
  }

  /** The sports' counts (topic "sports"). */
  sports(): readonly LiveSport[] {
    return [...this.state.sports.values()].map(({ fields }) => fields);
  }

  /** Returns a Reset: the order to fetch a snapshot of at least the present position. */
  reset(reason: ResetReason, stamp: Stamp): Uint8Array {
    return writeFrame(this.frameHeader(stamp), "reset", writeReset(reason));
  }

  /** Answers a client that resumes from a position: the missing frames and a heartbeat, or a Reset. */
  resume(from: { readonly epoch: number; readonly offset: number }, stamp: Stamp): Frames {
    return this.answer(from, stamp, "too_old", (offset) => this.ring.after(offset));
  }

  /**
   * Answers a client that was too slow for the frames after a position, in as few bytes as F6 permits: the missing frames,
   * conflated, and a heartbeat, or a Reset. Clients at the same position get the same bytes, except for the heartbeat.
   */
  catchUp(from: { readonly epoch: number; readonly offset: number }, stamp: Stamp): Frames {
    return this.answer(from, stamp, "slow", (offset) => this.ring.conflatedAfter(offset));
  }

  /** Returns the whole state as the body of a snapshot, without the prices that wait for the next tick. */
  snapshot(stamp: Stamp): Uint8Array {
    return writeSnapshot(this.state, { ...this.position, ...stamp });
  }

  /**
   * Records a frame that led the state from one offset to another; `ticked` are the handles of a tick, null for a named frame.
   */
  protected follow(from: number, to: number, bytes: Uint8Array, ticked: readonly number[] | null): void {
    const odds = ticked && Int32Array.from(ticked, (handle) => this.state.columns.odds(handle));
    this.ring.push({ from, to, bytes, odds });
    this.hashed = null;
    this.offsetNow = to;
  }

  /** Starts a new chain at a position. */
  protected begin(epoch: number, offset: number): void {
    this.ring = new FrameRing(this.topic);
    this.hashed = null;
    this.epochNow = epoch;
    this.offsetNow = offset;
  }

  /** Returns a heartbeat of the present position, with the state's hash. */
  protected heartbeatFrame(stamp: Stamp): Uint8Array {
    return writeFrame(this.frameHeader(stamp), "heartbeat", writeHeartbeat(this.hash));
  }

  private answer(
    from: { readonly epoch: number; readonly offset: number },
    stamp: Stamp,
    otherwise: ResetReason,
    after: (offset: number) => Frames | null,
  ): Frames {
    if (from.epoch !== this.epochNow) return [this.reset("other_epoch", stamp)];
    const frames = from.offset === this.offsetNow ? [] : after(from.offset);
    return frames === null ? [this.reset(otherwise, stamp)] : [...frames, this.heartbeatFrame(stamp)];
  }

  private frameHeader(stamp: Stamp) {
    return { ...this.position, prevOffset: this.offsetNow, ...stamp };
  }
}

/** Returns the epoch. Throws RangeError if it is not a positive uint32. */
export function checkedEpoch(epoch: number): number {
  if (!Number.isInteger(epoch) || epoch < 1 || epoch >= 2 ** 32) throw new RangeError(`not an epoch: ${epoch}`);
  return epoch;
}
