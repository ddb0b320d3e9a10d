import type { SourceItem, SourceMatch, SourceUpdate } from "../source.ts";
import { type IngestedMatch, newIngestedMatch } from "./ingested-match.ts";
import type { SourceProblem } from "./problem.ts";
import { faultOfMatch, type Sports, ingestItem } from "./ingest-item.ts";

/** A supplier settles and corrects for a while after a match; then the match is forgotten. */
const rememberedMs = 3_600_000;

/** The accepted and the refused parts of a poll. */
export interface IngestResult {
  /** New matches. */
  readonly matches: readonly SourceMatch[];
  /** Accepted items, in their order. */
  readonly items: readonly SourceItem[];
  /** Keys of the matches with an item, accepted or refused. */
  readonly touched: ReadonlySet<string>;
  readonly problems: readonly SourceProblem[];
}

/** All matches of a source, as ingested. */
export class Ingestor {
  readonly #sports: Sports;
  readonly #matches = new Map<string, IngestedMatch>();
  /** Matches that are gone, and until when they are remembered. */
  readonly #leaving = new Map<string, number>();

  /** @param sports the known sports, by number */
  constructor(sports: Sports) {
    this.#sports = sports;
  }

  of(key: string): IngestedMatch | undefined {
    return this.#matches.get(key);
  }

  /** Ingests the valid parts of a poll. Throws TypeError if it is no update at all. */
  ingest(update: SourceUpdate, now: number): IngestResult {
    this.#forget(now);
    const matches: SourceMatch[] = [];
    const items: SourceItem[] = [];
    const touched = new Set<string>();
    const problems: SourceProblem[] = [];
    const polled = { matches: [...update.matches], items: [...update.items] };
    for (const match of polled.matches) {
      const problem = this.#announced(match);
      if (problem !== null) problems.push(problem);
      else if (!this.#matches.has(match.key)) {
        this.#matches.set(match.key, newIngestedMatch(match));
        matches.push(match);
      }
    }
    for (const item of polled.items) {
      const ingested = this.#matches.get(item?.key);
      if (ingested === undefined) {
        problems.push(unknown(item));
        continue;
      }
      const ingestedItem = ingestItem(ingested, item, now);
      this.#matches.set(item.key, ingestedItem.ingested);
      touched.add(item.key);
      if (ingestedItem.problem === null) items.push(item);
      else problems.push(ingestedItem.problem);
    }
    return { matches, items, touched, problems };
  }

  /** Marks a match as gone: it is forgotten after a while. */
  leave(key: string, now: number): void {
    this.#leaving.set(key, now + rememberedMs);
  }

  #announced(match: SourceMatch): SourceProblem | null {
    const fault = typeof match === "object" && match !== null ? faultOfMatch(match, this.#sports) : noMatch;
    return fault && { code: fault[0], key: typeof match?.key === "string" ? match.key : null, cause: fault[1] };
  }

  #forget(now: number): void {
    for (const [key, until] of this.#leaving) {
      if (until > now) return;
      this.#leaving.delete(key);
      this.#matches.delete(key);
    }
  }
}

const noMatch = ["bad_value", "it announces what is no match"] as const;

function unknown(item: SourceItem | null | undefined): SourceProblem {
  const key = typeof item?.key === "string" ? item.key : null;
  return { code: "unknown_match", key, cause: `no match was announced as ${JSON.stringify(key)}` };
}
