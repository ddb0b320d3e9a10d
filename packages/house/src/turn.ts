/** Work that is done one piece after the other, in the order in which it was asked for. */
export class Turn {
  #last: Promise<unknown> = Promise.resolve();

  /** Does the work when all before it is over, however that ended. */
  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const own = this.#last.then(work);
    this.#last = own.catch(() => undefined);
    return own;
  }
}
