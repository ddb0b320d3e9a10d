import type { Desk } from "../../desk/desk.ts";
import type { Log } from "../../log.ts";
import { decidePending } from "./decide-pending.ts";

export interface PendingOptions {
  readonly desk: Desk;
  readonly log: Log;
  readonly everyMs?: number;
}

/** Confirms or rejects delayed bets when their delay is over (D14), for as long as the house runs. */
export function startPending({ desk, log, everyMs = 200 }: PendingOptions): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const again = async (): Promise<void> => {
    try {
      await decidePending(desk, log);
    } catch (error) {
      if (!stopped) log.error({ err: error }, "delayed bets could not be decided; it is tried again");
    }
    if (stopped) return;
    timer = setTimeout(() => {
      running = again();
    }, everyMs);
    timer.unref();
  };
  running = again();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
