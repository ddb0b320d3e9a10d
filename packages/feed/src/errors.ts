/** What is wrong with a message; stable, for logs and counters. */
export type FeedErrorCode =
  /** Longer than a frame, a snapshot or a client's frame may be. */
  | "too_large"
  /** More objects in one message than it may hold. */
  | "too_many"
  /** Not a message of this protocol. */
  | "malformed"
  /** A message that differs from the one that was sent: its check is wrong. */
  | "damaged"
  /** Names a match, market, handle or sport that the state does not hold. */
  | "unknown_id"
  /** A new object without its required fields, or a handle out of order. */
  | "incomplete"
  /** A value that its field cannot hold. */
  | "out_of_range"
  /** The state's hash differs from the server's. */
  | "diverged"
  /** A match status that this version does not know (D26): its match is locked. */
  | "unknown_status";

/** An error for everything that the feed refuses. `message` names the next step where the caller can do something. */
export class FeedError extends Error {
  readonly code: FeedErrorCode;

  constructor(code: FeedErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FeedError";
    this.code = code;
  }
}

/** Returns the error itself if it is a FeedError; otherwise wraps a decoder's error as `malformed`. */
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
