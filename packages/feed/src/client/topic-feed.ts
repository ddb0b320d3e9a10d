import { FeedError } from "../errors.ts";
import { matchPhase } from "../rules/status.ts";
import {
  newTopic,
  shownPhase,
  type TopicEffect,
  type TopicEvent,
  type TopicRecovery,
} from "../recovery/recovery.model.ts";
import { step } from "../recovery/step.ts";
import type { TopicStore } from "../store/topic-store.ts";
import { bodyOf, readHeartbeat, readReset, type ResetReason } from "../wire/body.ts";
import { emptyHeader, kinds, readHeader, type FrameHeader } from "../wire/header.ts";
import type { ReadSnapshot } from "../snapshot/snapshot.ts";
import { readTick } from "../wire/tick.ts";
import { mergeFrame } from "../state/merge-frame.ts";
import type { Outbox } from "./outbox.ts";
import type { FeedRelay } from "./relay.ts";

/** The input that a step's effects work on. */
interface Given {
  readonly bytes: Uint8Array | null;
  readonly header: FrameHeader | null;
  readonly snapshot: ReadSnapshot | null;
}

const nothingGiven: Given = { bytes: null, header: null, snapshot: null };

/** One subscribed topic: its recovery and its store. Performs in the store what the recovery decides. */
export class TopicFeed {
  readonly topic: string;
  readonly store: TopicStore;
  /** The number of subscriptions to the topic. */
  subscriptionCount = 1;
  sourceAgeMs = 0;
  private recoveryNow: TopicRecovery;
  private readonly outbox: Outbox;
  private readonly relay: FeedRelay | null;
  private readonly bufferedHeader = emptyHeader();
  private readonly reported = new Set<string>();

  constructor(topic: string, store: TopicStore, outbox: Outbox, now: number, relay: FeedRelay | null = null) {
    this.topic = topic;
    this.store = store;
    this.outbox = outbox;
    this.relay = relay;
    this.recoveryNow = newTopic(now);
  }

  get recovery(): TopicRecovery {
    return this.recoveryNow;
  }

  /**
   * Handles a frame of this topic whose header is read but not verified. A frame is verified before it has an effect, with two
   * exceptions: the next frame of the chain is verified by merging it, and an old frame changes nothing. Throws FeedError if the
   * frame is damaged; nothing has changed then, and the caller reports `damaged`. Returns false if the frame was refused when it
   * was merged: its header is not to be trusted either.
   */
  frame(bytes: Uint8Array, header: FrameHeader, receivedAt: number, now: number): boolean {
    const { kind, epoch, offset, prevOffset } = header;
    const { held, phase } = this.recoveryNow;
    const next = phase === "following" && held !== null && held.epoch === epoch && held.offset === prevOffset;
    if (kind !== kinds.tick) bodyOf(bytes, header);
    else if (!next) readTick(bytes, header);
    const summary = { heartbeat: kind === kinds.heartbeat, epoch, offset, prevOffset };
    const event: TopicEvent =
      kind === kinds.reset
        ? {
            type: "reset",
            position: { epoch, offset },
            reason: meaning(readReset(bodyOf(bytes, header))),
            receivedAt,
            now,
          }
        : { type: "frame", frame: summary, bytes, receivedAt, now };
    const { sourceAgeMs } = header;
    const believed = this.handle(event, { bytes, header, snapshot: null });
    if (believed) this.aged(sourceAgeMs);
    return believed;
  }

  /**
   * Handles one event of the recovery with its effects. Returns false if a frame or heartbeat was refused; the recovery has then
   * requested it again.
   */
  handle(event: TopicEvent, given: Given = nothingGiven): boolean {
    const { topic, effects } = step(this.recoveryNow, event);
    const isOver = topic.phase === "gone" && this.recoveryNow.phase !== "gone";
    this.recoveryNow = topic;
    let done = true;
    for (const effect of effects) {
      done = this.perform(effect, given, event.now);
      if (!done) break;
    }
    this.store.setPhase(shownPhase(this.recoveryNow, event.now));
    if (isOver) this.relay?.gone(this.topic);
    return done;
  }

  private aged(sourceAgeMs: number): void {
    this.sourceAgeMs = sourceAgeMs;
    this.store.setSourceAge(sourceAgeMs);
  }

  /** Returns false if the rest of the step's effects no longer applies. */
  private perform(effect: TopicEffect, given: Given, now: number): boolean {
    switch (effect.type) {
      case "apply":
        return this.apply(effect, given, now);
      case "verify":
        return this.verify(given, now);
      case "install":
        if (given.snapshot) {
          this.store.replace(given.snapshot.state);
          this.aged(given.snapshot.sourceAgeMs);
          this.reportStatuses(given.snapshot.state.matches.keys());
          this.relay?.installed(this.topic, given.snapshot);
        }
        return true;
      case "resume":
        if (this.recoveryNow.held) this.outbox.resume({ topic: this.topic, ...this.recoveryNow.held });
        return true;
      case "subscribe":
        this.outbox.subscribe(this.topic);
        return true;
      case "fetch":
        this.outbox.fetch(this.topic);
        return true;
    }
  }

  private apply({ frame: buffered }: TopicEffect & { type: "apply" }, given: Given, now: number): boolean {
    const bytes = buffered === null ? given.bytes : buffered.bytes;
    const header = buffered === null ? given.header : this.bufferedHeader;
    if (bytes === null || header === null) return true;
    try {
      if (buffered !== null) readHeader(bytes, header);
      const touched = mergeFrame(this.store.held, bytes, header);
      if (touched === null) this.store.priced();
      else {
        this.store.touched(touched);
        this.reportStatuses(touched.matches);
      }
      this.relay?.merged(this.topic, bytes);
      return true;
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      this.outbox.report(this.topic, error);
      const { epoch, offset, prevOffset } = header;
      this.handle({ type: "refused", frame: { heartbeat: false, epoch, offset, prevOffset }, now });
      return false;
    }
  }

  private verify({ bytes, header }: Given, now: number): boolean {
    if (bytes === null || header === null) return true;
    if (readHeartbeat(bodyOf(bytes, header)) === this.store.held.hash()) {
      this.relay?.heartbeat(this.topic, bytes);
      return true;
    }
    this.outbox.report(
      this.topic,
      new FeedError("diverged", `The state of ${this.topic} is not the server's: it is fetched again.`),
    );
    this.handle({ type: "diverged", now });
    return false;
  }

  /** Reports each unknown status once; it locks its match (D26). */
  private reportStatuses(matches: Iterable<number>): void {
    for (const id of matches) {
      const status = this.store.held.matches.get(id)?.fields.status;
      if (status === undefined || matchPhase(status) !== "unknown" || this.reported.has(status)) continue;
      this.reported.add(status);
      const message = `The match ${id} is in the status ${JSON.stringify(status)}, which is not known: it is locked.`;
      this.outbox.report(this.topic, new FeedError("unknown_status", message));
    }
  }
}

function meaning(reason: ResetReason): "subscribed" | "behind" | "gone" {
  return reason === "subscribed" || reason === "gone" ? reason : "behind";
}
