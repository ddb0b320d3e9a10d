import { axeViolations } from "@livery/ui/testing";
import { expect, test } from "vitest";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { fakeLive, type FakeLive } from "../testing/fake-live.ts";
import { openSite } from "../testing/open-site.tsx";
import { untilDone } from "../testing/until-done.ts";

const openMatch = (live: FakeLive) => openSite({ path: "/livebets/match/1", house: houseOfPlayer(), live: live.ports });
/** The number of changes that are stored of a price. */
const most = 60;
const main = () => document.querySelector("main")!.textContent;
const paths = () => [...document.querySelectorAll<SVGPathElement>("main [data-course] path")];

test("every price of a match has its history below it while the odds history is switched on", async () => {
  const live = fakeLive();
  const site = await openMatch(live);
  const choice = site.screen.getByRole("button", { name: "Odds history" });
  await expect.element(choice).toHaveAttribute("aria-pressed", "false");
  // The history contains earlier changes: the page has watched the prices since it was opened.
  await expect.poll(main).toContain("2.00");
  live.tick([[10, 1, 2_100]]);
  await expect.poll(main).toContain("2.10");
  await choice.click();
  await expect.poll(main).toContain("from 2.00 to 2.10");
  expect(paths()).toHaveLength(5);
  expect(main()?.match(/no change yet/gu)).toHaveLength(4);
  live.tick([
    [10, 1, 1_850],
    [11, 12, 1_950],
  ]);
  await expect.poll(main).toContain("from 2.00 to 1.85");
  expect(main()).toContain("from 1.90 to 1.95");
  expect(await axeViolations()).toEqual([]);
  await choice.click();
  expect(paths()).toHaveLength(0);
});

test("a history has the latest changes that the page saw, as its text says", async () => {
  const live = fakeLive();
  const site = await openMatch(live);
  await site.screen.getByRole("button", { name: "Odds history" }).click();
  await expect.poll(main).toContain("no change yet");
  for (let change = 1; change <= most + 4; change++) {
    live.tick([[10, 1, 2_000 + change * 10]]);
    await live.frame();
  }
  await expect.poll(main).toContain("from 2.05 to 2.64");
  expect(main()).toContain("The latest changes you have seen");
});

test("a history continues after a cut connection, without the changes that were missed", async () => {
  const live = fakeLive();
  const site = await openMatch(live);
  await site.screen.getByRole("button", { name: "Odds history" }).click();
  await expect.poll(main).toContain("no change yet");
  live.tick([[10, 1, 2_100]]);
  await expect.poll(main).toContain("from 2.00 to 2.10");
  live.cut();
  for (const odds of [2_200, 2_300, 2_400]) live.tick([[10, 1, odds]]);
  live.restore();
  await expect.poll(main).toContain("from 2.00 to 2.40");
  const steps = paths()[0]!.getAttribute("d")!.match(/H/gu);
  expect(steps).toHaveLength(3);
});

test("a tick that only changes prices makes React commit nothing, and writes each history once a frame", async () => {
  const live = fakeLive();
  const site = await openMatch(live);
  const { commits, screen } = site;
  const history = screen.getByRole("button", { name: "Odds history" });
  await expect.element(history).toBeVisible();
  // Without a pointer: a press holds the markets for a moment after it, and React commits its end.
  (history.element() as HTMLElement).click();
  await expect.poll(() => paths().length).toBe(5);
  await untilDone(site);
  const before = commits();
  expect(before).toBeGreaterThan(0);
  const writes = new Map<Node, number>();
  const watcher = new MutationObserver((records) => {
    for (const { target } of records) writes.set(target, (writes.get(target) ?? 0) + 1);
  });
  for (const path of paths()) watcher.observe(path, { attributes: true });
  for (let round = 1; round <= 20; round++) {
    // Two ticks between two frames: the history has the second one's.
    for (const odds of [2_000 + round * 20 - 5, 2_000 + round * 20]) live.tick([[10, 1, odds]]);
    await live.frame();
  }
  await expect.poll(main).toContain("from 2.00 to 2.40");
  watcher.disconnect();
  expect(commits() - before).toBe(0);
  expect([...writes.values()]).toHaveLength(1);
  expect([...writes.values()][0]).toBeLessThanOrEqual(20);
});
