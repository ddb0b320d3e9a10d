import type { Slider } from "@livery/contract";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { axeViolations } from "../testing/axe.ts";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, refuse } from "../testing/fake-house.ts";
import { longWord } from "../testing/fixtures.ts";
import { openSite, type SiteInWindow } from "../testing/open-site.tsx";
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
const open = (sliders: readonly Slider[] = two, site: SiteInWindow = {}) =>
  openSite({ house: fakeHouse({ getSliders: () => sliders }), ...site });

/** A browser whose user asked for less motion, where `reduced` says so. */
function motion(reduced: boolean): void {
  const original = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => {
    const answer = original(query);
    if (query.includes("reduced-motion")) vi.spyOn(answer, "matches", "get").mockReturnValue(reduced);
    return answer;
  });
}

afterEach(() => vi.restoreAllMocks());

describe("The banners of Home", () => {
  test("are nothing where there are none, and where they cannot be had", async () => {
    const none = await open([]);
    await eventually(() => none.house.calls.some(({ key }) => key === "getSliders")).toBe(true);
    await expect.element(none.screen.getByRole("group", { name: "Offers" })).not.toBeInTheDocument();
    await none.screen.unmount();
    const failed = await openSite({ house: fakeHouse({ getSliders: refuse("technical") }) });
    await eventually(() => failed.house.calls.some(({ key }) => key === "getSliders")).toBe(true);
    await expect.element(failed.screen.getByText("Coming up")).toBeVisible();
    await expect.element(failed.screen.getByRole("group", { name: "Offers" })).not.toBeInTheDocument();
  });

  test("are asked for once the first view stands, and move nothing of it", async () => {
    let answer: (sliders: Slider[]) => void = () => undefined;
    const house = fakeHouse({ getSliders: () => new Promise((resolve) => (answer = resolve)) });
    const { screen } = await openSite({ house });
    await expect.element(screen.getByText("Coming up")).toBeVisible();
    await eventually(() => house.calls.some(({ key }) => key === "getSliders")).toBe(true);
    const order = house.calls.map(({ key }) => key);
    expect(order.indexOf("matches")).toBeLessThan(order.indexOf("getSliders"));
    const place = () => screen.getByText("Coming up").element().getBoundingClientRect().top;
    const before = place();
    answer([...two]);
    await expect.element(screen.getByRole("group", { name: "Offers" })).toBeVisible();
    expect(place()).toBe(before);
  });

  test("are leafed through, cover the welcome in turn, and lead to a page", async () => {
    const { path, screen } = await open();
    const action = screen.getByRole("link", { name: "See all matches" });
    await screen.getByRole("button", { name: "Next one" }).click();
    await expect.element(screen.getByRole("link", { name: "Offer 1" })).toBeVisible();
    await expect.element(screen.getByText("2 of 3: Offer 1")).toHaveAttribute("aria-live", "polite");
    expect(action.query()?.closest("[inert]") ?? null).toBe(document.querySelector("main [inert]"));
    expect(await axeViolations()).toEqual([]);
    await screen.getByRole("button", { name: "Previous one" }).click();
    await expect.element(screen.getByRole("link", { name: "Offer 1" })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Previous one" }).click();
    await screen.getByRole("link", { name: "Offer 2" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
    expect(path()).toBe("/en/results");
  });

  test("turn by themselves, are stopped by hand, and by who wants less motion from the start", async () => {
    motion(false);
    const moving = await open();
    await moving.screen.getByRole("button", { name: "Stop turning" }).click();
    await expect.element(moving.screen.getByRole("button", { name: "Let it turn" })).toBeVisible();
    await moving.screen.getByRole("button", { name: "Let it turn" }).click();
    await userEvent.unhover(moving.screen.getByRole("button", { name: "Stop turning" }));
    (document.activeElement as HTMLElement).blur();
    await userEvent.hover(moving.screen.getByRole("heading", { name: "Coming up" }));
    await expect.poll(() => document.body.textContent, { timeout: 20_000 }).toContain("2 of 3: Offer 1");
    await moving.screen.unmount();
    vi.restoreAllMocks();
    motion(true);
    const quiet = await open();
    await expect.element(quiet.screen.getByRole("group", { name: "Offers" })).toBeVisible();
    await expect.element(quiet.screen.getByRole("button", { name: "Stop turning" })).not.toBeInTheDocument();
  }, 40_000);

  test("one without a link leads nowhere, and one to elsewhere opens a tab of its own", async () => {
    const { screen } = await open([slider(1, { link: null }), slider(2, { link: "https://shop.example/" })]);
    await screen.getByRole("button", { name: "Next one" }).click();
    await expect.element(screen.getByText("Offer 1", { exact: true })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Offer 1" })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Next one" }).click();
    const away = screen.getByRole("link", { name: "Offer 2" });
    await expect.element(away).toHaveAttribute("target", "_blank");
    await expect.element(away).toHaveAttribute("rel", "noopener noreferrer");
  });

  test.each([
    ["en", 390],
    ["fa", 1440],
    ["fa", 390],
  ] as const)("have no barrier in %s at %i px with long words, and stay in their place", async (lang, width) => {
    const { screen } = await open([slider(1, { title: `${longWord} ${longWord}` })], { lang, width });
    const group = screen.getByRole("group", { name: lang === "en" ? "Offers" : "پیشنهادها" });
    await group.getByRole("button", { name: lang === "en" ? "Next one" : "بعدی" }).click();
    const banner = screen.getByRole("link", { name: new RegExp(longWord) });
    await expect.element(banner).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const box = banner.element().getBoundingClientRect();
    const title = banner.element().querySelector("span")!.getBoundingClientRect();
    expect([title.left >= box.left, title.right <= box.right, title.bottom <= box.bottom]).toEqual([true, true, true]);
  });
});
