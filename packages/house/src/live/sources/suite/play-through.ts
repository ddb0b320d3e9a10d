import { type MatchState, follow, notStarted } from "../match-state.ts";
import { Ingestor } from "../ingest/ingestor.ts";
import type { SourceProblem } from "../ingest/problem.ts";
import type { LiveSource } from "../source.ts";
import { NotConforming } from "./not-conforming.ts";

/** The suite accepts any sport: the server defines which sports exist. */
const anySport = { has: (sportId: number): boolean => Number.isInteger(sportId) && sportId > 0 };

/** One poll and its results. */
interface PollRecord {
  readonly now: number;
  /** The update as text, for comparison. */
  readonly update: string;
  readonly count: number;
  /** How many entries a second poll at the same moment returned. */
  readonly repeated: number;
  readonly aliveAt: number;
  readonly problems: readonly SourceProblem[];
}

/** The record of a source that was polled over a period. */
export class PlayedThrough {
  readonly polls: readonly PollRecord[];
  readonly #courses: ReadonlyMap<string, MatchState>;
  readonly #ingestor: Ingestor;

  constructor(polls: readonly PollRecord[], courses: ReadonlyMap<string, MatchState>, ingestor: Ingestor) {
    this.polls = polls;
    this.#courses = courses;
    this.#ingestor = ingestor;
  }

  /** Throws NotConforming if a source that was first polled late has another state of any match that is not over. */
  assertSameSummaries(lateStarted: PlayedThrough): void {
    for (const key of this.#courses.keys()) {
      const [expected, found] = [this.#summary(key), lateStarted.#summary(key)];
      if (this.#courses.get(key)?.over === false && expected !== found)
        throw new NotConforming(`${key}: asked from the start it stands at ${expected}, asked late at ${found}`);
    }
  }

  /** The state of a match that bets depend on, as text. */
  #summary(key: string): string | null {
    const state = this.#courses.get(key);
    const ingested = this.#ingestor.of(key);
    if (state === undefined || ingested === undefined) return null;
    const { status, score, halfTime, suspended, game, periods } = state;
    const markets = [...ingested.markets]
      .map(([name, { open, outcomes }]) => JSON.stringify([name, open, outcomes.map(({ odds }) => odds)]))
      .sort();
    return JSON.stringify({
      status,
      score,
      halfTime,
      suspended,
      game,
      periods,
      markets,
      missing: [...ingested.missing],
    });
  }
}

export interface Stretch {
  readonly first: number;
  readonly until: number;
  readonly stepMs: number;
}

/** Polls a source as a server would, and closes it. */
export function playedThrough(open: () => LiveSource, { first, until, stepMs }: Stretch): PlayedThrough {
  const source = open();
  const ingestor = new Ingestor(anySport);
  const courses = new Map<string, MatchState>();
  const polls: PollRecord[] = [];
  try {
    for (let now = first; now <= until; now += stepMs) {
      const update = source.poll(now);
      const { matches, items, problems } = ingestor.ingest(update, now);
      for (const { key } of matches) courses.set(key, notStarted);
      for (const item of items)
        if (item.about === "match") courses.set(item.key, follow(courses.get(item.key) ?? notStarted, item));
      const repeated = source.poll(now);
      polls.push({
        now,
        update: JSON.stringify(update),
        count: update.matches.length + update.items.length,
        repeated: repeated.matches.length + repeated.items.length,
        aliveAt: source.aliveAt(now),
        problems,
      });
    }
  } finally {
    source.close();
  }
  return new PlayedThrough(polls, courses, ingestor);
}
