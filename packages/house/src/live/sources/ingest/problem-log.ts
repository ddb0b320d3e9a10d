import type { Log } from "../../../log.ts";
import type { SourceProblem, SourceProblemCode } from "./problem.ts";

/** Log lines of a code: this many at once, and then one in ten seconds. */
const burstLines = 5;
const lineEveryMs = 10_000;

interface LogBudget {
  lines: number;
  at: number;
  suppressed: number;
}

/** Logs a source's problems, rate-limited by code, so that a bad source does not fill the log. */
export class ProblemLog {
  readonly #log: Log;
  readonly #source: string;
  readonly #budgets = new Map<SourceProblemCode, LogBudget>();

  constructor(log: Log, source: string) {
    this.#log = log;
    this.#source = source;
  }

  /** @param now milliseconds since 1970 */
  report({ code, key, cause }: SourceProblem, now: number, error?: unknown): void {
    const budget = this.#budgets.get(code) ?? { lines: burstLines, at: now, suppressed: 0 };
    this.#budgets.set(code, budget);
    const earned = Math.max(0, Math.floor((now - budget.at) / lineEveryMs));
    budget.lines = Math.min(burstLines, budget.lines + earned);
    budget.at = budget.lines === burstLines ? now : budget.at + earned * lineEveryMs;
    if (budget.lines === 0) {
      budget.suppressed += 1;
      return;
    }
    budget.lines -= 1;
    const fields = { source: this.#source, code, key, cause: cause.slice(0, 300), suppressed: budget.suppressed };
    budget.suppressed = 0;
    if (error === undefined) this.#log.warn(fields, "a live source said what the house does not take");
    else this.#log.error({ ...fields, err: error }, "a live source failed");
  }
}
