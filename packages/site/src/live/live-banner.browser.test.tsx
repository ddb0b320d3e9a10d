import { expect, test } from "vitest";
import { houseOfPlayer } from "../testing/fake-house.ts";
import { fakeLive } from "../testing/fake-live.ts";
import { openSite, type OpenSite } from "../testing/open-site.tsx";

const openList = async (live = fakeLive(), path = "/livebets") => {
  const site = await openSite({ path, house: houseOfPlayer(), live: live.ports });
  await expect.poll(() => priceOf(site).query()?.textContent ?? "").toContain("2.00");
  return site;
};
const priceOf = (site: OpenSite) => site.screen.getByRole("button", { name: /Home 1 – Away 1, Match result.*Home 1,/ });
const pageText = () => document.body.textContent;
/** The stale banner; the text of a lost connection also mentions locked prices. */
const stale = "No new odds are coming in";

test.each(["/livebets", "/livebets/match/1"])(
  "F9 a source that falls silent while the server continues is reported on %s, and the notice goes by itself",
  async (path) => {
    const live = fakeLive();
    await openList(live, path);
    live.silence(9_900);
    live.silence(10_100);
    await expect.poll(pageText).toContain(stale);
    live.silence(0);
    await expect.poll(pageText).not.toContain(stale);
  },
);

test("the sign beside the number of live matches is hollow while the number may be old", async () => {
  const live = fakeLive();
  const site = await openList(live);
  const sign = site.screen.getByText("2 matches in play").element().firstElementChild!;
  const isHollow = () => getComputedStyle(sign).backgroundColor === "rgba(0, 0, 0, 0)";
  expect(isHollow()).toBe(false);
  site.network.set(false);
  await expect.poll(isHollow).toBe(true);
  site.network.set(true);
  await expect.poll(isHollow).toBe(false);
  live.silence(10_100);
  await expect.poll(isHollow).toBe(true);
});

test("F8 a server that stands still and is silent is one problem: stale prices, not repeated losses of the connection", async () => {
  const live = fakeLive();
  const site = await openList(live);
  live.hush(true);
  live.pass(7_000);
  await expect.element(priceOf(site)).toHaveAttribute("aria-disabled", "true");
  await expect.poll(pageText).toContain(stale);
  const seenTitles = new Set<string>();
  const watcher = new MutationObserver(() => {
    for (const title of ["Reconnecting", stale]) if (pageText().includes(title)) seenTitles.add(title);
  });
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  // The link is closed after six seconds, and opened again after one.
  const before = live.opened();
  await expect.poll(() => live.opened()).toBeGreaterThan(before);
  expect([...seenTitles]).not.toContain("Reconnecting");
  live.hush(false);
  live.tick([[10, 1, 2100]]);
  await expect.poll(pageText).not.toContain(stale);
  await expect.poll(() => priceOf(site).query()?.textContent ?? "").toContain("2.10");
  watcher.disconnect();
});
