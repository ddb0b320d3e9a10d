import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of published matches. */
const folder = process.env["LIVERY_DATA"] ?? fileURLToPath(new URL("../../../../../shared/data", import.meta.url));

/** Whether the published matches are there; where they are not, that is said once. */
export function hasPublished(): boolean {
  const there = existsSync(join(folder, "wyscout"));
  if (!there) console.warn(`skipped: the published matches are not at ${folder}; set LIVERY_DATA to their folder`);
  return there;
}

type Pair = readonly [home: number, away: number];

/** What a published match came to, by its data alone. */
export interface PublishedMatch {
  readonly home: string;
  readonly away: string;
  readonly half: Pair;
  /** After 90 minutes and stoppage. */
  readonly full: Pair;
  readonly extra: Pair | null;
  readonly penalties: Pair | null;
  /** When each side's goals fell, as a page writes it: `45+2′`, `58′o.g.`, `23′pen.`. */
  readonly goals: Readonly<Record<"home" | "away", readonly string[]>>;
  /** Cards and corners of each side, all of them; of a match whose data has none, null. */
  readonly noted: Readonly<Record<"home" | "away", Noted>> | null;
  /** The same without what happened in the last minutes. */
  readonly notedEarlier: Readonly<Record<"home" | "away", Noted>> | null;
}

export interface Noted {
  readonly yellow: number;
  readonly red: number;
  readonly corners: number;
}

/** Seconds before the end that `notedEarlier` leaves out. */
const lastMinutes = 600;

/** The scores of the files that have only events: written down here, and read nowhere else. */
const results: Readonly<Record<string, { readonly half: Pair; readonly full: Pair }>> = {
  "2058017": { half: [2, 1], full: [4, 2] },
  "2499841": { half: [1, 0], full: [1, 2] },
};

interface Goal {
  readonly minute: number;
  readonly offset?: number;
  readonly penalty?: boolean;
  readonly owngoal?: boolean;
}

interface Fixture {
  readonly team1: string;
  readonly team2: string;
  /** Left out of a match without goals. */
  readonly goals1?: readonly Goal[];
  readonly goals2?: readonly Goal[];
  readonly score: { readonly ht: Pair; readonly ft: Pair; readonly et?: Pair; readonly p?: Pair };
}

/** The World Cup final of 2022 cut out of its file; answers the path of the cut and what is published of the match. */
export async function worldCupFinal(root: string): Promise<{ file: string; match: PublishedMatch }> {
  const isFinal = ({ team1, team2 }: Fixture): boolean => team1 === "Argentina" && team2 === "France";
  const { file, matches } = await cutOut(root, 2022, (all) => all.filter(isFinal));
  const [match] = matches;
  if (match === undefined) throw new Error("the file has no final");
  return { file, match };
}

export const worldCups = [2018, 2022] as const;

/** So many matches of a World Cup from a place in its file on, cut out of it; none where it has no more. */
export function worldCupMatches(root: string, year: (typeof worldCups)[number], from: number, count: number) {
  return cutOut(root, year, (all) => all.slice(from, from + count));
}

async function cutOut(
  root: string,
  year: number,
  choose: (all: readonly Fixture[]) => readonly Fixture[],
): Promise<{ file: string; matches: readonly PublishedMatch[] }> {
  const text = await readFile(join(folder, `openfootball/worldcup-${year}.json`), "utf8");
  const cup = JSON.parse(text) as { readonly name: string; readonly matches: readonly Fixture[] };
  const chosen = choose(cup.matches);
  const file = join(root, `cut-${year}.json`);
  await writeFile(file, JSON.stringify({ name: cup.name, matches: chosen }));
  return { file, matches: chosen.map(publishedOf) };
}

function publishedOf({ goals1 = [], goals2 = [], score, team1, team2 }: Fixture): PublishedMatch {
  const { et = null, ft, ht, p = null } = score;
  const inOrder = (goals: readonly Goal[]): readonly Goal[] =>
    goals.toSorted((one, other) => one.minute + (one.offset ?? 0) / 100 - other.minute - (other.offset ?? 0) / 100);
  const goals = { home: inOrder(goals1).map(written), away: inOrder(goals2).map(written) };
  return {
    home: team1,
    away: team2,
    half: ht,
    full: ft,
    extra: et,
    penalties: p,
    goals,
    noted: null,
    notedEarlier: null,
  };
}

const written = ({ minute, offset, penalty, owngoal }: Goal): string =>
  `${minute}${offset === undefined ? "" : `+${offset}`}′${penalty ? "pen." : owngoal ? "o.g." : ""}`;

interface Event {
  readonly eventName: string;
  readonly matchPeriod: string;
  readonly eventSec: number;
  readonly subEventName: string;
  readonly teamId: number;
  readonly tags: readonly { readonly id: number }[];
}

/** A match of Wyscout, with what its events count to. In these files every card is noted once. */
export async function wyscoutMatch(id: string): Promise<{ file: string; match: PublishedMatch }> {
  const file = join(folder, `wyscout/${id}.json`);
  const text = await readFile(file, "utf8");
  const { events } = JSON.parse(text) as { readonly events: readonly Event[] };
  // The side that the text names first is at home.
  const teams = [...text.slice(text.indexOf('"teams"')).matchAll(/"(\d+)": *\{[^{}]*?"name": *"([^"]+)"/gu)].slice(
    0,
    2,
  );
  const [home, away] = teams.map(([, team = "", name = ""]) => ({ team: Number(team), name }));
  const result = results[id];
  if (home === undefined || away === undefined || result === undefined) throw new Error(`nothing is known of ${id}`);
  const end = Math.max(...events.filter(({ matchPeriod }) => matchPeriod === "2H").map(({ eventSec }) => eventSec));
  const counted = (until: number) => {
    const relevant = events.filter(({ matchPeriod, eventSec }) => matchPeriod === "1H" || eventSec < until);
    const of = (team: number): Noted => {
      const ofTeam = relevant.filter(({ teamId }) => teamId === team);
      const tagged = (tag: number): number =>
        ofTeam.filter(({ tags }) => tags.some(({ id: each }) => each === tag)).length;
      const corners = ofTeam.filter(({ subEventName }) => subEventName === "Corner").length;
      return { yellow: tagged(1702), red: tagged(1701) + tagged(1703), corners };
    };
    return { home: of(home.team), away: of(away.team) };
  };
  const goalsOf = (side: number, other: number): readonly string[] =>
    events.flatMap((event) => {
      const has = (tag: number): boolean => event.tags.some(({ id: each }) => each === tag);
      // The keeper who is beaten has an event of the goal, too.
      const isOwnGoal = has(102) && event.teamId === other;
      const scored = has(101) && event.teamId === side && event.eventName !== "Save attempt";
      if (!isOwnGoal && !scored) return [];
      const begins = event.matchPeriod === "1H" ? 0 : 45;
      const minute = Math.floor(event.eventSec / 60) + 1;
      const time = minute <= 45 ? { minute: begins + minute } : { minute: begins + 45, offset: minute - 45 };
      return [written({ ...time, owngoal: isOwnGoal, penalty: event.subEventName === "Penalty" })];
    });
  const goals = { home: goalsOf(home.team, away.team), away: goalsOf(away.team, home.team) };
  const match = { home: home.name, away: away.name, ...result, extra: null, penalties: null, goals };
  return { file, match: { ...match, noted: counted(Infinity), notedEarlier: counted(end - lastMinutes) } };
}
