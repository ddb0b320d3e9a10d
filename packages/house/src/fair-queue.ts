import { CallError } from "@livery/contract";
import { networkOf } from "./network.ts";

export interface FairQueueOptions {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks of one network (`networkOf`) that run at the same time; as many as of all if undefined. */
  readonly runningOfNetwork?: number;
  /** Tasks that may wait; further ones are refused. */
  readonly waiting: number;
  /** Tasks of one network that may wait. */
  readonly waitingOfNetwork: number;
}

/**
 * Runs costly tasks a few at a time. Networks take turns, so that the waiting tasks of one delay another by one task at most.
 */
export class FairQueue {
  readonly #options: FairQueueOptions;
  /** The waiting tasks by network; the first one is next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** The number of running tasks by network, above 0. */
  readonly #runningOf = new Map<string, number>();
  #running = 0;
  #waitingCount = 0;

  constructor(options: FairQueueOptions) {
    this.#options = options;
  }

  /** The number of tasks that run. */
  get running(): number {
    return this.#running;
  }

  /** The number of tasks that wait. */
  get waiting(): number {
    return this.#waitingCount;
  }

  /**
   * Runs a task of an address when its turn comes and returns its result. Throws `rate_limited` if the queue, or the network's
   * part of it, is full.
   */
  async run<Result>(address: string, task: () => Promise<Result>): Promise<Result> {
    const network = networkOf(address);
    await this.#turn(network);
    try {
      return await task();
    } finally {
      this.#end(network);
      this.#startNext();
    }
  }

  #turn(network: string): Promise<void> {
    if (this.#mayRun(network)) {
      this.#begin(network);
      return Promise.resolve();
    }
    const ofNetwork = this.#waiting.get(network) ?? [];
    if (this.#waitingCount >= this.#options.waiting || ofNetwork.length >= this.#options.waitingOfNetwork)
      return Promise.reject(new CallError("rate_limited", { params: { retryAfter: 1 } }));
    this.#waiting.set(network, ofNetwork);
    this.#waitingCount += 1;
    return new Promise((resolve) => ofNetwork.push(resolve));
  }

  #mayRun(network: string): boolean {
    const { concurrency, runningOfNetwork = concurrency } = this.#options;
    return this.#running < concurrency && (this.#runningOf.get(network) ?? 0) < runningOfNetwork;
  }

  #begin(network: string): void {
    this.#running += 1;
    this.#runningOf.set(network, (this.#runningOf.get(network) ?? 0) + 1);
  }

  #end(network: string): void {
    this.#running -= 1;
    const others = (this.#runningOf.get(network) ?? 1) - 1;
    if (others === 0) this.#runningOf.delete(network);
    else this.#runningOf.set(network, others);
  }

  #startNext(): void {
    for (const [network, waiting] of this.#waiting) {
      if (!this.#mayRun(network)) continue;
      this.#waiting.delete(network);
      const [start, ...others] = waiting;
      if (start === undefined) continue;
      if (others.length > 0) this.#waiting.set(network, others);
      this.#waitingCount -= 1;
      this.#begin(network);
      start();
      return;
    }
  }
}
