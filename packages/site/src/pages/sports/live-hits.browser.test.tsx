import type { MatchHit } from "@livery/contract";
import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { fakeHouse, houseOfPlayer } from "../../testing/fake-house.ts";
import { fakeLive } from "../../testing/fake-live.ts";
import { player } from "../../testing/fixtures.ts";
import { openSite, type OpenSite } from "../../testing/open-site.tsx";

const playing: MatchHit = {
  matchId: 1,
  home: "Home 1",
  away: "Away 1",
  startsAt: "2026-11-20T08:00:00Z",
  sportId: 1,
  sportName: "Football",
  categoryId: 2,
  categoryName: "England",
  tournamentId: 3,
  tournamentName: "Premier League",
  tournamentType: "",
  live: true,
};
const searched = { searchMatches: () => [playing] };
const searchFor = (site: OpenSite, text: string) =>
  site.screen.getByRole("searchbox", { name: "Search for a team or tournament" }).fill(text);

test.each(variantNames.pages.sports)(
  "Sports %s has no search of its own if the header has one on every page",
  async (sports) => {
    const site = await openSite({ path: "/sports", variants: { sports, header: "double" }, house: fakeHouse() });
    await expect.element(site.screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expect
      .element(site.screen.getByRole("banner").getByRole("button", { name: "Search for a team or tournament" }))
      .toBeVisible();
    await expect.element(site.screen.getByRole("searchbox")).not.toBeInTheDocument();
  },
);

describe.each(variantNames.pages.sports)("the search over all matches of Sports %s", (sports) => {
  test("finds a match in play, marks it, and leads to its live page", async () => {
    const site = await openSite({
      path: "/sports",
      variants: { sports },
      house: fakeHouse(searched),
      live: fakeLive().ports,
    });
    await searchFor(site, "home");
    await expect.element(site.screen.getByRole("main").getByText("In play", { exact: true })).toBeVisible();
    await site.screen
      .getByRole("main")
      .getByRole("link", { name: /Home 1/ })
      .click();
    await expect.element(site.screen.getByRole("heading", { name: "Match result" })).toBeVisible();
    expect(site.path()).toBe("/en/livebets/match/1");
  });

  test("leaves it out for a player without live betting", async () => {
    const services = { ...player.services, live: false };
    const house = houseOfPlayer({ ...searched, getUserData: () => ({ ...player, services }) });
    const site = await openSite({ path: "/sports", variants: { sports }, house });
    await searchFor(site, "home");
    await expect.element(site.screen.getByText("Nothing found for “home”")).toBeVisible();
  });
});
