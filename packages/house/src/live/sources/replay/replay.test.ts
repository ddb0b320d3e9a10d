import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { type Incident, incidentKinds, readMinute } from "@livery/feed";
import { matchStateOf } from "../match-state.ts";
import { openFootballScripts } from "./openfootball.ts";
import { readReplay } from "./replay.ts";
import { ReplayFileError } from "./wyscout-document.ts";

const data = process.env["LIVERY_DATA"] ?? fileURLToPath(new URL("../../../../../../../shared/data", import.meta.url));
const there = existsSync(join(data, "wyscout"));
if (!there) console.warn(`skipped: the published matches are not at ${data}; set LIVERY_DATA to their folder`);

interface PublishedGoal {
  readonly minute: number;
  readonly offset?: number;
  readonly penalty?: boolean;
  readonly owngoal?: boolean;
}
interface Published {
  readonly team1: string;
  readonly team2: string;
  readonly goals1?: readonly PublishedGoal[];
  readonly goals2?: readonly PublishedGoal[];
  readonly score: { readonly ft: number[]; readonly ht?: number[]; readonly et?: number[]; readonly p?: number[] };
}
const worldCup = (year: number): readonly Published[] =>
  (JSON.parse(readFileSync(join(data, `openfootball/worldcup-${year}.json`), "utf8")) as { matches: Published[] })
    .matches;
const stateIn = async (file: string) => {
  const [script] = await readReplay([join(data, file)]);
  if (script === undefined) throw new Error("no script");
  return { match: script.match, state: matchStateOf(script.events), events: script.events };
};

/** Matches whose score at half time in the file contradicts the minutes of its goals. */
const halfTimeErrs: ReadonlySet<string> = new Set([
  "2018 Japan",
  "2018 Senegal",
  "2022 Japan",
  "2022 Serbia",
  "2022 Netherlands",
]);

const { goal, ownGoal, penaltyGoal, shootoutGoal } = incidentKinds;
const goals: readonly number[] = [goal, ownGoal, penaltyGoal];

/** An incident as a page writes its minute: "45+2". */
const minuteOf = (incident: Incident): string => {
  const { minute, beyond } = readMinute(incident, 45);
  return beyond > 0 ? `${minute}+${Math.ceil(beyond / 60)}` : `${minute}`;
};

