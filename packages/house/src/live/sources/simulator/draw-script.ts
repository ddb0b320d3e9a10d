import { expectedGoals } from "../../../catalogue/prices/goals-model.ts";
import { seededRandom, shuffled } from "../../../catalogue/prices/seeded.ts";
import { strengthOf } from "../../../catalogue/prices/strengths.ts";
import type { Script } from "../script.ts";
import { simulateFootball } from "./football.ts";
import { simulatePoints } from "./points.ts";
import { footballRosters, pointSports, type Roster, tennisRosters } from "./rosters.ts";
import { simulateTennis } from "./tennis.ts";

/** What a lane of the simulator plays, one match after the other. */
export type SimulatedSport = "football" | "tennis" | "points";

/** The match of a seed: who plays, and all that happens. */
export function drawScript(sport: SimulatedSport, seed: string): Script {
  const random = seededRandom(`live/${seed}`);
  if (sport === "football") {
    const roster = pickOne(footballRosters, random());
    const { home, away, ...place } = pairing(roster, seed);
    const expected = expectedGoals(strengthOf(home), strengthOf(away), false);
    const match = { key: seed, ...place, home, away, neutral: false, periodLength: 45 };
    return { match: { ...match, model: { kind: "football", expected } }, events: simulateFootball(expected, random) };
  }
  if (sport === "tennis") {
    const { home, away, ...place } = pairing(pickOne(tennisRosters, random()), seed);
    const serve = (name: string): number => 0.6 + strengthOf(name).attack / 4 + 0.03;
    const model = { kind: "tennis", home: clamp(serve(home)), away: clamp(serve(away)), setsToWin: 2 } as const;
    return {
      match: { key: seed, ...place, home, away, neutral: true, periodLength: 0, model },
      events: simulateTennis(model, random),
    };
  }
  const played = pickOne(pointSports, random());
  const { home, away, ...place } = pairing(pickOne(played.rosters, random()), seed);
  const lengthMs = played.periods * played.periodLength * 60_000;
  const points = (own: string, rival: string): number =>
    played.average * Math.exp((strengthOf(own).attack - strengthOf(rival).defence) / 3);
  const model = { kind: "points", home: points(home, away), away: points(away, home), lengthMs } as const;
  const match = { key: seed, ...place, home, away, neutral: true, periodLength: played.periodLength, model };
  return { match, events: simulatePoints(played, model, random) };
}

const clamp = (chance: number): number => Math.min(0.75, Math.max(0.52, chance));

function pickOne<Item>(items: readonly Item[], uniform: number): Item {
  const item = items[Math.floor(uniform * items.length)];
  if (item === undefined) throw new RangeError("there is nothing to choose from");
  return item;
}

function pairing(
  { players, ...place }: Roster,
  seed: string,
): Omit<Roster, "players"> & { home: string; away: string } {
  const [home = "", away = ""] = shuffled(players, `pairing/${seed}`);
  return { ...place, home, away };
}
