import type { TopicState } from "../state/topic-state.ts";
import { emptyHeader, kinds, readHeader } from "../wire/header.ts";
import { readTick } from "../wire/tick.ts";
import { ServedTopic } from "./served-topic.ts";

const header = emptyHeader();

/**
 * A topic that a node passes on. Its state is a feed's, which merges the publisher's frames before clients get the same bytes.
 */
export class TopicCopy extends ServedTopic {
  private readonly held: () => TopicState;

  /** @param held returns the state of the topic in the feed, which is at `position` */
  constructor(topic: string, position: { readonly epoch: number; readonly offset: number }, held: () => TopicState) {
    super(topic, position.epoch);
    this.held = held;
    this.installed(position);
  }

  protected get state(): TopicState {
    return this.held();
  }

  /** Call it when the feed has merged a frame. */
  merged(bytes: Uint8Array): void {
    readHeader(bytes, header);
    const { kind, prevOffset, offset } = header;
    this.follow(prevOffset, offset, bytes, kind === kinds.tick ? readTick(bytes, header).handles : null);
  }

  /** Call it when the feed has replaced the state. */
  installed({ epoch, offset }: { readonly epoch: number; readonly offset: number }): void {
    this.begin(epoch, offset);
  }
}
