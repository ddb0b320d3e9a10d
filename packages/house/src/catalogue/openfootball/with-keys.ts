import { slugOf } from "../folding.ts";
import { matchKey, roundKey } from "./identity.ts";
import { shownValue, type Fixture, type Unread } from "./openfootball-fixture.ts";
import { areSameClubs, shareTeam } from "./same-team.ts";

/** A fixture with its identity within tournament and season. */
export interface KeyedFixture extends Fixture {
  readonly key: string;
}

/** How much information an entry has: a played match over a planned one over one that was put off. */
function weight(fixture: Fixture): number {
  return fixture.score !== null ? 2 : fixture.status === "scheduled" ? 1 : 0;
}

const dayOf = ({ startsAt }: Fixture): string => startsAt.slice(0, 10);

function leftOut(dropped: Fixture, why: string): Unread {
  const { index, location, home, away } = dropped;
  return { index, location, field: "match", value: shownValue(`${home} – ${away}, ${dayOf(dropped)}`), why };
}

/** Words of a round in which a pair plays several matches. */
const seriesWords = /\b(?:series|best of|game \d|leg \d|serie|spiel \d)\b/iu;

/**
 * True if two planned entries of one pair and round are two matches: they have different numbers, the pair plays in a series, or
 * the file has the pair's other match between them.
 */
function areTwo(one: Fixture, other: Fixture, all: readonly Fixture[]): boolean {
  if (dayOf(one) === dayOf(other)) return false;
  const least = Math.min(weight(one), weight(other));
  if (least === 0) return false;
  if (least === 2 || (one.num !== null && other.num !== null && one.num !== other.num)) return true;
  if (seriesWords.test(`${one.round ?? ""} ${one.stage ?? ""}`)) return true;
  const [from = "", to = ""] = [one.startsAt, other.startsAt].toSorted((a, b) => a.localeCompare(b));
  return all.some(
    (each) =>
      each.homeSlug === one.awaySlug &&
      each.awaySlug === one.homeSlug &&
      roundKey(each.round) === roundKey(one.round) &&
      each.startsAt > from &&
      each.startsAt < to,
  );
}

/**
 * Gives every fixture its key. Two entries of one key are one match listed twice (same day, or one of them put off): the entry
 * with more information stays and the other is reported. Entries of one key that are replays or a series get a number.
 */
export function withKeys(fixtures: readonly Fixture[], unread: Unread[]): KeyedFixture[] {
  const groups = groupsOf(fixtures, matchKey);
  const keyed: KeyedFixture[] = [];
  for (const [key, group] of groups) {
    const unique: Fixture[] = [];
    for (const fixture of group) {
      const twin = unique.findIndex((other) => !areTwo(other, fixture, fixtures));
      const other = unique[twin];
      const stays = other === undefined || weight(fixture) > weight(other);
      if (other === undefined) unique.push(fixture);
      else if (stays) unique[twin] = fixture;
      if (other === undefined) continue;
      const [dropped, instead] = stays ? [other, fixture] : [fixture, other];
      unread.push(leftOut(dropped, `the same match stands at ${instead.location}`));
    }
    unique.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
    for (const [at, fixture] of unique.entries()) keyed.push({ ...fixture, key: at === 0 ? key : `${key}/${at + 1}` });
  }
  return withoutClashes(keyed, unread).sort((a, b) => a.index - b.index);
}

/**
 * Leaves out what cannot be another match: the same clubs in the same round and at the same time by other names or with home and
 * away exchanged, or a team that plays another match then.
 */
function withoutClashes(fixtures: readonly KeyedFixture[], unread: Unread[]): KeyedFixture[] {
  const remaining: KeyedFixture[] = [];
  const played = fixtures.filter((fixture) => weight(fixture) > 0);
  const putOff = fixtures.filter((fixture) => weight(fixture) === 0);
  for (const group of groupsOf(played, slotOf).values()) {
    const listed: KeyedFixture[] = [];
    for (const fixture of group.toSorted((a, b) => weight(b) - weight(a) || a.index - b.index)) {
      const same = listed.find((other) => areSameClubs(other, fixture));
      const clash = same ?? listed.find((other) => shareTeam(other, fixture));
      if (clash === undefined) listed.push(fixture);
      else
        unread.push(
          leftOut(
            fixture,
            same === undefined
              ? `a team plays another match then, at ${clash.location}`
              : `the same match stands at ${clash.location}`,
          ),
        );
    }
    remaining.push(...listed);
  }
  return [...remaining, ...putOff];
}

/** Matches of one round that begin at the same time, or are given for the same day without one. */
const slotOf = ({ round, stage, startsAt }: Pick<Fixture, "round" | "stage" | "startsAt">): string =>
  [slugOf(stage ?? ""), roundKey(round), startsAt].join("/");

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
