import type { Log } from "../../log.ts";
import { Intake, type Intaken } from "../sources/intake/intake.ts";
import { ProblemLog } from "../sources/intake/problem-log.ts";
import type { SourceProblem } from "../sources/intake/problem.ts";
import type { LiveSource, SourceNews } from "../sources/source.ts";

const nothing: SourceNews = { matches: [], items: [] };

/** A source as its publisher hears it: whatever it does, what holds is taken, and the rest is told to the log. */
export class Hearing {
  readonly #source: LiveSource;
  readonly #problems: ProblemLog;
  readonly intake: Intake;
  /** Whether it fails, of which its beginning alone is told. */
  #failing = false;

  /** @param sports those that there are, by number */
  constructor(source: LiveSource, log: Log, sports: ReadonlyMap<number, string>) {
    this.#source = source;
    this.#problems = new ProblemLog(log, source.name);
    this.intake = new Intake(sports);
  }

  /** What the source says up to `now`, and when it was alive by its own word; null where it fails. */
  hear(now: number): Intaken & { readonly aliveAt: number | null } {
    const taken = this.#whole(now, () => this.intake.take(this.#source.poll(now), now));
    for (const problem of taken?.problems ?? []) this.#problems.tell(problem, now);
    const aliveAt = taken && this.#whole(now, () => finite(this.#source.aliveAt(now)));
    if (aliveAt !== null) this.#failing = false;
    // Nobody is alive in time to come. What was taken holds, whatever comes of asking for more.
    return { ...(taken ?? this.intake.take(nothing, now)), aliveAt: aliveAt && Math.min(now, aliveAt) };
  }

  /** What the source answers; null where it fails. */
  #whole<Answer>(now: number, ask: () => Answer): Answer | null {
    try {
      return ask();
    } catch (error) {
      if (!this.#failing) this.refuse({ code: "failed", key: null, cause: String(error) }, now, error);
      this.#failing = true;
      return null;
    }
  }

  /** Tells of what was heard and could not be kept. */
  refuse(problem: SourceProblem, now: number, error: unknown): void {
    this.#problems.tell(problem, now, error);
  }
}

function finite(aliveAt: number): number {
  if (!Number.isFinite(aliveAt)) throw new TypeError(`a source is not alive at ${String(aliveAt)}`);
  return aliveAt;
}
