import { CallError } from "@livery/contract";
import { networkOf } from "./network.ts";

export interface FairQueueOptions {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that may wait; further ones are refused. */
  readonly waiting: number;
  /** Tasks of one network (`networkOf`) that may wait. */
  readonly waitingOfNetwork: number;
}

/**
 * Runs costly tasks a few at a time. Networks take turns, so that the waiting tasks of one delay another by one task at most.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** The waiting tasks by network; the first one is next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #running = 0;
  #waitingCount = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /**
   * Runs a task of an address when its turn comes and returns its result. Throws `rate_limited` if the queue, or the network's
   * part of it, is full.
   */
  async run<Result>(address: string, task: () => Promise<Result>): Promise<Result> {
    await this.#turn(networkOf(address));
    try {
      return await task();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  #turn(network: string): Promise<void> {
    if (this.#running < this.#options.concurrency) {
      this.#running += 1;
      return Promise.resolve();
    }
    const ofNetwork = this.#waiting.get(network) ?? [];
    if (this.#waitingCount >= this.#options.waiting || ofNetwork.length >= this.#options.waitingOfNetwork)
      return Promise.reject(new CallError("rate_limited", { params: { retryAfter: 1 } }));
    this.#waiting.set(network, ofNetwork);
    this.#waitingCount += 1;
    return new Promise((resolve) => ofNetwork.push(resolve));
  }

  #startNext(): void {
    for (const [network, [start, ...others]] of this.#waiting) {
      this.#waiting.delete(network);
      if (start === undefined) continue;
      if (others.length > 0) this.#waiting.set(network, others);
      this.#waitingCount -= 1;
      this.#running += 1;
      start();
      return;
    }
  }
}
