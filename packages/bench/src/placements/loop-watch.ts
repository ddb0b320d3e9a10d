import { monitorEventLoopDelay, PerformanceObserver } from "node:perf_hooks";

/** How long the event loop of a process let others wait, in milliseconds. */
export interface LoopDelay {
  readonly p99: number;
  readonly max: number;
  /** The longest pause of the garbage collector; `max` may be it. */
  readonly longestCollection: number;
}

/** Milliseconds between two looks; a look that is on time counts as no delay. */
const resolution = 1;

/** Watches the event loop of this process. Each reading is about the time since the one before. */
export function watchLoop(): () => LoopDelay {
  const delays = monitorEventLoopDelay({ resolution });
  let longestCollection = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestCollection = Math.max(longestCollection, duration);
  }).observe({ entryTypes: ["gc"] });
  delays.enable();
  return () => {
    const inMs = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - resolution);
    const reading = { p99: inMs(delays.percentile(99)), max: inMs(delays.max), longestCollection };
    delays.reset();
    longestCollection = 0;
    return reading;
  };
}
