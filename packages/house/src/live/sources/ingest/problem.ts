/** Why something that a source said was refused. */
export type SourceProblemCode =
  /** No such match was announced. */
  | "unknown_match"
  /** The house does not settle such a market, or not with such a line. */
  | "unknown_market"
  /** It comes before what was said already, by its sequence. */
  | "out_of_order"
  /** What has its sequence was said already. */
  | "duplicate"
  /** It was said before what came before it, or is an open market's price of more than ten seconds ago. */
  | "too_old"
  /** It was said at a time that is still to come. */
  | "from_future"
  /** A value that cannot be, or no item at all. */
  | "bad_value"
  /** The house cannot do it. */
  | "unsupported"
  /** The match is over. */
  | "over"
  /** The catalogue could not take the match or a market of it. */
  | "not_stored"
  /** The source threw, or answered what is no news. */
  | "failed";

/** Something that a source said and the house did not take. */
export interface SourceProblem {
  readonly code: SourceProblemCode;
  /** The match's; null where none is named. */
  readonly key: string | null;
  /** What is wrong with it, in English, with the value. */
  readonly cause: string;
}
