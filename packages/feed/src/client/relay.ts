import type { Position } from "../recovery/recovery.model.ts";

/** Receives each topic's changes in the order in which they happen, to pass a feed on. */
export interface FeedRelay {
  /** A frame was merged: the topic's state is at the position that the frame leads to. */
  merged(topic: string, bytes: Uint8Array): void;
  /** A heartbeat for the position of the state arrived, and its hash equals the state's. */
  heartbeat(topic: string, bytes: Uint8Array): void;
  /** Another state replaced the topic's state, at `position`. */
  installed(topic: string, position: Position): void;
  /** The topic has ended. */
  gone(topic: string): void;
}
