import { describe, expect, test } from "vitest";
import { legacyTime, readClock } from "./clock.ts";
import { countsAsLive, isListed, isMatchLocked, isOver, notStartedDrop } from "./lifecycle.ts";
import { doubleRow, rowSize, singleRow } from "./row-size.ts";
import { matchPhase } from "./status.ts";

const startsAt = "2026-11-20T18:00:00Z";
const start = Date.parse(startsAt);

describe("match statuses (§4)", () => {
  test.each([
    ["not_started", "waiting"],
    ["1p", "playing"],
    ["2p", "playing"],
    ["1set", "playing"],
    ["5set", "playing"],
    ["pause", "break"],
    ["pause1", "break"],
    ["pause3", "break"],
    ["ended", "over"],
    ["interrupted", "over"],
    ["retired", "over"],
    ["walkover", "over"],
    ["after_ot", "over"],
    ["riot", "unknown"],
    ["", "unknown"],
    ["constructor", "unknown"],
  ])("%s is %s", (status, phase) => {
    expect(matchPhase(status)).toBe(phase);
  });

  test("a finished match leaves the list, and one of an unknown status stays, locked (D26)", () => {
    const match = { active: true, startsAt, betStatus: "started", stopped: false };
    expect(isOver({ status: "after_ot" })).toBe(true);
    expect(isListed({ ...match, status: "ended" }, start)).toBe(false);
    expect(isListed({ ...match, status: "riot" }, start)).toBe(true);
    expect(isMatchLocked({ ...match, status: "riot" })).toBe(true);
    expect(isMatchLocked({ ...match, status: "1p" })).toBe(false);
    expect(isMatchLocked({ ...match, status: "1p", betStatus: "paused" })).toBe(true);
  });

  test("not_started is not counted as live, and is dropped more than five minutes after its start", () => {
    const match = { status: "not_started", active: true, startsAt };
    expect(countsAsLive(match, start + 1)).toBe(false);
    expect(isListed(match, start + notStartedDrop)).toBe(true);
    expect(isListed(match, start + notStartedDrop + 1)).toBe(false);
    expect(countsAsLive({ ...match, status: "1p" }, start + 3_600_000)).toBe(true);
    expect(isListed({ ...match, startsAt: "" }, start)).toBe(true);
  });

  test("D24: hidden only when inactive", () => {
    expect(isListed({ status: "1p", active: false, startsAt }, start)).toBe(false);
  });
});

describe("the clock (D27)", () => {
  const clock = { phase: "1p", second: 600, stopped: false, added: 0, at: start };

  test("continues by the server's clock, and stands while it is stopped", () => {
    expect(readClock(clock, start + 65_400, 45)).toEqual({ second: 665, minute: 12, beyond: 0, added: 0 });
    expect(readClock({ ...clock, stopped: true }, start + 65_400, 45).second).toBe(600);
    expect(readClock(clock, start - 5_000, 45).second).toBe(600);
  });

  test.each([
    ["1p", 2_700, 45, { minute: 46, beyond: 0 }],
    ["1p", 2_761, 45, { minute: 45, beyond: 61 }],
    ["2p", 2_761, 45, { minute: 47, beyond: 0 }],
    ["2p", 5_520, 45, { minute: 90, beyond: 120 }],
    ["2p", 5_520, 90, { minute: 90, beyond: 120 }],
    ["pause", 2_700, 45, { minute: 45, beyond: 0 }],
    ["1p_ot", 5_460, 45, { minute: 92, beyond: 0 }],
    ["1p_ot", 6_330, 45, { minute: 105, beyond: 30 }],
    ["2p_ot", 6_330, 45, { minute: 106, beyond: 0 }],
    ["2p_ot", 7_290, 90, { minute: 120, beyond: 90 }],
    ["1p_ot", 2_500, 20, { minute: 42, beyond: 0 }],
    ["3p", 3_660, 20, { minute: 60, beyond: 60 }],
    ["1p", 700, 0, { minute: 12, beyond: 0 }],
  ])("of %s at second %i with periods of %i minutes reads as in play", (phase, second, periodLength, reading) => {
    expect(readClock({ ...clock, phase, second }, start, periodLength)).toMatchObject(reading);
  });

  test("a pause shows as 45.5 in the legacy time", () => {
    expect(legacyTime({ ...clock, phase: "pause", second: 2_700, stopped: true }, start)).toBe(45.5);
    expect(legacyTime({ ...clock, phase: "2p", second: 4_080 }, start)).toBe(68);
  });
});

describe("live display (§4)", () => {
  const match = { sportId: 1, status: "1p", marketCount: 5 };

  test("football before or in the first half with more than four markets is a double line if first-half markets are listed", () => {
    expect(rowSize(match, true)).toEqual({ size: 104, weight: 2 });
    expect(rowSize({ ...match, status: "not_started" }, true)).toBe(doubleRow);
  });

  test.each([
    ["another sport", { ...match, sportId: 2 }, true],
    ["a later status", { ...match, status: "2p" }, true],
    ["four odds groups", { ...match, marketCount: 4 }, true],
    ["first-half odds off", match, false],
  ])("%s makes it a single line", (_what, other, firstHalf) => {
    expect(rowSize(other, firstHalf)).toEqual({ size: 59, weight: 1 });
    expect(rowSize(other, firstHalf)).toBe(singleRow);
  });
});
