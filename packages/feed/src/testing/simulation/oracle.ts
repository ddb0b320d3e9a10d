import type { FeedPosition } from "../../model/match.ts";
import type { TopicPublisher } from "../../publisher/topic-publisher.ts";
import { readSnapshot } from "../../snapshot/snapshot.ts";
import { mergeFrame } from "../../state/merge-frame.ts";
import { TopicState } from "../../state/topic-state.ts";
import { emptyHeader, kinds, readHeader } from "../../wire/header.ts";

/** A position as one number that grows with epoch and offset. */
export function ordinalOf({ epoch, offset }: Pick<FeedPosition, "epoch" | "offset">): number {
  return epoch * 2 ** 32 + offset;
}

/** The hash of a topic at each of its positions, computed by a replica that misses no frame. */
export class Oracle {
  private readonly hashes = new Map<number, number>();
  private readonly header = emptyHeader();
  private replica = new TopicState();

  /** Starts an epoch with the publisher's state. */
  begin(publisher: TopicPublisher): void {
    this.replica = readSnapshot(publisher.snapshot({ serverMs: 0, sourceAgeMs: 0 })).state;
    this.hashes.set(ordinalOf(publisher.position), this.replica.hash());
  }

  /** Records the publisher's next frame; a heartbeat and a Reset change nothing. */
  note(frame: Uint8Array): void {
    readHeader(frame, this.header);
    if (this.header.kind === kinds.heartbeat || this.header.kind === kinds.reset) return;
    mergeFrame(this.replica, frame, this.header);
    this.hashes.set(ordinalOf(this.header), this.replica.hash());
  }

  /** Whether the topic's state at a position had that hash. */
  had(ordinal: number, hash: number): boolean {
    return this.hashes.get(ordinal) === hash;
  }
}
