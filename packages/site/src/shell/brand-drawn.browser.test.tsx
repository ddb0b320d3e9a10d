import { variantNames } from "@livery/skin";
import { emulateMedia } from "@livery/ui/testing/wishes";
import { afterEach, describe, expect, test } from "vitest";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, pageOf } from "../testing/fake-house.ts";
import { fakeLive } from "../testing/fake-live.ts";
import { bonusMeta, match, playerBonus } from "../testing/fixtures.ts";
import { boxOf, boxWhenHalfRead } from "../testing/half-read.ts";
import { plainBrand, type TestBrand } from "../testing/make-site.ts";
import { openSite, type SiteInWindow } from "../testing/open-site.tsx";
import { untilDone } from "../testing/until-done.ts";

const picture = (name: string) => ({
  src: `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' id='${name}' width='40' height='20'/>`,
  width: 40,
  height: 20,
});
/** A brand with every picture that a brand may have. */
const drawn: TestBrand = {
  ...plainBrand,
  pattern: picture("pattern"),
  scene: picture("scene"),
  empty: picture("empty"),
  marks: { sports: picture("sports-mark"), live: picture("live-mark") },
};
/** The elements that show a picture of the brand, in the page itself. */
const shown = (name: string, within = "main") =>
  [...document.querySelectorAll(`${within} :is(img, image)`)].filter((each) =>
    [each.getAttribute("src"), each.getAttribute("href")].some((src) => src?.includes(`'${name}'`)),
  );
const isVisible = (name: string) => shown(name).some((each) => each.checkVisibility());
const two = () => fakeHouse({ matches: () => pageOf([match(1), match(2)]) });
const open = (site: SiteInWindow) => openSite({ brand: drawn, house: two(), live: fakeLive().ports, ...site });

afterEach(() => emulateMedia({}));

describe.each(variantNames.pages.home)("Home %s", (home) => {
  test("shows the brand's scene, and hides it in forced colours", async () => {
    await open({ variants: { home } });
    await eventually(() => isVisible("scene")).toBe(true);
    expect(shown("scene").every((each) => each.getAttribute("alt") === "")).toBe(true);
    await emulateMedia({ "forced-colors": "active" });
    await eventually(() => isVisible("scene")).toBe(false);
  });

  test("draws the scene in its final position at once on a phone, however much of the page has loaded", async () => {
    await open({ variants: { home }, width: 390 });
    await eventually(() => isVisible("scene")).toBe(true);
    const [scene] = shown("scene");
    const part = scene!.closest("[data-region=promo]")!;
    expect(boxWhenHalfRead(scene!, part)).toEqual(boxOf(scene!));
  });
});

describe.each(["sports", "compact"] as const)("At the top of Home %s", (home) => {
  test("the brand's scene takes no space on a phone: nothing below moves down for it", async () => {
    const below = async (brand: TestBrand): Promise<number> => {
      const site = await open({ variants: { home }, brand, width: 390 });
      const { screen } = site;
      const next = screen.getByText("Upcoming");
      await expect.element(next).toBeVisible();
      // The content above it is loaded.
      await untilDone(site);
      const { top } = next.element().getBoundingClientRect();
      await screen.unmount();
      return top;
    };
    const without = await below({ ...drawn, scene: null });
    expect(await below(drawn)).toBeLessThanOrEqual(without);
  });
});

test("On a phone the scene of Home compact is beside its text", async () => {
  const { screen } = await open({ variants: { home: "compact" }, width: 390 });
  await eventually(() => isVisible("scene")).toBe(true);
  const text = screen.getByRole("heading", { level: 1 }).element().parentElement!.getBoundingClientRect();
  expect(shown("scene")[0]!.getBoundingClientRect().left).toBeGreaterThanOrEqual(text.right);
});

test("In Home promo the shadow, an outline in some brands, goes round the whole card: stage and foot", async () => {
  const { screen } = await open({ variants: { home: "promo" } });
  const heading = screen.getByRole("heading", { level: 1 });
  await expect.element(heading).toBeVisible();
  let card = heading.element();
  while (getComputedStyle(card).boxShadow === "none") card = card.parentElement!;
  expect(card.contains(screen.getByRole("navigation", { name: "Sports", exact: true }).element())).toBe(true);
});

test("Home compact has the brand's marks on its sections", async () => {
  await open({ variants: { home: "compact" } });
  await eventually(() => ["sports-mark", "live-mark"].map(isVisible)).toEqual([true, true]);
});

test.each(variantNames.pages.sports)("Sports %s has the brand's mark beside its title", async (sports) => {
  const { screen } = await open({ variants: { sports }, path: "/sports" });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(isVisible("sports-mark")).toBe(true);
});

test.each(variantNames.pages.liveBets)("Live betting %s has the brand's mark beside its title", async (liveBets) => {
  const { screen } = await open({ variants: { liveBets }, path: "/livebets" });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(isVisible("live-mark")).toBe(true);
});

test("A brand without marks has none, and no space for one", async () => {
  const { screen } = await open({ brand: plainBrand, path: "/sports" });
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 }).element().parentElement?.children).toHaveLength(1);
});

test("An empty page has the brand's picture on its tile", async () => {
  await open({ path: "/livebets", live: fakeLive([]).ports });
  await eventually(() => ["empty", "pattern"].map(isVisible)).toEqual([true, true]);
});

test("A bonus without a picture has the brand's tile", async () => {
  const house = houseOfPlayer({ getBonus: () => [playerBonus()], getBonusMeta: () => [bonusMeta({ image: null })] });
  await open({ variants: { promotions: "cards" }, path: "/promotions", house });
  await eventually(() => isVisible("pattern")).toBe(true);
});

test("A match in play has the live region's colours", async () => {
  const { screen } = await open({ path: "/livebets/match/1" });
  await expect.element(screen.getByRole("region", { name: "Scoreboard" })).toHaveAttribute("data-region", "live");
});
