import type { Log } from "../../log.ts";
import { Ingestor, type IngestResult } from "../sources/ingest/ingestor.ts";
import { ProblemLog } from "../sources/ingest/problem-log.ts";
import type { SourceProblem } from "../sources/ingest/problem.ts";
import type { LiveSource, SourceUpdate } from "../sources/source.ts";

const nothing: SourceUpdate = { matches: [], items: [] };

/** Reads a source for its publisher. Valid items are ingested and the rest is logged, whatever the source does. */
export class SourceReader {
  readonly #source: LiveSource;
  readonly #problems: ProblemLog;
  readonly ingestor: Ingestor;
  /** Whether the source fails; only the first of successive failures is logged. */
  #failing = false;

  /** @param sports the known sports, by number */
  constructor(source: LiveSource, log: Log, sports: ReadonlyMap<number, string>) {
    this.#source = source;
    this.#problems = new ProblemLog(log, source.name);
    this.ingestor = new Ingestor(sports);
  }

  /** The source's items up to `now`, and when it was alive by its own report; null if it fails. */
  read(now: number): IngestResult & { readonly aliveAt: number | null } {
    const result = this.#whole(now, () => this.ingestor.ingest(this.#source.poll(now), now));
    for (const problem of result?.problems ?? []) this.#problems.report(problem, now);
    const aliveAt = result && this.#whole(now, () => finite(this.#source.aliveAt(now)));
    if (aliveAt !== null) this.#failing = false;
    // A time in the future counts as `now`. Ingested items stay valid even if `aliveAt` fails.
    return { ...(result ?? this.ingestor.ingest(nothing, now)), aliveAt: aliveAt && Math.min(now, aliveAt) };
  }

  /** The source's answer; null if it fails. */
  #whole<Answer>(now: number, call: () => Answer): Answer | null {
    try {
      return call();
    } catch (error) {
      if (!this.#failing) this.refuse({ code: "failed", key: null, cause: String(error) }, now, error);
      this.#failing = true;
      return null;
    }
  }

  /** Reports an item that could not be ingested or stored. */
  refuse(problem: SourceProblem, now: number, error: unknown): void {
    this.#problems.report(problem, now, error);
  }
}

function finite(aliveAt: number): number {
  if (!Number.isFinite(aliveAt)) throw new TypeError(`a source is not alive at ${String(aliveAt)}`);
  return aliveAt;
}
