import type { TopicState } from "../state/topic-state.ts";
import { emptyHeader, kinds, readHeader } from "../wire/header.ts";
import { readTick } from "../wire/tick.ts";
import { ServedTopic } from "./served-topic.ts";

const header = emptyHeader();

/** A topic that is passed on: its state is a feed's, which merges what the publisher sends before clients get the same bytes. */
export class TopicCopy extends ServedTopic {
  private readonly held: () => TopicState;

  /** @param held the state that the feed has of the topic, which stands at the place */
  constructor(topic: string, position: { readonly epoch: number; readonly offset: number }, held: () => TopicState) {
    super(topic, position.epoch);
    this.held = held;
    this.installed(position);
  }

  protected get state(): TopicState {
    return this.held();
  }

  /** The feed has merged a frame. */
  merged(bytes: Uint8Array): void {
    readHeader(bytes, header);
    const { kind, prevOffset, offset } = header;
    this.follow(prevOffset, offset, bytes, kind === kinds.tick ? readTick(bytes, header).handles : null);
  }

  /** The feed has put a whole other state in place. */
  installed({ epoch, offset }: { readonly epoch: number; readonly offset: number }): void {
    this.begin(epoch, offset);
  }
}
