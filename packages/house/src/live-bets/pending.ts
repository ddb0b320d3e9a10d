import type { BettingService } from "../betting/betting-service.ts";
import type { Log } from "../log.ts";
import type { OnRun } from "../metrics/metrics.ts";
import { type IntervalRunner, startIntervalRunner } from "../interval-runner.ts";
import { decidePending } from "./decide-pending.ts";

export interface PendingOptions {
  readonly betting: BettingService;
  /**
   * Whether this server's prices decide. Of several servers on one database the publishing one decides, and each rejects bets
   * that were not decided in time. Default: always.
   */
  readonly decides?: () => boolean;
  readonly log: Log;
  readonly everyMs?: number;
  readonly onRun?: OnRun;
}

/** Confirms or rejects delayed bets when their delay is over (D14), for as long as the server runs. */
export function startPending({
  betting,
  log,
  decides = () => true,
  everyMs = 200,
  onRun,
}: PendingOptions): IntervalRunner {
  const decide = async (): Promise<void> => {
    await decidePending(betting, log, decides() ? "due" : "forgotten");
  };
  return startIntervalRunner(decide, {
    everyMs,
    log,
    onRun,
    failed: "delayed bets could not be decided; it is tried again",
  });
}
