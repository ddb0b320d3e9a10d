import type { FeedError } from "../errors.ts";

/** What the feed wants done outside; in this order. */
export type FeedEffect =
  /** Send these bytes on the socket as one binary message. */
  | { readonly type: "send"; readonly bytes: Uint8Array }
  /** GET /live/v1/snapshot/{topic}; then `snapshot` or `snapshotFailed`. A later one for a topic replaces an earlier one. */
  | { readonly type: "fetch"; readonly topic: string }
  /** Nothing arrived for six seconds: close the socket and open another one. */
  | { readonly type: "reconnect" }
  /** Something was refused, or a match has a status that nobody knows (D26): for the log. The feed helps itself. */
  | { readonly type: "report"; readonly topic: string | null; readonly error: FeedError };
