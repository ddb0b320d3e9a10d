import { expectedGoals } from "../../../catalogue/prices/goals-model.ts";
import { seededRandom } from "../../../catalogue/prices/seeded.ts";
import { strengthOf } from "../../../catalogue/prices/strengths.ts";
import type { Script } from "../script.ts";
import { simulateBasketball } from "./basketball.ts";
import { simulateFootball } from "./football.ts";
import { handball, simulatePoints } from "./points.ts";
import { simulateIceHockey } from "./ice-hockey.ts";
import { anyFixture, type Fixture, setsToWinOf, type SimulatedSport } from "./fixture.ts";
import { simulateTennis } from "./tennis.ts";
import { simulateVolleyball } from "./volleyball.ts";

/** The share of cup matches among football matches. */
const cupShare = 0.12;
const cup = { tournament: "Invitation Cup" } as const;
/** Points of an average side. */
const averageBasketball = 80;
/** Goals of an average side with as many men as the other. */
const averageIceHockey = 2.8;

type Random = () => number;

const draws: Readonly<Record<SimulatedSport, (seed: string, fixture: Fixture, random: Random) => Script>> = {
  football: (seed, pair, random) => {
    const knockout = random() < cupShare;
    const expected = expectedGoals(strengthOf(pair.home), strengthOf(pair.away), knockout);
    const match = { key: seed, ...pair, ...(knockout && cup), neutral: knockout, periodLength: 45 };
    const events = simulateFootball(expected, random, knockout);
    return { match: { ...match, model: { kind: "football", expected, ...(knockout && { knockout }) } }, events };
  },
  tennis: (seed, pair, random) => {
    const setsToWin = setsToWinOf(pair.tournament);
    const serve = (name: string): number => clamp(0.63 + strengthOf(name).attack / 4, 0.52, 0.75);
    const model = { kind: "tennis", home: serve(pair.home), away: serve(pair.away), setsToWin } as const;
    const match = { key: seed, ...pair, neutral: true, periodLength: 0, model };
    return { match, events: simulateTennis(model, random) };
  },
  basketball: (seed, pair, random) => {
    const points = (own: string, rival: string): number =>
      averageBasketball * Math.exp((strengthOf(own).attack - strengthOf(rival).defence) / 3);
    const { home, away } = pair;
    const model = { kind: "basketball", home: points(home, away), away: points(away, home) } as const;
    const match = { key: seed, ...pair, neutral: true, periodLength: 10, model };
    return { match, events: simulateBasketball(model, random) };
  },
  ice_hockey: (seed, pair, random) => {
    const goals = (own: string, rival: string): number =>
      averageIceHockey * Math.exp(strengthOf(own).attack - strengthOf(rival).defence);
    const { home, away } = pair;
    const model = { kind: "ice_hockey", home: goals(home, away), away: goals(away, home) } as const;
    const match = { key: seed, ...pair, neutral: true, periodLength: 20, model };
    return { match, events: simulateIceHockey(model, random) };
  },
  volleyball: (seed, pair, random) => {
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
  points: (seed, pair, random) => {
    const lengthMs = handball.periods * handball.periodLength * 60_000;
    const points = (own: string, rival: string): number =>
      handball.average * Math.exp((strengthOf(own).attack - strengthOf(rival).defence) / 3);
    const { home, away } = pair;
    const model = { kind: "points", home: points(home, away), away: points(away, home), lengthMs } as const;
    const match = { key: seed, ...pair, neutral: true, periodLength: handball.periodLength, model };
    return { match, events: simulatePoints(handball, model, random) };
  },
};

/** The match of a seed: its sides and all its events. */
export function drawScript(sport: SimulatedSport, seed: string, fixture: Fixture = anyFixture(sport, seed)): Script {
  return draws[sport](seed, fixture, seededRandom(`live/${seed}`));
}

const clamp = (chance: number, least: number, most: number): number => Math.min(most, Math.max(least, chance));
