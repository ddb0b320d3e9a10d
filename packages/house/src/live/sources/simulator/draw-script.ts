import { expectedGoals } from "../../../catalogue/prices/goals-model.ts";
import { seededRandom, shuffled } from "../../../catalogue/prices/seeded.ts";
import { strengthOf } from "../../../catalogue/prices/strengths.ts";
import type { Script } from "../script.ts";
import { simulateBasketball } from "./basketball.ts";
import { simulateFootball } from "./football.ts";
import { simulatePoints } from "./points.ts";
import { simulateIceHockey } from "./ice-hockey.ts";
import {
  basketballRosters,
  cupRoster,
  footballRosters,
  iceHockeyRosters,
  pointSports,
  type Roster,
  tennisRosters,
  volleyballRosters,
} from "./rosters.ts";
import { simulateTennis } from "./tennis.ts";
import { simulateVolleyball } from "./volleyball.ts";

/** What a lane of the simulator plays, one match after the other. */
export type SimulatedSport = "football" | "tennis" | "basketball" | "ice_hockey" | "volleyball" | "points";

/** The share of cup matches among football matches. */
const cupShare = 0.12;
/** Points of an average side. */
const averageBasketball = 80;
/** Goals of an average side with as many men as the other. */
const averageIceHockey = 2.8;

type Random = () => number;

const draws: Readonly<Record<SimulatedSport, (seed: string, random: Random) => Script>> = {
  football: (seed, random) => {
    const knockout = random() < cupShare;
    const pair = pairing(knockout ? cupRoster : drawOne(footballRosters, random()), seed);
    const expected = expectedGoals(strengthOf(pair.home), strengthOf(pair.away), knockout);
    const match = { key: seed, ...pair, neutral: knockout, periodLength: 45 };
    const events = simulateFootball(expected, random, knockout);
    return { match: { ...match, model: { kind: "football", expected, ...(knockout && { knockout }) } }, events };
  },
  tennis: (seed, random) => {
    const { roster, setsToWin } = drawOne(tennisRosters, random());
    const pair = pairing(roster, seed);
    const serve = (name: string): number => clamp(0.63 + strengthOf(name).attack / 4, 0.52, 0.75);
    const model = { kind: "tennis", home: serve(pair.home), away: serve(pair.away), setsToWin } as const;
    const match = { key: seed, ...pair, neutral: true, periodLength: 0, model };
    return { match, events: simulateTennis(model, random) };
  },
  basketball: (seed, random) => {
    const pair = pairing(drawOne(basketballRosters, random()), seed);
    const points = (own: string, rival: string): number =>
      averageBasketball * Math.exp((strengthOf(own).attack - strengthOf(rival).defence) / 3);
    const { home, away } = pair;
    const model = { kind: "basketball", home: points(home, away), away: points(away, home) } as const;
    const match = { key: seed, ...pair, neutral: true, periodLength: 10, model };
    return { match, events: simulateBasketball(model, random) };
  },
  ice_hockey: (seed, random) => {
    const pair = pairing(drawOne(iceHockeyRosters, random()), seed);
    const goals = (own: string, rival: string): number =>
      averageIceHockey * Math.exp(strengthOf(own).attack - strengthOf(rival).defence);
    const { home, away } = pair;
    const model = { kind: "ice_hockey", home: goals(home, away), away: goals(away, home) } as const;
    const match = { key: seed, ...pair, neutral: true, periodLength: 20, model };
    return { match, events: simulateIceHockey(model, random) };
  },
  volleyball: (seed, random) => {
    const pair = pairing(drawOne(volleyballRosters, random()), seed);
    // The side that receives wins most rallies.
    const serve = (own: string, rival: string): number =>
      clamp(0.4 + (strengthOf(own).attack - strengthOf(rival).defence) / 5, 0.3, 0.5);
    const model = {
      kind: "volleyball",
      home: serve(pair.home, pair.away),
      away: serve(pair.away, pair.home),
    } as const;
    const match = { key: seed, ...pair, neutral: true, periodLength: 0, model };
    return { match, events: simulateVolleyball(model, random) };
  },
  points: (seed, random) => {
    const played = drawOne(pointSports, random());
    const pair = pairing(drawOne(played.rosters, random()), seed);
    const lengthMs = played.periods * played.periodLength * 60_000;
    const points = (own: string, rival: string): number =>
      played.average * Math.exp((strengthOf(own).attack - strengthOf(rival).defence) / 3);
    const { home, away } = pair;
    const model = { kind: "points", home: points(home, away), away: points(away, home), lengthMs } as const;
    const match = { key: seed, ...pair, neutral: true, periodLength: played.periodLength, model };
    return { match, events: simulatePoints(played, model, random) };
  },
};

/** The match of a seed: its sides and all its events. */
export function drawScript(sport: SimulatedSport, seed: string): Script {
  return draws[sport](seed, seededRandom(`live/${seed}`));
}

const clamp = (chance: number, least: number, most: number): number => Math.min(most, Math.max(least, chance));

function drawOne<Item>(items: readonly Item[], uniform: number): Item {
  const item = items[Math.floor(uniform * items.length)];
  if (item === undefined) throw new RangeError("there is nothing to choose from");
  return item;
}

function pairing({ players, ...pair }: Roster, seed: string): Omit<Roster, "players"> & { home: string; away: string } {
  const [home = "", away = ""] = shuffled(players, `pairing/${seed}`);
  return { ...pair, home, away };
}
