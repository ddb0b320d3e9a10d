import { variantNames } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { unfoldMenu } from "../blocks/header/testing/unfold.ts";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, refuse } from "../testing/fake-house.ts";
import { bonusMeta, player, playerBonus } from "../testing/fixtures.ts";
import { openSite, type OpenSite } from "../testing/open-site.tsx";

const two = [playerBonus(), playerBonus({ bonusId: 2, title: "Monday back" })];
const house = (getBonus: () => readonly (typeof two)[number][]) =>
  fakeHouse({ getBonus, getBonusMeta: () => [bonusMeta()] });
const isRequested = (site: OpenSite) =>
  eventually(() => site.house.calls.some(({ key }) => key === "getBonus")).toBe(true);

describe.each(variantNames.blocks.header)("§2 Promotions in the header %s", (header) => {
  const opened = async (getBonus: () => typeof two, width: number): Promise<OpenSite> => {
    const site = await openSite({ path: "/results", variants: { header }, house: house(getBonus), width });
    await expect.element(site.screen.getByRole("heading", { level: 1 })).toBeVisible();
    await isRequested(site);
    if (width < 500 && (header === "bar" || header === "double"))
      await site.screen.getByRole("button", { name: "Menu" }).click();
    else await unfoldMenu(header, site, "Play");
    return site;
  };
  /** The links in the banner, or in the menu that was unfolded from it. */
  const links = ({ screen }: OpenSite) =>
    screen
      .getByRole("link", { name: /^Promotions/ })
      .elements()
      .filter((link) => link.closest("footer") === null)
      .map(({ textContent }) => textContent?.trim());

  test.each([1440, 390])("appear with their count at %i px where there are some", async (width) => {
    const site = await opened(() => two, width);
    await eventually(() => links(site)).toEqual(["Promotions 2"]);
  });

  test.each<readonly [string, () => typeof two]>([
    ["there is none", () => []],
    ["they cannot be fetched (§8)", refuse("technical")],
  ])("are absent where %s", async (_where, getBonus) => {
    const site = await opened(getBonus, 1440);
    await expect.element(site.screen.getByRole("link", { name: "Results" }).first()).toBeVisible();
    expect(links(site)).toEqual([]);
  });
});

/** The control behind which a variant has its links to play. */
const doors: Partial<Record<(typeof variantNames.blocks.footer)[number], string>> = {
  compact: "Pages and contacts",
  licence: "Play",
};

describe.each(variantNames.blocks.footer)("§2 Promotions in the footer %s", (footer) => {
  const linksOf = async (getBonus: () => typeof two): Promise<() => readonly (string | undefined)[]> => {
    const site = await openSite({ path: "/results", variants: { footer }, house: house(getBonus) });
    const foot = site.screen.getByRole("contentinfo");
    await expect.element(foot).toBeVisible();
    await isRequested(site);
    const door = doors[footer];
    if (door !== undefined) await foot.getByRole("button", { name: door }).click();
    await expect.element(foot.getByRole("link", { name: "Results" })).toBeInTheDocument();
    return () =>
      foot
        .getByRole("link", { name: /^Promotions/ })
        .elements()
        .map(({ textContent }) => textContent?.trim());
  };

  test("appear where there are some", async () => {
    const some = await linksOf(() => two);
    await eventually(some).toHaveLength(1);
  });

  test("are absent where there are none", async () => {
    const none = await linksOf(() => []);
    expect(none()).toEqual([]);
  });
});

describe("§2 Promotions in the mobile navigation", () => {
  const opened = async (getBonus: () => typeof two): Promise<OpenSite> => {
    // A player with sport alone: two sections leave no space.
    const services = { ...player.services, live: false };
    const answers = { getUserData: () => ({ ...player, services }), getBonus, getBonusMeta: () => [bonusMeta()] };
    const site = await openSite({ path: "/results", shell: "mobile", width: 390, house: houseOfPlayer(answers) });
    await expect.element(site.screen.getByRole("navigation", { name: "Quick navigation" })).toBeVisible();
    await isRequested(site);
    return site;
  };
  const link = ({ screen }: OpenSite) =>
    screen.getByRole("navigation", { name: "Quick navigation" }).getByRole("link", { name: /^Promos/ });

  test("appear with their count where there are some", async () => {
    await expect.element(link(await opened(() => two))).toHaveTextContent("Promos 2");
  });

  test("are absent where there are none", async () => {
    await expect.element(link(await opened(() => []))).not.toBeInTheDocument();
  });
});
