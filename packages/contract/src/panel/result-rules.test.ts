import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EnteredResult, ResultForm } from "./result-form.ts";
import { fullTimeOf, resultProblems } from "./result-rules.ts";
import { isSet } from "./set-rules.ts";

const form = (kind: ResultForm["kind"], more: Partial<ResultForm> = {}): ResultForm => ({
  kind,
  setsToWin: kind === "volleyball" ? 3 : kind === "tennis" ? 2 : null,
  halfTimeNeeded: false,
  winnerNeeded: false,
  ...more,
});
const pair = (text: string) => {
  const [home = 0, away = 0] = text.split(":").map(Number);
  return { home, away };
};
const pairs = (text: string) => text.split(" ").map(pair);
const inParts = (of: ResultForm, text: string, more: Partial<EnteredResult> = {}): EnteredResult => ({
  fullTime: fullTimeOf(of, pairs(text)),
  periods: pairs(text),
  ...more,
});
const problems = (of: ResultForm, result: EnteredResult) =>
  resultProblems(of, result).map(({ path, code }) => `${path} ${code}`);

describe("a result of football", () => {
  const needsAll = form("football", { halfTimeNeeded: true, winnerNeeded: true });
  test.each([
    ["2:1", {}, form("football"), []],
    ["2:1", { halfTime: pair("1:1") }, needsAll, []],
    ["2:1", { halfTime: pair("3:0") }, form("football"), ["halfTime halfTimeAbove"]],
    ["2:1", {}, needsAll, ["halfTime halfTimeMissing"]],
    ["2:1", { extraTime: pair("2:2") }, form("football"), ["extraTime overtimeNeedless"]],
    ["2:1", { penalties: pair("4:3") }, form("football"), ["penalties shootOutNeedless"]],
    ["1:1", {}, form("football"), []],
    ["1:1", { halfTime: pair("0:0") }, needsAll, ["extraTime winnerMissing"]],
    ["1:1", { extraTime: pair("0:1") }, form("football"), ["extraTime overtimeBelow"]],
    ["1:1", { extraTime: pair("2:1"), penalties: pair("4:3") }, form("football"), ["penalties shootOutNeedless"]],
    ["1:1", { extraTime: pair("2:2"), penalties: pair("4:4") }, form("football"), ["penalties shootOutLevel"]],
    ["1:1", { extraTime: pair("2:2"), halfTime: pair("0:0") }, needsAll, ["penalties winnerMissing"]],
    ["1:1", { penalties: pair("5:4"), halfTime: pair("0:0") }, needsAll, []],
    ["1:1", { retired: "home" }, form("football"), ["retired notOfSport"]],
    ["1:1", { periods: pairs("1:1") }, form("football"), ["periods notOfSport"]],
  ] as const)("%s with %o", (fullTime, more, of, expected) => {
    expect(problems(of, { fullTime: pair(fullTime), ...more })).toEqual(expected);
  });
});

describe("a result in parts", () => {
  test.each([
    ["basketball", "20:18 22:20 15:15 20:19", {}, []],
    ["basketball", "20:20 20:20 20:20 20:20", {}, ["extraTime winnerMissing"]],
    ["basketball", "20:20 20:20 20:20 20:20", { extraTime: pair("90:90") }, ["extraTime overtimeLevel"]],
    ["basketball", "20:20 20:20 20:20 20:20", { extraTime: pair("92:90") }, []],
    ["basketball", "20:20 20:20 20:20", {}, ["periods partsMissing", "extraTime winnerMissing"]],
    ["basketball", "20:18 20:20 20:20 20:20", { penalties: pair("1:0") }, ["penalties notOfSport"]],
    ["ice_hockey", "1:0 1:1 0:0", {}, []],
    ["ice_hockey", "1:0 0:1 0:0", {}, []],
    ["ice_hockey", "1:0 0:1 0:0", { extraTime: pair("2:1") }, []],
    ["ice_hockey", "1:0 0:1 0:0", { extraTime: pair("3:1") }, ["extraTime overtimeGoal"]],
    ["ice_hockey", "1:0 0:1 0:0", { extraTime: pair("1:1"), penalties: pair("2:1") }, []],
    ["ice_hockey", "1:0 0:0 0:0", { halfTime: pair("0:0") }, ["halfTime notOfSport"]],
    ["handball", "14:12 13:16", {}, []],
    ["handball", "14:12 13:15", { fullTime: pair("27:28") }, ["fullTime partsSum"]],
  ] as const)("of %s: %s with %o", (kind, parts, more, expected) => {
    expect(problems(form(kind), inParts(form(kind), parts, more))).toEqual(expected);
  });

  test("names the missing winner where a market needs one", () => {
    const of = form("handball", { winnerNeeded: true });
    expect(problems(of, inParts(of, "14:12 13:15"))).toEqual(["extraTime winnerMissing"]);
    expect(problems(of, inParts(of, "14:12 13:15", { extraTime: pair("30:29") }))).toEqual([]);
  });
});

