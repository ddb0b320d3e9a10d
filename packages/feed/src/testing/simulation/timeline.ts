interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Simulated time in milliseconds, with its due events: the earliest first, events of one moment in the order given. */
export class Timeline {
  now: number;
  /** The latest first: the next event is taken from the end. */
  private readonly due: Due[] = [];

  constructor(now: number) {
    this.now = now;
  }

  /** Infinity: nothing is due. */
  get nextAt(): number {
    return this.due.at(-1)?.at ?? Number.POSITIVE_INFINITY;
  }

  later(after: number, run: () => void): void {
    const at = this.now + after;
    let from = 0;
    let to = this.due.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.due[middle]?.at ?? 0) > at) from = middle + 1;
      else to = middle;
    }
    this.due.splice(from, 0, { at, run });
  }

  runNext(): void {
    const next = this.due.pop();
    if (!next) return;
    this.now = Math.max(this.now, next.at);
    next.run();
  }
}
