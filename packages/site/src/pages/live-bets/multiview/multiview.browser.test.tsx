import { variantNames } from "@livery/skin";
import { axeViolations } from "@livery/ui/testing";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { inRotation } from "../../../testing/by-day.ts";
import { houseOfPlayer } from "../../../testing/fake-house.ts";
import { fakeLive, footballInput, type FakeLive } from "../../../testing/fake-live.ts";
import { withMotion } from "../../../testing/motion.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../../../testing/open-site.tsx";
import { untilDone } from "../../../testing/until-done.ts";

withMotion();

const seven = [1, 2, 3, 4, 5, 6, 7];
const six = seven.slice(0, 6);
const liveOf = (ids: readonly number[]) => fakeLive(ids.map((id) => footballInput(id)));
type WithScreen = Pick<OpenSite, "screen">;
const stage = ({ screen }: WithScreen) => screen.getByRole("region", { name: "Multi-view", exact: true });
const card = (site: WithScreen, nth: number) =>
  stage(site).getByRole("article", { name: `Home ${nth} – Away ${nth}`, exact: true });
const price = (site: WithScreen, nth: number) =>
  card(site, nth).getByRole("button", { name: new RegExp(`Match result, .*Home ${nth},`) });
const choice = ({ screen }: WithScreen, nth: number) =>
  screen.getByRole("button", { name: `Add to multi-view: Home ${nth} – Away ${nth}`, exact: true });
const several = ({ screen }: WithScreen) => screen.getByRole("button", { name: "Multi-view", exact: true });
const shows = (site: WithScreen, nth: number, odds: string) =>
  expect.poll(() => price(site, nth).query()?.textContent ?? "").toContain(odds);
const isOpen = (site: WithScreen, nth: number) =>
  expect.element(price(site, nth)).toHaveAttribute("aria-disabled", "false");
const locked = (nth: number) =>
  document.querySelectorAll(`article[aria-label="Home ${nth} – Away ${nth}"] button[aria-disabled="true"]`).length;
/** The match topics that the page holds. */
const held = ({ app }: OpenSite) => seven.filter((id) => app.services.live.position(`match:${id}`) !== null);
const shownIds = () =>
  [...document.querySelectorAll("article")].map((each) => /Home (\d+)/.exec(each.ariaLabel ?? "")?.[1] ?? "?");

