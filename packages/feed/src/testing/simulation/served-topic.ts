import type { Stamp, TopicInput } from "../../publisher/input.ts";
import { TopicPublisher } from "../../publisher/topic-publisher.ts";
import { readSnapshot } from "../../snapshot/snapshot.ts";
import { resultOf } from "../../model/result.ts";
import { active, open } from "../../state/columns.ts";
import type { TopicState } from "../../state/topic-state.ts";
import { RandomBook } from "../book.ts";
import type { Random } from "../random.ts";
import { ordinalOf, Oracle } from "./oracle.ts";

/** A topic of the simulated server: its bookmaker, its present publisher, and its whole history. */
export class ServedTopic {
  readonly name: string;
  readonly oracle = new Oracle();
  /** Every frame, so that links can replay old ones. */
  readonly sent: Uint8Array[] = [];
  private readonly book: RandomBook;
  private readonly snapshots: Uint8Array[] = [];
  private readonly ordinals: { readonly at: number; readonly ordinal: number }[] = [];
  private readonly random: Random;

  constructor(name: string, random: Random) {
    this.name = name;
    this.random = random;
    this.book = new RandomBook(new TopicPublisher(name, 1), random);
    this.oracle.begin(this.publisher);
  }

  get publisher(): TopicPublisher {
    return this.book.publisher;
  }

  /** The bookmaker performs one action. */
  act(stamp: Stamp): readonly Uint8Array[] {
    return this.noted(this.book.act(stamp), stamp);
  }

  heartbeat(stamp: Stamp): readonly Uint8Array[] {
    return this.noted([this.publisher.heartbeat(stamp)], stamp);
  }

  /** Starts the next epoch with dense handles. */
  renumber(stamp: Stamp): readonly Uint8Array[] {
    const { publisher } = this;
    const frames = publisher.renumber(publisher.position.epoch + 1, stamp);
    // Waiting prices still belong to the earlier epoch.
    for (const frame of frames) this.oracle.note(frame);
    this.oracle.begin(publisher);
    return this.noted([], stamp, frames);
  }

  /** Another process publishes the next epoch from the whole state; it has no subscribers yet. */
  restart(stamp: Stamp): void {
    const before = this.publisher;
    const { state } = readSnapshot(before.snapshot(stamp));
    this.book.publisher = new TopicPublisher(this.name, before.position.epoch + 1);
    this.oracle.begin(this.publisher);
    this.noted([...this.publisher.change(inputOf(state), stamp), ...this.settleResults(state, stamp)], stamp);
  }

  snapshot(stamp: Stamp): Uint8Array {
    const bytes = this.publisher.snapshot(stamp);
    this.snapshots.push(bytes);
    return bytes;
  }

  /** A snapshot that was served before. */
  earlierSnapshot(stamp: Stamp): Uint8Array {
    return this.snapshots.length > 0 ? this.random.oneOf(this.snapshots) : this.snapshot(stamp);
  }

  /** The position of the topic at a time of the server's clock. */
  ordinalAt(serverMs: number): number {
    return this.ordinals.findLast(({ at }) => at <= serverMs)?.ordinal ?? 0;
  }

  private noted(frames: readonly Uint8Array[], { serverMs }: Stamp, sent = frames): readonly Uint8Array[] {
    for (const frame of frames) this.oracle.note(frame);
    this.sent.push(...sent);
    this.ordinals.push({ at: serverMs, ordinal: ordinalOf(this.publisher.position) });
    return sent;
  }

  private settleResults(state: TopicState, stamp: Stamp): readonly Uint8Array[] {
    const results = state.outcomes.flatMap((fields, handle) => {
      const result = resultOf(state.columns.result(handle));
      return fields && result && result !== "open" ? [{ ...fields, result }] : [];
    });
    return results.length > 0 ? this.publisher.settle(results, stamp) : [];
  }
}

/** A state as the input of a source. */
function inputOf({ sports, matches, markets, outcomes, columns }: TopicState): TopicInput {
  const fieldsOf = <Fields>(rows: ReadonlyMap<number, { readonly fields: Fields }>) =>
    [...rows.values()].map(({ fields }) => fields);
  return {
    sports: fieldsOf(sports),
    matches: fieldsOf(matches),
    markets: fieldsOf(markets),
    outcomes: outcomes.flatMap((fields, handle) => {
      if (!fields) return [];
      const motion = { odds: columns.odds(handle), movement: columns.movement(handle) };
      return [{ ...fields, ...motion, active: columns.has(handle, active), open: columns.has(handle, open) }];
    }),
  };
}
