import type { FeedError } from "../errors.ts";

/** Effects that the caller performs outside the feed, in this order. */
export type FeedEffect =
  /** Send these bytes on the socket as one binary message. */
  | { readonly type: "send"; readonly bytes: Uint8Array }
  /** GET /live/v1/snapshot/{topic}; then call `snapshot` or `snapshotFailed`. A later one for a topic replaces an earlier one. */
  | { readonly type: "fetch"; readonly topic: string }
  /** No message arrived for six seconds: close the socket and open another one. */
  | { readonly type: "reconnect" }
  /** A message was refused, or a match has an unknown status (D26): for the log. The feed recovers without the caller. */
  | { readonly type: "report"; readonly topic: string | null; readonly error: FeedError };
