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
 * One topic as it is served to clients: where it stands, what it says to one that comes, comes back or was too slow. Whoever
 * publishes it and whoever only passes it on answer alike. It has no clock, every call brings its stamp.
 */
export abstract class ServedTopic {
  readonly topic: string;
  protected epochNow: number;
  protected offsetNow = 0;
  protected ring: FrameRing;
  /** The state's hash since it was last asked for; null after a frame. */
  protected hashed: number | null = null;

  /** Throws RangeError if no topic has that name, or the epoch is not a positive uint32. */
  constructor(topic: string, epoch: number) {
    if (!isTopic(topic)) throw new RangeError(`not a topic: ${topic}`);
    this.topic = topic;
    this.epochNow = checkedEpoch(epoch);
    this.ring = new FrameRing(topic);
  }

  /** What the frames so far lead to. */
  protected abstract get state(): TopicState;

  get position(): FeedPosition {
    return { topic: this.topic, epoch: this.epochNow, offset: this.offsetNow };
  }

  /** The state's hash, for comparing with a client's. */
  get hash(): number {
    return (this.hashed ??= this.state.hash());
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

  /** An order to fetch a snapshot of at least the present place. */
  reset(reason: ResetReason, stamp: Stamp): Uint8Array {
    return writeFrame(this.frameHeader(stamp), "reset", writeReset(reason));
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

  /** Takes note of a frame that the state was led by from one place to another, and of the handles whose prices it ticked. */
  protected follow(from: number, to: number, bytes: Uint8Array, ticked: readonly number[] | null): void {
    const odds = ticked && Int32Array.from(ticked, (handle) => this.state.columns.odds(handle));
    this.ring.push({ from, to, bytes, odds });
    this.hashed = null;
    this.offsetNow = to;
  }

  /** The chain begins anew, at a place of an epoch. */
  protected begin(epoch: number, offset: number): void {
    this.ring = new FrameRing(this.topic);
    this.hashed = null;
    this.epochNow = epoch;
    this.offsetNow = offset;
  }

  /** A heartbeat of where the topic stands, with the state's hash. */
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

/** Throws RangeError where a number is no epoch: a positive uint32. */
export function checkedEpoch(epoch: number): number {
  if (!Number.isInteger(epoch) || epoch < 1 || epoch >= 2 ** 32) throw new RangeError(`not an epoch: ${epoch}`);
  return epoch;
}
