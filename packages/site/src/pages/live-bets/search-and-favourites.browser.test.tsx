import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { fakeLive, footballInput } from "../../testing/fake-live.ts";
import { openSite } from "../../testing/open-site.tsx";

const two = () => fakeLive([footballInput(1), footballInput(2, { home: "Beşiktaş", away: "Göztepe" })]);
const teams = () =>
  [...document.querySelectorAll("ol[aria-label] bdi")]
    .map(({ textContent }) => textContent)
    .filter((text) => !/\d′|half/u.test(text));

describe.each(variantNames.pages.liveBets)("The live list in %s", (liveBets) => {
  test("§2 livebets/{keyWord} opens the list with its search, and another address has another search", async () => {
    const site = await openSite({
      path: "/livebets/besiktas",
      variants: { liveBets },
      house: houseOfPlayer(),
      live: two().ports,
    });
    await expect.poll(teams).toEqual(["Beşiktaş", "Göztepe"]);
    const search = site.screen.getByRole("searchbox");
    await expect.element(search).toHaveValue("besiktas");
    await site.app.router.navigate({ to: "/en/livebets/home" });
    await expect.poll(teams).toEqual(["Home 1", "Away 1"]);
    await expect.element(search).toHaveValue("home");
    await search.fill("göz");
    await expect.poll(teams).toEqual(["Beşiktaş", "Göztepe"]);
    await site.app.router.navigate({ to: "/en/livebets" });
    await expect.poll(teams).toEqual(["Home 1", "Away 1", "Beşiktaş", "Göztepe"]);
  });

  test("§3 favourites are stored in this browser: they come first again after a reload", async () => {
    const stored = new Map<string, string>();
    const first = await openSite({
      path: "/livebets",
      variants: { liveBets },
      house: houseOfPlayer(),
      live: two().ports,
      stored,
    });
    await first.screen.getByRole("button", { name: "Favourite: Beşiktaş – Göztepe" }).click();
    await first.screen.unmount();
    const second = await openSite({
      path: "/livebets",
      variants: { liveBets },
      house: houseOfPlayer(),
      live: two().ports,
      stored,
    });
    await expect.element(second.screen.getByRole("heading", { name: /Favourites/ })).toBeVisible();
    await expect.poll(teams).toEqual(["Beşiktaş", "Göztepe", "Home 1", "Away 1"]);
    await second.screen.getByRole("button", { name: "Favourite: Beşiktaş – Göztepe" }).click();
    await expect.poll(teams).toEqual(["Home 1", "Away 1", "Beşiktaş", "Göztepe"]);
  });

  test("D26 a match in an unknown status stays, locked, and is shown as in play", async () => {
    const live = two();
    const site = await openSite({
      path: "/livebets",
      variants: { liveBets },
      house: houseOfPlayer(),
      live: live.ports,
    });
    await expect.poll(teams).toHaveLength(4);
    live.change(footballInput(1, { status: "riot" }));
    const cell = site.screen
      .getByRole("list", { name: "Live matches" })
      .getByRole("button", { name: /Home 1 – Away 1, Match result.*Home 1,/ });
    await expect.element(cell).toHaveAttribute("aria-disabled", "true");
    await expect.element(site.screen.getByText("In play", { exact: true }).first()).toBeVisible();
  });
});
