import type { Position } from "../recovery/model.ts";

/** Who passes a feed on hears what is so of each topic, in the order in which it comes to be so. */
export interface FeedRelay {
  /** A frame was merged: the topic's state stands where it leads. */
  merged(topic: string, bytes: Uint8Array): void;
  /** A heartbeat of the place where the state stands, whose hash is the state's. */
  heartbeat(topic: string, bytes: Uint8Array): void;
  /** A whole other state stands, at a place. */
  installed(topic: string, position: Position): void;
  /** There is no such topic any more. */
  gone(topic: string): void;
}