describe.runIf(there)("a replay of the published matches", () => {
  it.each([2018, 2022])(
    "ends every match of the World Cup %d with the score of the file, after 90 minutes, extra time and penalties",
    (year) => {
      const file = join(data, `openfootball/worldcup-${year}.json`);
      const scripts = openFootballScripts(readFileSync(file), file);
      const published = worldCup(year);
      expect(scripts).toHaveLength(published.length);
      for (const { team1, team2, score, goals1 = [], goals2 = [] } of published) {
        const script = scripts.find(({ match }) => match.home === team1 && match.away === team2);
        const state = matchStateOf(script?.events ?? []);
        const firstHalf = [goals1, goals2].map((list) => list.filter(({ minute }) => minute <= 45).length);
        expect([team1, team2, state.regular, state.halfTime]).toEqual([team1, team2, score.ft, firstHalf]);
        if (!halfTimeErrs.has(`${year} ${team1}`)) expect(firstHalf).toEqual(score.ht ?? firstHalf);
        expect(state.score).toEqual(score.et ?? score.ft);
        expect(state.shootout).toEqual(score.p ?? [0, 0]);
        expect(state.status).toBe(score.p ? "after_penalties" : score.et ? "after_ot" : "ended");
      }
    },
  );

  it.each([2018, 2022])(
    "has every goal of the World Cup %d at its minute, with own goals and penalties marked",
    (year) => {
      const file = join(data, `openfootball/worldcup-${year}.json`);
      const scripts = openFootballScripts(readFileSync(file), file);
      let goalCount = 0;
      for (const { team1, team2, goals1 = [], goals2 = [], score } of worldCup(year)) {
        const script = scripts.find(({ match }) => match.home === team1 && match.away === team2);
        const { incidents } = matchStateOf(script?.events ?? []);
        const published = (side: Incident["side"], list: readonly PublishedGoal[]) =>
          list.map(({ minute, offset, owngoal, penalty }) => {
            const kind = owngoal ? ownGoal : penalty ? penaltyGoal : goal;
            return `${side} ${kind} ${minute}${offset ? `+${offset}` : ""}`;
          });
        const shownGoals = incidents.filter(({ kind }) => goals.includes(kind));
        expect(
          shownGoals.map((incident) => `${incident.side} ${incident.kind} ${minuteOf(incident)}`).toSorted(),
        ).toEqual([...published("home", goals1), ...published("away", goals2)].toSorted());
        const kicks = (side: Incident["side"]) =>
          incidents.filter((incident) => incident.kind === shootoutGoal && incident.side === side).length;
        expect([kicks("home"), kicks("away")]).toEqual(score.p ?? [0, 0]);
        goalCount += shownGoals.length;
      }
      expect(goalCount).toBeGreaterThan(150);
    },
  );

  it("plays the goals of the final of 2022 at their minutes", () => {
    const file = join(data, "openfootball/worldcup-2022.json");
    const script = openFootballScripts(readFileSync(file), file).find(
      ({ match }) => match.home === "Argentina" && match.away === "France",
    );
    const minutes = (script?.events ?? []).reduce<{ phase: string; begins: number; goals: string[] }>(
      (shownGoals, { at, event }) => {
        if (event.kind === "phase") return { ...shownGoals, phase: event.status, begins: at - event.second * 1000 };
        if (event.kind !== "goal") return shownGoals;
        return {
          ...shownGoals,
          goals: [
            ...shownGoals.goals,
            `${event.side} ${Math.floor((at - shownGoals.begins) / 60_000) + 1} ${shownGoals.phase}`,
          ],
        };
      },
      { phase: "", begins: 0, goals: [] },
    ).goals;
    expect(minutes).toEqual([
      "home 23 1p",
      "home 36 1p",
      "away 80 2p",
      "away 81 2p",
      "home 108 2p_ot",
      "away 118 2p_ot",
    ]);
  });

  it("reads France – Croatia, the final of 2018, from its events", async () => {
    const { match, state } = await stateIn("wyscout/2058017.json");
    expect([match.home, match.away]).toEqual(["France", "Croatia"]);
    expect(state).toMatchObject({
      score: [4, 2],
      regular: [4, 2],
      halfTime: [2, 1],
      corners: [2, 6],
      status: "ended",
    });
    expect(state.cards).toEqual({
      home: { yellow: 2, yellowRed: 0, red: 0 },
      away: { yellow: 1, yellowRed: 0, red: 0 },
    });
  });

  it("has the cards, corners and goals of both matches in order", async () => {
    for (const file of ["wyscout/2058017.json", "wyscout/2499841.json"]) {
      const { state } = await stateIn(file);
      const count = (...kinds: readonly number[]) =>
        (["home", "away"] as const).map(
          (side) => state.incidents.filter((each) => each.side === side && kinds.includes(each.kind)).length,
        );
      expect(count(...goals)).toEqual(state.score);
      expect(count(incidentKinds.corner)).toEqual(state.corners);
      expect(count(incidentKinds.yellow)).toEqual([state.cards.home.yellow, state.cards.away.yellow]);
      expect(count(incidentKinds.red)).toEqual([state.cards.home.red, state.cards.away.red]);
      const index = ({ phase, second }: Incident) => Number(phase[0]) * 100_000 + second;
      expect(state.incidents.map(index)).toEqual(state.incidents.map(index).toSorted((one, other) => one - other));
    }
    const { state } = await stateIn("wyscout/2058017.json");
    expect(
      state.incidents.filter(({ kind }) => goals.includes(kind)).map((each) => `${each.side} ${minuteOf(each)}`),
    ).toEqual(["home 18", "away 28", "home 38", "home 59", "home 65", "away 69"]);
  });

  it("reads Huddersfield Town – Manchester City from its events, with the home side first and the own goal against City", async () => {
    const { match, state, events } = await stateIn("wyscout/2499841.json");
    expect([match.home, match.away]).toEqual(["Huddersfield Town", "Manchester City"]);
    expect(state).toMatchObject({ score: [1, 2], halfTime: [1, 0], corners: [3, 7] });
    expect(state.cards).toEqual({
      home: { yellow: 2, yellowRed: 0, red: 1 },
      away: { yellow: 3, yellowRed: 0, red: 0 },
    });
    expect(events.filter(({ event }) => event.kind === "goal" && event.ownGoal)).toHaveLength(1);
  });

  it("suspends every match at the moment of a goal", async () => {
    for (const file of ["wyscout/2058017.json", "wyscout/2499841.json", "openfootball/worldcup-2022.json"]) {
      for (const { events } of await readReplay([join(data, file)])) {
        const goals = events.flatMap(({ event }, index) =>
          event.kind === "goal" ? [matchStateOf(events.slice(0, index))] : [],
        );
        expect(goals.every(({ suspended }) => suspended)).toBe(true);
      }
    }
  });
});

describe("an unreadable replay file", () => {
  it("is refused with its name", async () => {
    await expect(readReplay(["/nowhere/match.json"])).rejects.toThrow(ReplayFileError);
    await expect(readReplay(["/nowhere/match.json"])).rejects.toThrow(/match\.json: it cannot be read/u);
  });
});
