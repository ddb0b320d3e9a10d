import type { Desk } from "../../desk/desk.ts";
import type { Log } from "../../log.ts";
import { type Loop, startLoop } from "../../loop.ts";
import { decidePending } from "./decide-pending.ts";

export interface PendingOptions {
  readonly desk: Desk;
  readonly log: Log;
  readonly everyMs?: number;
}

/** Confirms or rejects delayed bets when their delay is over (D14), for as long as the house runs. */
export function startPending({ desk, log, everyMs = 200 }: PendingOptions): Loop {
  return startLoop(async () => void (await decidePending(desk, log)), {
    everyMs,
    log,
    failed: "delayed bets could not be decided; it is tried again",
  });
}
