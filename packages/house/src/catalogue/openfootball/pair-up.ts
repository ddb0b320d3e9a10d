import { slugOf } from "../folding.ts";
import { matchKey, roundKey } from "./identity.ts";
import type { KnownMatch } from "./known-matches.ts";
import { areAlike, isShortFor, shareTeam, teamCore } from "./same-team.ts";
import type { KeyedFixture } from "./with-keys.ts";

/** A fixture of a file with the server's match, seen from the server's side. */
export interface Pairing {
  /** With the server's teams, in the server's order. */
  readonly fixture: KeyedFixture;
  readonly known: KnownMatch;
  /** What differs in the file and stays as it is, for the report; null if nothing. */
  readonly note: string | null;
  /** True if the fixture cannot be this match and cannot be another one: it changes nothing. */
  readonly clashes: boolean;
}

export interface Paired {
  readonly pairings: readonly Pairing[];
  readonly fresh: readonly KeyedFixture[];
}

/**
 * Finds the known match of each fixture: the one of its key; else the pair's match on the same day, if the file renamed the
 * round; else the pair's only match, if the file has one of that pair too; else a match of the same round that must be it, by
 * other names, with home and away exchanged, or with one of its teams at the same time.
 */
export function pairUp(file: readonly KeyedFixture[], known: readonly KnownMatch[], neutral: boolean): Paired {
  const fixtures = withKnownNames(file, known);
  const pairings = new Map<KeyedFixture, Pairing>();
  const free = new Map(known.map((match) => [match.key, match]));
  const pair = (fixture: KeyedFixture, match: KnownMatch | undefined): void => {
    if (match === undefined) return;
    free.delete(match.key);
    pairings.set(fixture, { fixture, known: match, note: null, clashes: false });
  };
  for (const fixture of fixtures) pair(fixture, free.get(fixture.key));
  const left = fixtures.filter((fixture) => !pairings.has(fixture));
  const samePair = (fixture: KeyedFixture): KnownMatch[] =>
    [...free.values()].filter((match) => match.homeSlug === fixture.homeSlug && match.awaySlug === fixture.awaySlug);
  for (const fixture of left)
    pair(
      fixture,
      samePair(fixture).find((match) => match.startsAt.toISOString().slice(0, 10) === fixture.startsAt.slice(0, 10)),
    );
  for (const fixture of left) {
    if (pairings.has(fixture)) continue;
    const candidates = samePair(fixture);
    const twins = fixtures.filter(
      (other) => other.homeSlug === fixture.homeSlug && other.awaySlug === fixture.awaySlug,
    );
    if (candidates.length === 1 && twins.length === 1) pair(fixture, candidates[0]);
  }
  for (const fixture of left) {
    if (pairings.has(fixture) || fixture.status !== "scheduled") continue;
    const same = [...free.values()].find((match) => isSameMatch(match, fixture));
    if (same === undefined) continue;
    free.delete(same.key);
    pairings.set(fixture, sameRound(fixture, same, neutral));
  }
  return {
    pairings: fixtures.flatMap((fixture) => pairings.get(fixture) ?? []),
    fresh: fixtures.filter((fixture) => !pairings.has(fixture)),
  };
}

/** Fixtures with the season's names of clubs that the file gives with or without "FC" and the like. */
function withKnownNames(fixtures: readonly KeyedFixture[], known: readonly KnownMatch[]): readonly KeyedFixture[] {
  const inFile = new Set(fixtures.flatMap(({ homeSlug, awaySlug }) => [homeSlug, awaySlug]));
  const names = new Map(
    known.flatMap((match): [string, string][] => [
      [match.homeSlug, match.home],
      [match.awaySlug, match.away],
    ]),
  );
  const byCore = new Map<string, string | null>();
  // Two clubs of one core in the season, or in the file, are two clubs.
  for (const slug of names.keys()) byCore.set(teamCore(slug), byCore.has(teamCore(slug)) ? null : slug);
  const cores = new Map<string, number>();
  for (const slug of inFile) cores.set(teamCore(slug), (cores.get(teamCore(slug)) ?? 0) + 1);
  const knownSlug = (slug: string): string => {
    const other = byCore.get(teamCore(slug)) ?? null;
    return names.has(slug) || other === null || cores.get(teamCore(slug)) !== 1 ? slug : other;
  };
  return fixtures.map((fixture) => {
    const homeSlug = knownSlug(fixture.homeSlug);
    const awaySlug = knownSlug(fixture.awaySlug);
    if (homeSlug === fixture.homeSlug && awaySlug === fixture.awaySlug) return fixture;
    const number = fixture.key.slice(matchKey(fixture).length);
    const renamed = {
      ...fixture,
      homeSlug,
      awaySlug,
      home: homeSlug === fixture.homeSlug ? fixture.home : (names.get(homeSlug) ?? fixture.home),
      away: awaySlug === fixture.awaySlug ? fixture.away : (names.get(awaySlug) ?? fixture.away),
    };
    return { ...renamed, key: `${matchKey(renamed)}${number}` };
  });
}

