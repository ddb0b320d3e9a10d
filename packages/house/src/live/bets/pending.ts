import type { Desk } from "../../desk/desk.ts";
import type { Log } from "../../log.ts";
import { type Loop, startLoop } from "../../loop.ts";
import { decidePending } from "./decide-pending.ts";

export interface PendingOptions {
  readonly desk: Desk;
  /**
   * Whether this house's prices decide: of several on one database the one that publishes decides, and each rejects what nobody
   * decided in time. Default: always.
   */
  readonly decides?: () => boolean;
  readonly log: Log;
  readonly everyMs?: number;
}

/** Confirms or rejects delayed bets when their delay is over (D14), for as long as the house runs. */
export function startPending({ desk, log, decides = () => true, everyMs = 200 }: PendingOptions): Loop {
  const turn = async (): Promise<void> => {
    await decidePending(desk, log, decides() ? "due" : "forgotten");
  };
  return startLoop(turn, {
    everyMs,
    log,
    failed: "delayed bets could not be decided; it is tried again",
  });
}
