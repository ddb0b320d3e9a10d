import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type MatchNews, Newsroom, pausedAfter, quietFor, silentFor } from "./newsroom.ts";

type Match = MatchNews["match"];
const derby: Match = {
  matchId: 1,
  home: "Leeds",
  away: "Hull",
  score: "0:0",
  status: "1p",
  locked: false,
  redHome: 0,
  redAway: 0,
  yellowRedHome: 0,
  yellowRedAway: 0,
};

let told: string[][];
/** How often it was told that what was said has been said. */
let emptied: number;
let room: Newsroom;
beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  emptied = 0;
  room = new Newsroom((news) => {
    if (news.length === 0) emptied += 1;
    else told.push(news.map(({ match, kinds }) => `${match.matchId} ${match.score} ${kinds.join("+")}`));
  });
});
afterEach(() => {
  room.stop();
  vi.useRealTimers();
});

describe("news of followed matches", () => {
  test("a match that comes is none; a goal is told at once, as are a sending-off and the end", () => {
    room.follow([derby]);
    expect(told).toEqual([]);
    room.follow([{ ...derby, score: "1:0" }]);
    vi.advanceTimersByTime(quietFor);
    room.follow([{ ...derby, score: "1:0", yellowRedAway: 1 }]);
    vi.advanceTimersByTime(quietFor);
    room.follow([{ ...derby, score: "2:0", yellowRedAway: 1, status: "ended", locked: true }]);
    expect(told).toEqual([["1 1:0 score"], ["1 1:0 sentOffAway"], ["1 2:0 over"]]);
    vi.advanceTimersByTime(60_000);
    expect(told.length).toBe(3);
  });

  test("what was said is taken back before the next is said, which may be the same", () => {
    room.follow([derby]);
    room.follow([{ ...derby, redHome: 1 }]);
    room.follow([{ ...derby, redHome: 2 }]);
    vi.advanceTimersByTime(quietFor - silentFor);
    expect([told.length, emptied]).toEqual([1, 1]);
    vi.advanceTimersByTime(silentFor);
    expect(told).toEqual([["1 0:0 sentOffHome"], ["1 0:0 sentOffHome"]]);
    vi.advanceTimersByTime(60_000);
    expect([told.length, emptied, vi.getTimerCount()]).toEqual([2, 2, 0]);
  });

  test("60 events in ten seconds are a sentence in three at most, the last one how it stands", () => {
    room.follow([derby, { ...derby, matchId: 2 }]);
    for (let goal = 1; goal <= 60; goal += 1) {
      room.follow([
        { ...derby, score: `${goal}:0` },
        { ...derby, matchId: 2, score: `0:${goal}` },
      ]);
      vi.advanceTimersByTime(167);
    }
    vi.advanceTimersByTime(quietFor);
    expect(told.length).toBeLessThanOrEqual(5);
    expect(told.at(-1)).toEqual(["1 60:0 score", "2 0:60 score"]);
  });

  test("a suspension is told when it lasts, and its end where it was told", () => {
    const locked = { ...derby, locked: true };
    room.follow([derby]);
    room.follow([locked]);
    vi.advanceTimersByTime(pausedAfter - 1);
    room.follow([derby]);
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    room.follow([locked]);
    vi.advanceTimersByTime(pausedAfter);
    expect(told).toEqual([["1 0:0 paused"]]);
    vi.advanceTimersByTime(quietFor);
    room.follow([derby]);
    expect(told.at(-1)).toEqual(["1 0:0 resumed"]);
  });

  test("who is followed no more is not heard of, and nothing comes after the end", () => {
    room.follow([derby]);
    room.follow([{ ...derby, locked: true }]);
    room.follow([]);
    vi.advanceTimersByTime(60_000);
    room.follow([derby]);
    room.follow([{ ...derby, locked: true }]);
    room.stop();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
