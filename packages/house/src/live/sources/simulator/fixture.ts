import { football } from "@livery/feed";
import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { playerName, teamName } from "./names.ts";

/** What a lane of the simulator plays, one match after the other. */
export type SimulatedSport = "football" | "tennis" | "basketball" | "ice_hockey" | "volleyball" | "points";

/** Which match of a lane: the lane's number and its day from 0, the match of the day from 1. */
export interface LanePosition {
  readonly lane: number;
  readonly day: number;
  readonly round: number;
}

/** The tournament and the sides of a match. */
export interface Fixture {
  readonly sportId: number;
  readonly category: string;
  readonly flag: string | null;
  readonly tournament: string;
  readonly home: string;
  readonly away: string;
}

interface SportPlan {
  readonly sportId: number;
  /** Tournaments, one a lane; further lanes play further divisions. */
  readonly tournaments: readonly string[];
  /** More than a lane plays in a day; odd, so that a pair changes ends when it meets again. */
  readonly rounds: number;
}

const leagueNames =
  "Amber, Beacon, Coastal, Dune, Estuary, Fjord, Gale, Headland, Island, Jetty, Keel, Lagoon, Mainsail, Northern, Outer Bank, Peninsula, Quay, Reef, Southern, Tideway, Upland, Voyager, Western, Zephyr"
    .split(", ")
    .map((name) => `${name} League`);

const plans: Readonly<Record<SimulatedSport, SportPlan>> = {
  football: { sportId: football, tournaments: leagueNames, rounds: 17 },
  tennis: {
    sportId: 5,
    tournaments: ["Riverside Open", "Riverside Open, women", "Lagoon Open", "Lagoon Open, women"],
    rounds: 31,
  },
  basketball: { sportId: 2, tournaments: ["Basketball Series", "Beacon Basketball League"], rounds: 21 },
  ice_hockey: { sportId: 4, tournaments: ["Ice Series", "Northern Ice League"], rounds: 19 },
  volleyball: { sportId: 23, tournaments: ["Volleyball Series", "Coastal Volleyball League"], rounds: 21 },
  points: { sportId: 6, tournaments: ["Handball Series", "Quay Handball League"], rounds: 27 },
};

export const simulatedSports: ReadonlySet<string> = new Set(Object.keys(plans));

/**
 * A team plays every third day of its lane, at about the same time of the day: there are more than 48 hours between two of its
 * matches.
 */
const groups = 3;

/** The rounds of a lane's day that have teams of their own. */
export function roundsOf(sport: SimulatedSport): number {
  return plans[sport].rounds;
}

/**
 * The sides of a lane's match. Each lane has its own teams, in three groups that play by turns. In a group, every team of one half
 * meets the teams of the other half one after the other, and with the ends changed when all have met.
 */
export function fixtureOf(sport: SimulatedSport, { lane, day, round }: LanePosition): Fixture {
  const { sportId, tournaments, rounds } = plans[sport];
  const group = day % groups;
  const turn = Math.floor(day / groups);
  const first = (round - 1) % rounds;
  const second = (first + turn) % rounds;
  const name = (half: 0 | 1, place: number): string => {
    const index = ((lane * groups + group) * 2 + half) * rounds + place;
    return sport === "tennis" ? playerName(index) : teamName(sport, index);
  };
  const [home, away] = [name(0, first), name(1, second)];
  const division = Math.floor(lane / tournaments.length);
  const tournament = tournaments[lane % tournaments.length] ?? "";
  return {
    sportId,
    category: "International",
    flag: null,
    tournament: division === 0 ? tournament : tournament.replace(/(, women)?$/u, ` ${division + 1}$1`),
    ...(turn % 2 === 0 ? { home, away } : { home: away, away: home }),
  };
}

/** The sides of a match outside every lane, by a seed. */
export function anyFixture(sport: SimulatedSport, seed: string): Fixture {
  const random = seededRandom(`pairing/${seed}`);
  const below = (end: number): number => Math.floor(random() * end);
  return fixtureOf(sport, { lane: below(24), day: below(300), round: 1 + below(roundsOf(sport)) });
}

/** Sets that win a match of a tennis tournament. */
export function setsToWinOf(tournament: string): 2 | 3 {
  return tournament.endsWith("women") ? 2 : 3;
}
