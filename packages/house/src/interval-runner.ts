import type { Log } from "./log.ts";

export interface IntervalRunnerOptions {
  /** Milliseconds between the end of one turn and the next. */
  readonly everyMs: number;
  readonly log: Log;
  /** What is logged where a turn fails; it is tried again all the same. */
  readonly failed: string;
}

export interface IntervalRunner {
  /** No further turn begins; waits for the one under way, which is told by its signal. */
  stop(): Promise<void>;
}

/** Does a piece of work at once and then again and again, one turn at a time, for as long as the house runs. */
export function startIntervalRunner(
  work: (signal: AbortSignal) => Promise<void>,
  { everyMs, log, failed }: IntervalRunnerOptions,
): IntervalRunner {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  const runOnce = async (): Promise<void> => {
    try {
      await work(signal);
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, failed);
    }
    if (signal.aborted) return;
    timer = setTimeout(() => {
      running = runOnce();
    }, everyMs);
    timer.unref();
  };
  let running = runOnce();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
