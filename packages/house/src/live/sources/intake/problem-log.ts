import type { Log } from "../../../log.ts";
import type { SourceProblem, SourceProblemCode } from "./problem.ts";

/** So many lines of a code at once, and then one in ten seconds. */
const linesAtOnce = 5;
const lineEveryMs = 10_000;

interface Told {
  lines: number;
  at: number;
  untold: number;
}

/** Writes a source's problems into the log: each code by itself, and never so many lines that a bad source fills it. */
export class ProblemLog {
  readonly #log: Log;
  readonly #source: string;
  readonly #told = new Map<SourceProblemCode, Told>();

  constructor(log: Log, source: string) {
    this.#log = log;
    this.#source = source;
  }

  /** @param now milliseconds since 1970 */
  tell({ code, key, cause }: SourceProblem, now: number, error?: unknown): void {
    const told = this.#told.get(code) ?? { lines: linesAtOnce, at: now, untold: 0 };
    this.#told.set(code, told);
    const earned = Math.max(0, Math.floor((now - told.at) / lineEveryMs));
    told.lines = Math.min(linesAtOnce, told.lines + earned);
    told.at = told.lines === linesAtOnce ? now : told.at + earned * lineEveryMs;
    if (told.lines === 0) {
      told.untold += 1;
      return;
    }
    told.lines -= 1;
    const fields = { source: this.#source, code, key, cause: cause.slice(0, 300), untold: told.untold };
    told.untold = 0;
    if (error === undefined) this.#log.warn(fields, "a live source said what the house does not take");
    else this.#log.error({ ...fields, err: error }, "a live source failed");
  }
}
