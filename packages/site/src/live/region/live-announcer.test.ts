import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type MatchNews, LiveAnnouncer, pausedAfter, intervalMs, silenceMs } from "./live-announcer.ts";

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

let published: string[][];
/** How often an empty list was published. */
let emptied: number;
let announcer: LiveAnnouncer;
beforeEach(() => {
  vi.useFakeTimers();
  published = [];
  emptied = 0;
  announcer = new LiveAnnouncer((news) => {
    if (news.length === 0) emptied += 1;
    else published.push(news.map(({ match, kinds }) => `${match.matchId} ${match.score} ${kinds.join("+")}`));
  });
});
afterEach(() => {
  announcer.stop();
  vi.useRealTimers();
});

describe("announcements of followed matches", () => {
  test("a new match is not announced; a goal, a sending-off and the end are announced at once", () => {
    announcer.follow([derby]);
    expect(published).toEqual([]);
    announcer.follow([{ ...derby, score: "1:0" }]);
    vi.advanceTimersByTime(intervalMs);
    announcer.follow([{ ...derby, score: "1:0", yellowRedAway: 1 }]);
    vi.advanceTimersByTime(intervalMs);
    announcer.follow([{ ...derby, score: "2:0", yellowRedAway: 1, status: "ended", locked: true }]);
    expect(published).toEqual([["1 1:0 score"], ["1 1:0 sentOffAway"], ["1 2:0 over"]]);
    vi.advanceTimersByTime(60_000);
    expect(published.length).toBe(3);
  });

  test("an announcement is cleared before the next one, which may be the same", () => {
    announcer.follow([derby]);
    announcer.follow([{ ...derby, redHome: 1 }]);
    announcer.follow([{ ...derby, redHome: 2 }]);
    vi.advanceTimersByTime(intervalMs - silenceMs);
    expect([published.length, emptied]).toEqual([1, 1]);
    vi.advanceTimersByTime(silenceMs);
    expect(published).toEqual([["1 0:0 sentOffHome"], ["1 0:0 sentOffHome"]]);
    vi.advanceTimersByTime(60_000);
    expect([published.length, emptied, vi.getTimerCount()]).toEqual([2, 2, 0]);
  });

  test("60 events in ten seconds give a sentence every three seconds at most, and the last one is current", () => {
    announcer.follow([derby, { ...derby, matchId: 2 }]);
    for (let goal = 1; goal <= 60; goal += 1) {
      announcer.follow([
        { ...derby, score: `${goal}:0` },
        { ...derby, matchId: 2, score: `0:${goal}` },
      ]);
      vi.advanceTimersByTime(167);
    }
    vi.advanceTimersByTime(intervalMs);
    expect(published.length).toBeLessThanOrEqual(5);
    expect(published.at(-1)).toEqual(["1 60:0 score", "2 0:60 score"]);
  });

  test("a suspension is announced if it lasts, and its end if it was announced", () => {
    const locked = { ...derby, locked: true };
    announcer.follow([derby]);
    announcer.follow([locked]);
    vi.advanceTimersByTime(pausedAfter - 1);
    announcer.follow([derby]);
    vi.advanceTimersByTime(60_000);
    expect(published).toEqual([]);
    announcer.follow([locked]);
    vi.advanceTimersByTime(pausedAfter);
    expect(published).toEqual([["1 0:0 paused"]]);
    vi.advanceTimersByTime(intervalMs);
    announcer.follow([derby]);
    expect(published.at(-1)).toEqual(["1 0:0 resumed"]);
  });

  test("a match that is no longer followed is not announced, and nothing is announced after the stop", () => {
    announcer.follow([derby]);
    announcer.follow([{ ...derby, locked: true }]);
    announcer.follow([]);
    vi.advanceTimersByTime(60_000);
    announcer.follow([derby]);
    announcer.follow([{ ...derby, locked: true }]);
    announcer.stop();
    vi.advanceTimersByTime(60_000);
    expect(published).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
