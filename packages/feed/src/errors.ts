/** What was wrong with what arrived; stable, for logs and counters. */
export type FeedErrorCode =
  /** Longer than a frame, a snapshot or a client's frame may be. */
  | "too_large"
  /** More things in one message than it may hold. */
  | "too_many"
  /** Not a message of this protocol. */
  | "malformed"
  /** A message, but not the one that was sent: its check differs. */
  | "damaged"
  /** About a match, market, handle or sport that the state does not hold. */
  | "unknown_id"
  /** A new thing without what it needs, or a handle out of turn. */
  | "incomplete"
  /** A value that its field cannot hold. */
  | "out_of_range"
  /** The state's hash is not the server's. */
  | "diverged"
  /** A match status that this version does not know (D26): its match is locked. */
  | "unknown_status";

/** Everything that the feed refuses. `message` says what to do next where somebody can do something. */
export class FeedError extends Error {
  readonly code: FeedErrorCode;

  constructor(code: FeedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FeedError";
    this.code = code;
  }
}

/** The error itself if it is a FeedError, else what a decoder threw, as `malformed`. */
export function asFeedError(error: unknown, what: string): FeedError {
  if (error instanceof FeedError) return error;
  return new FeedError(
    "malformed",
    `${what} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    {
      cause: error,
    },
  );
}
