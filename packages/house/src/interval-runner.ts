import type { Log } from "./log.ts";
import type { OnRun } from "./metrics/metrics.ts";

export interface IntervalRunnerOptions {
  /** Milliseconds between the end of one run and the next. */
  readonly everyMs: number;
  readonly log: Log;
  /** The log message of a failed run; the next run still follows. */
  readonly failed: string;
  readonly onRun?: OnRun | undefined;
}

export interface IntervalRunner {
  /** Starts no further run; aborts the current one's signal and waits for its end. */
  stop(): Promise<void>;
}

/** Runs a job at once and then repeatedly, one run at a time, for as long as the server runs. */
export function startIntervalRunner(
  work: (signal: AbortSignal) => Promise<void>,
  { everyMs, log, failed, onRun }: IntervalRunnerOptions,
): IntervalRunner {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  const runOnce = async (): Promise<void> => {
    const began = performance.now();
    const ran = (hasFailed: boolean): void => onRun?.((performance.now() - began) / 1_000, hasFailed);
    try {
      await work(signal);
      ran(false);
    } catch (error) {
      ran(!signal.aborted);
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
