import type { MatchResult } from "@livery/contract";
import { expect, test } from "vitest";
import { fakeHouse, pageOf } from "../testing/fake-house.ts";
import { openSite } from "../testing/open-site.tsx";

const result = (matchId: number): MatchResult => ({
  matchId,
  sportName: "Football",
  categoryName: "England",
  tournamentName: "Premier League",
  home: "Arsenal",
  away: "Everton",
  startsAt: "2026-11-19T14:15:00Z",
  status: "ended",
  score: "2:1",
});

/** Returns the number of lines that a text takes. */
function linesOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

test.each(["/", "/sports", "/results"])(
  "On %s no time wraps or overlaps what is beside it, however large a brand's letters",
  async (path) => {
    document.documentElement.style.setProperty("--lv-font-size-sm", "2.25rem");
    try {
      const house = fakeHouse({ apiResults: () => pageOf([result(1), result(2)]) });
      await openSite({ path, house, width: 390 });
      const times = () => [...document.querySelectorAll("main li time")];
      await expect.poll(() => times().length).toBeGreaterThan(1);
      expect(times().map((time) => linesOf(time))).toEqual(times().map(() => 1));
      for (const time of times()) {
        const { left, top, bottom } = time.getBoundingClientRect();
        const beside = [...(time.parentElement?.children ?? [])]
          .map((other) => other.getBoundingClientRect())
          .filter((other) => other.left > left && other.top < bottom && other.bottom > top);
        expect(beside.length).toBeGreaterThan(0);
        for (const other of beside) expect(left + time.scrollWidth).toBeLessThanOrEqual(other.left);
      }
    } finally {
      document.documentElement.style.removeProperty("--lv-font-size-sm");
    }
  },
);
