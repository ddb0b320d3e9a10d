/** A lock of the server, and how to remove it. */
export interface Lock {
  /** Its location and text: `place_coupon 2: for share`. */
  readonly name: string;
  /** Its owner: a function of the database, or the lock itself if it is in a statement. */
  readonly of: string;
  /** SQL that removes it from the database. */
  readonly script: string;
  /** Removes it from a statement. */
  readonly rewrite: (statement: string) => string;
}
