import type { ResultForm } from "@livery/contract/panel";
import { describe, expect, test } from "vitest";
import { matchResult } from "../../testing/fixtures.ts";
import { draftOf, readDraft, type ResultDraft, rowsOf } from "./result-draft.ts";

const form = (kind: ResultForm["kind"], setsToWin: 2 | 3 | null = null): ResultForm => ({
  kind,
  setsToWin,
  halfTimeNeeded: false,
  winnerNeeded: true,
});
const draft = (scores: Readonly<Record<string, string>>, retired: ResultDraft["retired"] = null): ResultDraft => ({
  scores: Object.fromEntries(
    Object.entries(scores).map(([row, text]) => [
      row,
      { home: text.split(":")[0] ?? "", away: text.split(":")[1] ?? "" },
    ]),
  ),
  retired,
});

describe("The form of a result", () => {
  test("has as many sets as can be played", () => {
    const tennis = form("tennis", 2);
    expect(rowsOf(tennis, draft({}))).toEqual(["periods.0", "periods.1"]);
    expect(rowsOf(tennis, draft({ "periods.0": "6:4", "periods.1": "6:3" }))).toHaveLength(2);
    expect(rowsOf(tennis, draft({ "periods.0": "6:4", "periods.1": "3:6" }))).toHaveLength(3);
    expect(rowsOf(form("volleyball", 3), draft({ "periods.0": "25:20", "periods.1": "20:25" }))).toHaveLength(3);
  });

  test("adds up parts, and overtime to them", () => {
    const typed = draft({ "periods.0": "20:20", "periods.1": "20:20", "periods.2": "20:20", "periods.3": "20:20" });
    expect(readDraft(form("basketball"), typed)).toMatchObject({
      total: { home: 80, away: 80 },
      problems: new Map([["extraTime", "winnerMissing"]]),
    });
    const overtime = { ...typed, scores: { ...typed.scores, extraTime: { home: "12", away: "9" } } };
    const { problems, result } = readDraft(form("basketball"), overtime);
    expect([problems.size, result.extraTime]).toEqual([0, { home: 92, away: 89 }]);
    const match = {
      ...matchResult(),
      form: form("basketball"),
      fullTime: result.fullTime,
      extraTime: { home: 92, away: 89 },
    };
    expect(draftOf(match).scores.extraTime).toEqual({ home: "12", away: "9" });
  });

  test("names the row that is wrong", () => {
    expect(readDraft(form("tennis", 2), draft({ "periods.0": "6:4", "periods.1": "7:7" })).problems).toEqual(
      new Map([["periods.1", "setImpossible"]]),
    );
    expect(readDraft(form("tennis", 2), draft({ "periods.0": "6:4" })).problems).toEqual(
      new Map([["periods.1", "numbers"]]),
    );
    expect(readDraft(form("tennis", 2), draft({ "periods.0": "6:4", "periods.1": "2:1" }, "away")).problems.size).toBe(
      0,
    );
    expect(readDraft(form("football"), draft({ fullTime: "1:1" })).problems).toEqual(
      new Map([["extraTime", "winnerMissing"]]),
    );
  });
});