const stays: ReadonlySet<KnownMatch["status"]> = new Set(["not_started", "live", "ended"]);

/** True if a known match of a fixture's round must be the fixture: a team plays one match at a time, and a pair one a day. */
function isSameMatch(match: KnownMatch, fixture: KeyedFixture): boolean {
  if (!stays.has(match.status) || roundOf(match) !== roundOf(fixture)) return false;
  const startsAt = match.startsAt.toISOString();
  const sameHome = match.homeSlug === fixture.homeSlug || isShortFor(match.homeSlug, fixture.homeSlug);
  const sameAway = match.awaySlug === fixture.awaySlug || isShortFor(match.awaySlug, fixture.awaySlug);
  if (startsAt === fixture.startsAt) return shareTeam(match, fixture) || (sameHome && sameAway);
  if (shareTeam(match, fixture) && sameHome && sameAway) return true;
  return startsAt.slice(0, 10) === fixture.startsAt.slice(0, 10) && isExchanged(match, fixture);
}

const roundOf = ({ round, stage }: { readonly round: string | null; readonly stage: string | null }): string =>
  `${slugOf(stage ?? "")}/${roundKey(round)}`;

const isExchanged = (match: KnownMatch, fixture: KeyedFixture): boolean =>
  match.homeSlug === fixture.awaySlug && match.awaySlug === fixture.homeSlug;

/** A fixture with the known match of its round: by another name, with home and away exchanged, or a clash. */
function sameRound(fixture: KeyedFixture, known: KnownMatch, neutral: boolean): Pairing {
  const named = `the house has this match as ${known.home} – ${known.away}`;
  const sameHome = known.homeSlug === fixture.homeSlug;
  const sameAway = known.awaySlug === fixture.awaySlug;
  if (isExchanged(known, fixture)) {
    // A bet on the first side is a bet on that team at home, unless the ground is neutral.
    const clashes = known.offered && !neutral;
    const why = clashes ? `${named}; bets on it have its home and away, and the file changes nothing` : named;
    return { fixture: exchanged(fixture), known, note: why, clashes };
  }
  const isRenamed =
    (sameHome || areAlike(known.homeSlug, fixture.homeSlug)) &&
    (sameAway || areAlike(known.awaySlug, fixture.awaySlug));
  if (isRenamed) return { fixture, known, note: named, clashes: false };
  return {
    fixture,
    known,
    note: `a team plays another match then: the house has ${known.home} – ${known.away}`,
    clashes: true,
  };
}

/** A fixture with home and away exchanged, its score and goals too. */
function exchanged(fixture: KeyedFixture): KeyedFixture {
  const turned = (pair: readonly [number, number] | null): readonly [number, number] | null =>
    pair === null ? null : [pair[1], pair[0]];
  const { score } = fixture;
  return {
    ...fixture,
    home: fixture.away,
    away: fixture.home,
    homeSlug: fixture.awaySlug,
    awaySlug: fixture.homeSlug,
    score:
      score === null ? null : { ft: turned(score.ft), ht: turned(score.ht), et: turned(score.et), p: turned(score.p) },
    goals: fixture.goals.map((goal) => ({ ...goal, side: goal.side === "home" ? "away" : "home" })),
  };
}
