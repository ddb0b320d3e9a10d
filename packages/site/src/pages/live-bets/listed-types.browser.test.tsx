import { settingsDefaults } from "@livery/contract/settings";
import { expect, test } from "vitest";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { fakeLive, footballInput } from "../../testing/fake-live.ts";
import { openSite } from "../../testing/open-site.tsx";

const columns = () =>
  new Set([...document.querySelectorAll("main [role=group][aria-label]")].map(({ ariaLabel }) => ariaLabel));

test("§4 the list shows the market types that the site's settings subscribe to; the match itself shows all", async () => {
  const live = fakeLive([footballInput(1), footballInput(2)]);
  const site = await openSite({
    path: "/livebets",
    house: houseOfPlayer(),
    live: live.ports,
    variants: { liveBets: "list" },
    settings: { live_odds_types: "18, 29" },
  });
  const goals = site.screen.getByRole("button", { name: /Home 1 – Away 1, Total goals 2\.5.*Over/ });
  const result = site.screen.getByRole("button", { name: /Home 1 – Away 1, Match result/ });
  await expect.element(goals).toHaveAttribute("aria-disabled", "false");
  expect(columns()).toEqual(new Set(["Total goals 2.5"]));
  live.tick([[11, 12, 2_150]]);
  await expect.poll(() => goals.query()?.textContent ?? "").toContain("2.15");

  await site.app.router.navigate({ to: "/en/livebets", search: { matches: "1" } });
  const card = site.screen.getByRole("article", { name: "Home 1 – Away 1" });
  await expect.element(card.getByRole("button", { name: /Over/ })).toBeVisible();
  expect(card.element().textContent).not.toContain("Match result");

  await site.app.router.navigate({ to: "/en/livebets/match/1" });
  await expect.element(site.screen.getByRole("heading", { name: "Match result" })).toBeVisible();
  await site.app.router.navigate({ to: "/en/livebets" });
  await expect.element(goals).toBeVisible();

  // The settings are read anew every few hours (§9).
  const { services } = site.app;
  services.settings.set({ ...services.settings.get(), liveMarketTypeIds: [1] });
  await expect.element(result.first()).toHaveAttribute("aria-disabled", "false");
  await expect.element(goals).not.toBeInTheDocument();
  services.settings.set({ ...services.settings.get(), liveMarketTypeIds: settingsDefaults.liveMarketTypeIds });
  await expect.element(goals).toHaveAttribute("aria-disabled", "false");
  await expect.element(result.first()).toBeVisible();
});
