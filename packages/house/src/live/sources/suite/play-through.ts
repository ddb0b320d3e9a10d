import { type Course, follow, notStarted } from "../course.ts";
import { Intake } from "../intake/intake.ts";
import type { SourceProblem } from "../intake/problem.ts";
import type { LiveSource } from "../source.ts";
import { NotConforming } from "./not-conforming.ts";

/** Which sports there are is the house's matter. */
const anySport = { has: (sportId: number): boolean => Number.isInteger(sportId) && sportId > 0 };

/** One poll, and what became of it. */
interface Asked {
  readonly now: number;
  /** The news as text, for comparing. */
  readonly news: string;
  readonly count: number;
  /** How much a second poll at the same moment brought. */
  readonly again: number;
  readonly aliveAt: number;
  readonly problems: readonly SourceProblem[];
}

/** A source as it was asked from one moment to another. */
export class PlayedThrough {
  readonly asked: readonly Asked[];
  readonly #courses: ReadonlyMap<string, Course>;
  readonly #intake: Intake;

  constructor(asked: readonly Asked[], courses: ReadonlyMap<string, Course>, intake: Intake) {
    this.asked = asked;
    this.#courses = courses;
    this.#intake = intake;
  }

  /** Throws where another one that was asked late does not know the same of every match that is not over. */
  sameStandings(late: PlayedThrough): void {
    for (const key of this.#courses.keys()) {
      const [wanted, found] = [this.#standing(key), late.#standing(key)];
      if (this.#courses.get(key)?.over === false && wanted !== found)
        throw new NotConforming(`${key}: asked from the start it stands at ${wanted}, asked late at ${found}`);
    }
  }

  /** What bets on a match rest on, as text. */
  #standing(key: string): string | null {
    const course = this.#courses.get(key);
    const heard = this.#intake.of(key);
    if (course === undefined || heard === undefined) return null;
    const { status, score, halfTime, suspended, game, periods } = course;
    const markets = [...heard.markets]
      .map(([name, { open, outcomes }]) => JSON.stringify([name, open, outcomes.map(({ odds }) => odds)]))
      .sort();
    return JSON.stringify({ status, score, halfTime, suspended, game, periods, markets, missing: [...heard.missing] });
  }
}

export interface Stretch {
  readonly first: number;
  readonly until: number;
  readonly stepMs: number;
}

/** Asks a source as a house would, and closes it. */
export function playedThrough(open: () => LiveSource, { first, until, stepMs }: Stretch): PlayedThrough {
  const source = open();
  const intake = new Intake(anySport);
  const courses = new Map<string, Course>();
  const asked: Asked[] = [];
  try {
    for (let now = first; now <= until; now += stepMs) {
      const news = source.poll(now);
      const { matches, items, problems } = intake.take(news, now);
      for (const { key } of matches) courses.set(key, notStarted);
      for (const item of items)
        if (item.about === "match") courses.set(item.key, follow(courses.get(item.key) ?? notStarted, item));
      const again = source.poll(now);
      asked.push({
        now,
        news: JSON.stringify(news),
        count: news.matches.length + news.items.length,
        again: again.matches.length + again.items.length,
        aliveAt: source.aliveAt(now),
        problems,
      });
    }
  } finally {
    source.close();
  }
  return new PlayedThrough(asked, courses, intake);
}
