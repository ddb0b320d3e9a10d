import type { Log } from "../../log.ts";
import { Ingestor, type IngestResult } from "../sources/ingest/ingestor.ts";
import { ProblemLog } from "../sources/ingest/problem-log.ts";
import type { SourceProblem } from "../sources/ingest/problem.ts";
import type { LiveSource, SourceUpdate } from "../sources/source.ts";

const nothing: SourceUpdate = { matches: [], items: [] };

/** A source as its publisher hears it: whatever it does, what holds is taken, and the rest is told to the log. */
export class SourceReader {
  readonly #source: LiveSource;
  readonly #problems: ProblemLog;
  readonly ingestor: Ingestor;
  /** Whether it fails, of which its beginning alone is told. */
  #failing = false;

  /** @param sports those that there are, by number */
  constructor(source: LiveSource, log: Log, sports: ReadonlyMap<number, string>) {
    this.#source = source;
    this.#problems = new ProblemLog(log, source.name);
    this.ingestor = new Ingestor(sports);
  }

  /** What the source says up to `now`, and when it was alive by its own word; null where it fails. */
  read(now: number): IngestResult & { readonly aliveAt: number | null } {
    const result = this.#whole(now, () => this.ingestor.ingest(this.#source.poll(now), now));
    for (const problem of result?.problems ?? []) this.#problems.report(problem, now);
    const aliveAt = result && this.#whole(now, () => finite(this.#source.aliveAt(now)));
    if (aliveAt !== null) this.#failing = false;
    // Nobody is alive in time to come. What was taken holds, whatever comes of asking for more.
    return { ...(result ?? this.ingestor.ingest(nothing, now)), aliveAt: aliveAt && Math.min(now, aliveAt) };
  }

  /** What the source answers; null where it fails. */
  #whole<Answer>(now: number, call: () => Answer): Answer | null {
    try {
      return call();
    } catch (error) {
      if (!this.#failing) this.refuse({ code: "failed", key: null, cause: String(error) }, now, error);
      this.#failing = true;
      return null;
    }
  }

  /** Tells of what was heard and could not be kept. */
  refuse(problem: SourceProblem, now: number, error: unknown): void {
    this.#problems.report(problem, now, error);
  }
}

function finite(aliveAt: number): number {
  if (!Number.isFinite(aliveAt)) throw new TypeError(`a source is not alive at ${String(aliveAt)}`);
  return aliveAt;
}