describe.each(variantNames.pages.liveBets)("Several live matches beside the %s", (liveBets) => {
  const shared = inRotation(variantNames.pages.liveBets, liveBets, 2);
  const most = liveBets === "multiview" ? 6 : 4;
  const all = seven.slice(0, most);
  const open = (live: FakeLive, more: SiteInWindow = {}) =>
    openSite({ path: "/livebets", house: houseOfPlayer(), live: live.ports, variants: { liveBets }, ...more });

  test.runIf(liveBets !== "multiview")(
    "are chosen in the list, by keyboard alone; the address has them, and each shown match is one subscription",
    async () => {
      const site = await open(liveOf(six));
      await expect.element(several(site)).toHaveAttribute("aria-pressed", "false");
      (several(site).element() as HTMLElement).focus();
      await userEvent.keyboard("{Enter}");
      expect(site.path()).toBe("/en/livebets?matches=none");
      await expect.element(stage(site).getByText(/^Choose up to 4 matches/)).toBeVisible();
      for (const nth of [3, 1]) {
        await expect.element(choice(site, nth)).toBeVisible();
        (choice(site, nth).element() as HTMLElement).focus();
        await userEvent.keyboard(nth === 3 ? "{Enter}" : " ");
        await shows(site, nth, "2.00");
        await expect.element(choice(site, nth)).toHaveFocus();
        await expect.element(choice(site, nth)).toHaveAttribute("aria-pressed", "true");
      }
      expect(site.path()).toBe("/en/livebets?matches=3,1");
      expect(shownIds()).toEqual(["3", "1"]);
      await expect.poll(() => held(site)).toEqual([1, 3]);
      await expect.element(stage(site).getByText("2 of 4")).toBeVisible();

      (
        card(site, 3)
          .getByRole("button", { name: /^Remove: / })
          .element() as HTMLElement
      ).focus();
      await userEvent.keyboard("{Enter}");
      await expect.poll(shownIds).toEqual(["1"]);
      await expect.element(stage(site).getByRole("heading", { level: 2 })).toHaveFocus();
      await expect.poll(() => held(site)).toEqual([1]);
      await stage(site).getByRole("button", { name: "Close" }).click();
      await expect.element(stage(site)).not.toBeInTheDocument();
      await expect.element(site.screen.getByRole("heading", { level: 1 })).toHaveFocus();
      await expect.poll(() => held(site)).toEqual(liveBets === "split" ? [1] : []);
      expect(site.path()).toBe("/en/livebets");
    },
  );

  test.runIf(shared())(
    "are the same from a link; unknown ids and duplicates are harmless, and the page says which are beyond the last slot",
    async () => {
      const live = liveOf(seven);
      const site = await open(live, { path: "/livebets?matches=2,x,2,99,4294967296,5" });
      await shows(site, 2, "2.00");
      await shows(site, 5, "2.00");
      await expect.element(stage(site).getByText("This match is not in play.")).toBeVisible();
      await expect.element(stage(site).getByText(`3 of ${most}`)).toBeVisible();
      await site.app.router.navigate({ to: "/en/livebets", search: { matches: [...all, most + 1].join(",") } });
      await expect.poll(shownIds).toEqual(all.map(String));
      await expect.element(stage(site).getByText(new RegExp(`more than ${most} matches`))).toBeVisible();
      await expect.poll(() => held(site)).toEqual(all);
    },
  );

  test.runIf(liveBets !== "multiview")("take no more than there are slots, and say what to do", async () => {
    const site = await open(liveOf(seven), { path: `/livebets?matches=${all.join(",")}` });
    await shows(site, 4, "2.00");
    await choice(site, most + 1).click();
    await expect.element(site.screen.getByText(/Remove one to add another/)).toBeVisible();
    expect(shownIds()).toEqual(all.map(String));
    await expect.element(choice(site, most + 1)).toHaveAttribute("aria-pressed", "false");
    await choice(site, 2).click();
    await expect.poll(shownIds).toEqual(all.filter((id) => id !== 2).map(String));
  });

  test.runIf(shared())("a price is selected into the slip, and deselected", async () => {
    const site = await open(liveOf(six), { path: "/livebets?matches=1,2" });
    await shows(site, 2, "2.00");
    await isOpen(site, 2);
    await price(site, 2).click();
    const slip = site.screen.getByRole("complementary", { name: "Bet slip" });
    await expect.poll(() => slip.getByRole("listitem").query()?.textContent).toMatch(/Home.2/u);
    await expect.element(price(site, 2)).toHaveAttribute("aria-pressed", "true");
    await price(site, 2).click();
    await expect.element(site.screen.getByText("Your bet slip is empty")).toBeVisible();
  });

  test.runIf(shared())(
    "a stale topic locks its own match and says so; a stale feed locks all, and the page says it once",
    async () => {
      const live = liveOf(six);
      const site = await open(live, { path: "/livebets?matches=1,2" });
      for (const nth of [1, 2]) {
        await shows(site, nth, "2.00");
        await isOpen(site, nth);
      }
      live.silence(11_000, 1);
      await expect.poll(() => locked(1)).toBe(5);
      expect(locked(2)).toBe(0);
      await expect.element(card(site, 1).getByText("Odds are locked")).toBeVisible();
      expect(document.body.textContent).not.toContain("No new odds are coming in");
      live.silence(0, 1);
      await isOpen(site, 1);
      await expect.element(card(site, 1).getByText("Odds are locked")).not.toBeInTheDocument();
      live.silence(11_000);
      await expect.poll(() => document.body.textContent).toContain("No new odds are coming in");
      expect([locked(1), locked(2)]).toEqual([5, 5]);
      expect(stage(site).element().textContent).not.toContain("Odds are locked");
      live.silence(0);
      for (const nth of [1, 2]) await isOpen(site, nth);
      live.cut();
      await live.frame();
      expect([locked(1), locked(2)]).toEqual([5, 5]);
      await expect.element(site.screen.getByText("Reconnecting")).toBeVisible();
      expect(stage(site).element().textContent).not.toContain("Odds are locked");
    },
  );

  test.runIf(shared())(
    "a match that ends stays with its score until it is removed; a locked one keeps its prices as locked",
    async () => {
      const live = liveOf(six);
      const site = await open(live, { path: "/livebets?matches=1,2" });
      await shows(site, 1, "2.00");
      live.lock(true, 2);
      await expect.element(card(site, 2).getByText("Suspended")).toBeVisible();
      await expect.poll(() => locked(2)).toBe(5);
      live.change(footballInput(1, { status: "ended", score: "3:1" }));
      await expect.element(card(site, 1).getByText("This match is over")).toBeVisible();
      await expect.poll(() => card(site, 1).element().textContent).toMatch(/Home 13.*Away 11/);
      await card(site, 1)
        .getByRole("button", { name: /^Remove: / })
        .click();
      await expect.poll(shownIds).toEqual(["2"]);
    },
  );

  test.runIf(shared())("a tick that only changes prices makes React commit nothing", async () => {
    const live = liveOf(six);
    const site = await open(live, { path: "/livebets?matches=1,2,3,4" });
    const { commits, screen } = site;
    for (const nth of [1, 2, 3, 4]) await isOpen({ screen }, nth);
    await untilDone(site);
    const before = commits();
    for (let tick = 1; tick <= 20; tick++) {
      live.tick(six.map((id) => [id * 10, 1, 2000 + tick * 10] as const));
      await live.frame();
    }
    for (const nth of [1, 2, 3, 4]) await shows({ screen }, nth, "2.20");
    expect(commits() - before).toBe(0);
  });

  test.runIf(shared())(
    "on a phone are shown one at a time, as tabs for arrow keys; all stay subscribed, and a removal shows the next",
    async () => {
      const site = await open(liveOf(six), { path: "/livebets?matches=1,2,3", width: 390 });
      await shows(site, 1, "2.00");
      const tab = (nth: number) => stage(site).getByRole("tab", { name: new RegExp(`Home ${nth} `) });
      await expect.element(tab(3)).toHaveTextContent("Home 3 1Away 3 0");
      await expect.poll(() => held(site)).toEqual([1, 2, 3]);
      expect(shownIds()).toEqual(["1"]);
      (tab(1).element() as HTMLElement).focus();
      await userEvent.keyboard("{ArrowRight}");
      await expect.poll(shownIds).toEqual(["2"]);
      await expect.element(tab(2)).toHaveFocus();
      await card(site, 2)
        .getByRole("button", { name: /^Remove: / })
        .click();
      await expect.poll(shownIds).toEqual(["1"]);
      expect(site.path()).toBe("/en/livebets?matches=1,3");
    },
  );

  test.runIf(shared()).each([
    ["en", 1440],
    ["fa", 1440],
    ["de", 820],
    ["en", 390],
    ["fa", 390],
  ] as const)("pass axe and overflow nowhere: %s at %d px", async (lang, width) => {
    const live = fakeLive([
      footballInput(1, {
        home: "Borussia Mönchengladbach",
        away: "Wolverhampton Wanderers",
        redAway: 1,
        yellowHome: 3,
      }),
      ...six.slice(1).map((id) => footballInput(id)),
    ]);
    await open(live, { lang, width, path: "/livebets?matches=1,2,3,99" });
    const opened = () => document.querySelectorAll('article [aria-disabled="false"]').length;
    await expect.poll(opened).toBe(width === 390 ? 5 : 15);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });
});
