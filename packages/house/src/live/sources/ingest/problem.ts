/** Why an item of a source was refused. */
export type SourceProblemCode =
  /** No such match was announced. */
  | "unknown_match"
  /** The server does not settle such a market, or not with such a handicap line. */
  | "unknown_market"
  /** Its sequence is lower than that of an item received before. */
  | "out_of_order"
  /** An item with its sequence was received before. */
  | "duplicate"
  /** It is older than the item before it, or is an open market's price of more than ten seconds ago. */
  | "too_old"
  /** Its time is in the future. */
  | "from_future"
  /** An impossible value, or no item at all. */
  | "bad_value"
  /** The server does not support it. */
  | "unsupported"
  /** The match is over. */
  | "over"
  /** The catalogue could not store the match or a market of it. */
  | "not_stored"
  /** The source threw, or returned no valid update. */
  | "failed";

/** An item that the server refused, or a failure of the source. */
export interface SourceProblem {
  readonly code: SourceProblemCode;
  /** The match's key; null if none is named. */
  readonly key: string | null;
  /** What is wrong with it, in English, with the value. */
  readonly cause: string;
}
