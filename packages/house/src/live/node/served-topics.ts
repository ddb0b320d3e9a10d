import type { ServedTopic, Stamp } from "@livery/feed/publisher";

/** The topics that a node serves: its own while it publishes, copies of the publisher's while another node does. */
export interface ServedTopics {
  readonly epoch: number;
  readonly names: readonly string[];
  get(topic: string): ServedTopic | undefined;
  /** Whether the topic exists but has no state yet: subscribers are answered once it has. */
  awaits(topic: string): boolean;
  /** The publisher's clock, which does not run backwards, and how long its source has been silent. */
  stamp(): Stamp;
}