describe("a result in sets", () => {
  const three = form("tennis");
  test.each([
    [three, "6:4 7:6", {}, []],
    [three, "6:4 3:6 7:5", {}, []],
    [three, "6:4 3:6 10:8", {}, []],
    [three, "10:8 6:3", {}, ["periods.0 setImpossible"]],
    [three, "6:5 6:3", {}, ["periods.0 setImpossible"]],
    [three, "6:4 7:7", {}, ["periods.1 setImpossible"]],
    [three, "6:4 8:6", {}, ["periods.1 setImpossible"]],
    [three, "6:4 6:3 6:0", {}, ["periods.2 setNeedless"]],
    [three, "6:4 3:6", {}, ["periods.2 setMissing"]],
    [three, "6:4 3:6 4:2", { retired: "away" }, []],
    [three, "6:4", { retired: "home" }, []],
    [three, "6:4 6:3", { retired: "home" }, ["retired retiredOver"]],
    [three, "6:4 6:3", { extraTime: pair("3:0") }, ["extraTime notOfSport"]],
    [form("tennis", { setsToWin: 3 }), "6:4 6:3", {}, ["periods.2 setMissing"]],
    [form("tennis", { setsToWin: null }), "6:4 6:3", {}, []],
    [form("tennis", { setsToWin: null }), "6:4 6:3 6:2", {}, []],
    [form("volleyball"), "25:20 25:23 26:24", {}, []],
    [form("volleyball"), "25:24 25:23 26:24", {}, ["periods.0 setImpossible"]],
    [form("volleyball"), "25:20 27:24 25:20", {}, ["periods.1 setImpossible"]],
    [form("volleyball"), "25:20 20:25 25:20 20:25 15:13", {}, []],
    [form("volleyball"), "25:20 20:25 25:20 20:25 25:13", {}, ["periods.4 setImpossible"]],
    [form("volleyball"), "25:20 25:20 25:20", { retired: "home" }, ["retired notOfSport"]],
  ] as const)("%o: %s with %o", (of, sets, more, expected) => {
    expect(problems(of, inParts(of, sets, more))).toEqual(expected);
  });

  test("is refused without its sets too, if no match ends so", () => {
    const bare = (of: ResultForm, score: string) => problems(of, { fullTime: pair(score) });
    expect(bare(three, "7:7")).toEqual(["fullTime setImpossible"]);
    expect(bare(three, "2:2")).toEqual(["fullTime setImpossible"]);
    expect(bare(three, "1:1")).toEqual(["fullTime setMissing"]);
    expect([bare(three, "2:1"), bare(form("volleyball"), "3:0")]).toEqual([[], []]);
  });

  test("is possible exactly if every set could be played point by point and the last one decides", () => {
    const any = fc.tuple(fc.nat(9), fc.nat(9)).map(([home, away]) => ({ home, away }));
    const set = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...[...endings].map(pair)) }, any);
    fc.assert(
      fc.property(fc.array(set, { minLength: 1, maxLength: 3 }), (sets) => {
        let [home, away, possible] = [0, 0, true];
        for (const [index, each] of sets.entries()) {
          if (home === 2 || away === 2 || !endings.has(`${each.home}:${each.away}`)) possible = false;
          if (each.home > each.away) home += 1;
          else away += 1;
          if (index === sets.length - 1 && Math.max(home, away) < 2) possible = false;
        }
        const result = { fullTime: fullTimeOf(three, sets), periods: sets };
        expect(resultProblems(three, result).length === 0).toBe(possible);
      }),
      { numRuns: 500 },
    );
  });

  /** All scores at which a set of tennis ends, found by playing game after game. */
  const endings = new Set<string>();
  const play = (home: number, away: number): void => {
    const [most, least] = [Math.max(home, away), Math.min(home, away)];
    if ((most >= 6 && most - least >= 2) || most === 7) return void endings.add(`${home}:${away}`);
    play(home + 1, away);
    play(home, away + 1);
  };
  play(0, 0);

  test("has the endings of sets that playing game after game has", () => {
    for (let home = 0; home <= 9; home += 1)
      for (let away = 0; away <= 9; away += 1)
        expect([home, away, isSet(three, 0, { home, away })]).toEqual([home, away, endings.has(`${home}:${away}`)]);
  });
});
