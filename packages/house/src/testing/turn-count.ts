/** Counts how much of a work is done in one turn of the event loop, while which everybody else waits. */
export class TurnCount {
  /** The most in one turn. */
  most = 0;
  #inTurn = 0;

  /** Counts a row of the work. */
  add(): void {
    if (this.#inTurn === 0) setImmediate(() => (this.#inTurn = 0));
    this.#inTurn += 1;
    this.most = Math.max(this.most, this.#inTurn);
  }
}
