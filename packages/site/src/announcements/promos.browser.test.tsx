import type { Slider } from "@livery/contract";
import { variantNames } from "@livery/skin";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { inRotation } from "../testing/by-day.ts";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, refuse } from "../testing/fake-house.ts";
import { longWord } from "../testing/fixtures.ts";
import { openSite, type OpenSite, type SiteInWindow } from "../testing/open-site.tsx";
import { bannerPicture } from "../testing/pictures.ts";

const slider = (sliderId: number, changes: Partial<Slider> = {}): Slider => ({
  sliderId,
  title: `Offer ${sliderId}`,
  image: bannerPicture,
  mobileImage: null,
  link: "/en/results",
  listOrder: sliderId,
  ...changes,
});
const two = [slider(1), slider(2)];
/** Milliseconds that a banner is shown before the next one. */
const turnsEvery = 8_000;
/** Simulates the browser's preference for reduced motion. */
function motion(reduced: boolean): void {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const answer = original(query);
    if (query.includes("reduced-motion")) vi.spyOn(answer, "matches", "get").mockReturnValue(reduced);
    return answer;
  });
}

afterEach(() => vi.restoreAllMocks());

describe.each(variantNames.pages.home)("The banners of Home %s", (home) => {
  const shared = inRotation(variantNames.pages.home, home, 2);
  const open = (sliders: readonly Slider[] = two, site: SiteInWindow = {}) =>
    openSite({ variants: { home }, house: fakeHouse({ getSliders: () => sliders }), ...site });
  /** These variants show offers in their own slot: nothing covers a welcome, and nothing turns. */
  const byHand = home === "compact" || home === "sports";
  /** The controls of the banners: a carousel's buttons, a stage's programme, the slot itself. */
  const offers = ({ screen }: OpenSite) =>
    screen.getByRole(home === "promo" ? "tablist" : byHand ? "region" : "group", {
      name: /^(Offers|پیشنهادها)$/,
    });

  /** Shows the nth banner, from 1, by the variant's own controls. */
  async function show(site: OpenSite, nth: number): Promise<void> {
    await expect.element(offers(site)).toBeVisible();
    if (home === "promo") {
      await offers(site).getByRole("tab").nth(nth).click();
      return;
    }
    if (byHand && nth === 1) return;
    await offers(site)
      .getByRole("button", { name: new RegExp(`${byHand ? nth : nth + 1}$`) })
      .or(offers(site).getByRole("button", { name: /^(Next|بعدی)$/ }))
      .first()
      .click();
  }

  test.runIf(shared())("are absent when there are none, and when they cannot be loaded", async () => {
    const none = await open([]);
    await eventually(() => none.house.calls.some(({ key }) => key === "getSliders")).toBe(true);
    await expect.element(none.screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(offers(none)).not.toBeInTheDocument();
    await none.screen.unmount();
    const failed = await open([], { house: fakeHouse({ getSliders: refuse("technical") }) });
    await eventually(() => failed.house.calls.some(({ key }) => key === "getSliders")).toBe(true);
    await expect.element(failed.screen.getByText("Upcoming")).toBeVisible();
    await expect.element(offers(failed)).not.toBeInTheDocument();
  });

  test.runIf(shared())("are requested after the first view, and move nothing in it", async () => {
    let answer: (sliders: Slider[]) => void = () => undefined;
    const house = fakeHouse({ getSliders: () => new Promise((resolve) => (answer = resolve)) });
    const site = await open([], { house });
    await expect.element(site.screen.getByText("Upcoming")).toBeVisible();
    await eventually(() => house.calls.some(({ key }) => key === "getSliders")).toBe(true);
    const order = house.calls.map(({ key }) => key);
    expect(order.indexOf("matches")).toBeLessThan(order.indexOf("getSliders"));
    const top = () => site.screen.getByText("Upcoming").element().getBoundingClientRect().top;
    const before = top();
    answer([...two]);
    await expect.element(offers(site)).toBeVisible();
    expect(top()).toBe(before);
  });

  test.runIf(shared())("cover the welcome, and lead to a page", async () => {
    const site = await open();
    await show(site, 1);
    await expect.element(site.screen.getByRole("link", { name: "Offer 1" })).toBeVisible();
    if (!byHand) expect(document.querySelector("main section [inert]")).not.toBeNull();
    expect(await axeViolations()).toEqual([]);
    await show(site, 2);
    await expect.element(site.screen.getByRole("link", { name: "Offer 1" })).not.toBeInTheDocument();
    await site.screen.getByRole("link", { name: "Offer 2" }).click();
    await expect.element(site.screen.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
    expect(site.path()).toBe("/en/results");
  });

  test.runIf(byHand).each([390, 640, 1440])(
    "show the picture for phones in its own aspect ratio at %d px, where they fill one column too",
    async (width) => {
      const site = await open([slider(1, { mobileImage: `${bannerPicture}&narrow` })], { width });
      await expect.element(offers(site)).toBeVisible();
      const picture = offers(site).element().querySelector("img")!;
      expect(picture.src).toContain("&narrow");
      const shape = picture.getBoundingClientRect();
      expect(shape.width / shape.height).toBeCloseTo(4 / 3, 1);
    },
  );

  test.runIf(byHand)("never advance by themselves", async () => {
    motion(false);
    const { screen } = await open();
    await expect.element(screen.getByRole("button", { name: "Next" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Pause slideshow" })).not.toBeInTheDocument();
  });

  test.skipIf(byHand)(
    "advance by themselves, can be paused, and stand still if reduced motion is preferred",
    async () => {
      motion(false);
      const moving = await open();
      await moving.screen.getByRole("button", { name: "Pause slideshow" }).click();
      await expect.element(moving.screen.getByRole("button", { name: "Resume slideshow" })).toBeVisible();
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      onTestFinished(() => void vi.useRealTimers());
      await moving.screen.getByRole("button", { name: "Resume slideshow" }).click();
      await userEvent.unhover(moving.screen.getByRole("button", { name: "Pause slideshow" }));
      (document.activeElement as HTMLElement).blur();
      await userEvent.hover(moving.screen.getByRole("heading", { name: "Upcoming" }));
      vi.advanceTimersByTime(turnsEvery);
      await expect.element(moving.screen.getByRole("link", { name: "Offer 1" })).toBeInTheDocument();
      vi.useRealTimers();
      await moving.screen.unmount();
      vi.restoreAllMocks();
      motion(true);
      const still = await open();
      await expect.element(offers(still)).toBeVisible();
      await expect.element(still.screen.getByRole("button", { name: "Pause slideshow" })).not.toBeInTheDocument();
    },
  );

  test.runIf(shared())(
    "one without a link leads nowhere, and one with a link to another site opens a new tab",
    async () => {
      const site = await open([slider(1, { link: null }), slider(2, { link: "https://shop.example/" })]);
      await show(site, 1);
      await expect.element(site.screen.getByRole("main").getByText("Offer 1", { exact: true }).first()).toBeVisible();
      await expect.element(site.screen.getByRole("link", { name: "Offer 1" })).not.toBeInTheDocument();
      await show(site, 2);
      const away = site.screen.getByRole("link", { name: "Offer 2" });
      await expect.element(away).toHaveAttribute("target", "_blank");
      await expect.element(away).toHaveAttribute("rel", "noopener noreferrer");
    },
  );

  test.runIf(shared()).each([
    ["en", 390],
    ["fa", 1440],
    ["fa", 390],
  ] as const)("pass axe in %s at %i px with long words, and stay in their slot", async (lang, width) => {
    const site = await open([slider(1, { title: `${longWord} ${longWord}` })], { lang, width });
    await show(site, 1);
    const banner = site.screen.getByRole("link", { name: new RegExp(longWord) });
    await expect.element(banner).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const box = banner.element().getBoundingClientRect();
    const title = banner.element().querySelector("span")!.getBoundingClientRect();
    expect([title.left >= box.left, title.right <= box.right, title.bottom <= box.bottom]).toEqual([true, true, true]);
  });
});

test("In the lobby the banners are paged forward and back, and their position is announced", async () => {
  const { screen } = await openSite({ house: fakeHouse({ getSliders: () => two }) });
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.element(screen.getByText("2 of 3: Offer 1")).toHaveAttribute("aria-live", "polite");
  const action = screen.getByText("See all matches");
  expect(action.element().closest("[inert]")).not.toBeNull();
  await screen.getByRole("button", { name: "Previous" }).click();
  await expect.element(screen.getByRole("link", { name: "Offer 1" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Previous" }).click();
  await expect.element(screen.getByRole("link", { name: "Offer 2" })).toBeVisible();
});

test("On Home promo the banners are tabs that the arrow keys move through, and the link to all matches is always there", async () => {
  const { screen } = await openSite({ variants: { home: "promo" }, house: fakeHouse({ getSliders: () => two }) });
  const tab = (name: string) => screen.getByRole("tab", { name });
  await tab("Welcome").click();
  await expect.element(tab("Welcome")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Offer 1")).toHaveFocus();
  await expect.element(screen.getByRole("tabpanel", { name: "Offer 1" })).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(tab("Offer 2")).toHaveAttribute("aria-selected", "true");
  const action = screen.getByRole("link", { name: "See all matches" });
  expect(action.element().closest("[inert]")).toBeNull();
  await action.click();
  await expect.element(screen.getByRole("heading", { level: 1, name: "Football" })).toBeVisible();
});
