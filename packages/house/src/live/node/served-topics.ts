import type { ServedTopic, Stamp } from "@livery/feed/publisher";

/** The topics that a node serves to its clients: its own while it publishes, copies of the publisher's while another node does. */
export interface ServedTopics {
  readonly epoch: number;
  readonly names: readonly string[];
  get(topic: string): ServedTopic | undefined;
  /** Whether there is such a topic, of which nothing can be said yet: whoever asks is answered when it can be. */
  awaits(topic: string): boolean;
  /** The publisher's clock, which does not run backwards, and how long its source has been silent. */
  stamp(): Stamp;
}
