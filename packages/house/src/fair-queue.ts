import { CallError } from "@livery/contract";

export interface FairQueueOptions {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that may wait; further ones are refused. */
  readonly waiting: number;
  /** Tasks of one key that may wait. */
  readonly waitingOfKey: number;
}

/**
 * Runs costly tasks a few at a time. Keys take turns, so that the waiting tasks of one address delay another address by one task
 * at most.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** The waiting tasks by key; the first key is next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #waitingCount = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** Runs the task when its turn comes and returns its result. Throws `rate_limited` if the queue, or the key's part of it, is full. */
  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    await this.#turn(key);
    try {
      return await task();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  #turn(key: string): Promise<void> {
    if (this.#running < this.#options.concurrency) {
      this.#running += 1;
      return Promise.resolve();
    }
    const ofKey = this.#waiting.get(key) ?? [];
    if (this.#waitingCount >= this.#options.waiting || ofKey.length >= this.#options.waitingOfKey)
      return Promise.reject(new CallError("rate_limited", { params: { retryAfter: 1 } }));
    this.#waiting.set(key, ofKey);
    this.#waitingCount += 1;
    return new Promise((resolve) => ofKey.push(resolve));
  }

  #startNext(): void {
    for (const [key, [start, ...others]] of this.#waiting) {
      this.#waiting.delete(key);
      if (start === undefined) continue;
      if (others.length > 0) this.#waiting.set(key, others);
      this.#waitingCount -= 1;
      this.#running += 1;
      start();
      return;
    }
  }
}
