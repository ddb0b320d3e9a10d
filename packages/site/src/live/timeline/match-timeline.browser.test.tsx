import { expect, test } from "vitest";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { fakeLive, footballInput } from "../../testing/fake-live.ts";
import { liveTimeline } from "../../testing/live-timeline.ts";
import { openSite } from "../../testing/open-site.tsx";

/** Returns the screen reader's text of each unfolded row, the newest first. */
const rows = (): readonly string[] =>
  [...document.querySelectorAll("main ol > li")]
    .filter((row) => row.checkVisibility({ visibilityProperty: true }))
    .map((row) => (row.textContent ?? "").replaceAll(/\s+/g, " "));

test("a match timeline has minutes and scores, continues in play, and loses a goal that is withdrawn", async () => {
  const live = fakeLive([footballInput(1, { score: "2:1", timeline: liveTimeline })]);
  const site = await openSite({ path: "/livebets/match/1", house: houseOfPlayer(), live: live.ports });
  const { screen } = site;
  await expect.element(screen.getByRole("list", { name: "Goals for Home 1" })).toHaveTextContent("12′58′o.g.");
  await expect.element(screen.getByRole("list", { name: "Goals for Away 1" })).toHaveTextContent("45+2′pen.");
  const head = screen.getByRole("button", { name: /Match events/ });
  await expect.element(head).toHaveTextContent("Match events66′ Red card");
  expect(rows()).toEqual([]);
  await head.click();
  expect(rows()).toEqual([
    "66′Red card Away 1",
    "58′Own goal Home 12:1",
    "45+2′Goal, penalty Away 11:1",
    "45+1′Penalty awarded Away 1",
    "31′Yellow card Away 1",
    "12′Goal Home 11:0",
  ]);
  const secondGoal = { ...liveTimeline[1]!, phase: "2p", second: 4_200 };
  live.change({ matches: [{ matchId: 1, score: "3:1", timeline: [...liveTimeline, secondGoal] }] });
  await expect.poll(() => rows()[0]).toBe("71′Goal Home 13:1");
  live.change({ matches: [{ matchId: 1, score: "2:1", timeline: liveTimeline }] });
  await expect.poll(() => rows()[0]).toBe("66′Red card Away 1");
});

test("a match without incidents has no timeline", async () => {
  const live = fakeLive([footballInput(1, { timeline: [] })]);
  const site = await openSite({ path: "/livebets/match/1", house: houseOfPlayer(), live: live.ports });
  await expect.element(site.screen.getByRole("region", { name: "Scoreboard" })).toBeVisible();
  await expect.element(site.screen.getByRole("button", { name: /Match result/ }).first()).toBeVisible();
  expect(document.body.textContent).not.toContain("Match events");
});
