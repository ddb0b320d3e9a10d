/** A lock of the house, and the house without it. */
export interface Lock {
  /** Where it stands and what it says: `place_coupon 2: for share`. */
  readonly name: string;
  /** Whose it is: a function of the database, or the lock itself where it stands in a statement. */
  readonly of: string;
  /** What takes it out of the database. */
  readonly script: string;
  /** What takes it out of a statement. */
  readonly rewrite: (statement: string) => string;
}
