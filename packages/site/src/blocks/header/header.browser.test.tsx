import { afterEach, describe, expect, test, vi } from "vitest";
import { axeViolations } from "../../testing/axe.ts";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer } from "../../testing/fake-house.ts";
import { openSite } from "../../testing/open-site.tsx";

const picture = "/favicon.svg";
const banners = {
  specialone_file: picture,
  specialone_link: "https://www.shop.example/autumn",
  specialtwo_file: picture,
  specialtwo_link: "mailto:desk@harbour.example",
};

afterEach(() => vi.restoreAllMocks());

function screenOf(fullscreenEnabled: boolean): { readonly element: () => Element | null } {
  let filled: Element | null = null;
  vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(fullscreenEnabled);
  vi.spyOn(document, "fullscreenElement", "get").mockImplementation(() => filled);
  const become = (element: Element | null) => {
    filled = element;
    document.dispatchEvent(new Event("fullscreenchange"));
    return Promise.resolve();
  };
  vi.spyOn(document.documentElement, "requestFullscreen").mockImplementation(() => become(document.documentElement));
  vi.spyOn(document, "exitFullscreen").mockImplementation(() => become(null));
  return { element: () => filled };
}

describe("The header", () => {
  test("fills the screen with the page and gives it back", async () => {
    const filled = screenOf(true);
    const { screen } = await openSite();
    await screen.getByRole("button", { name: "Fill the screen" }).click();
    expect(filled.element()).toBe(document.documentElement);
    const leave = screen.getByRole("button", { name: "Leave full screen" });
    await expect.element(leave).toHaveAttribute("aria-pressed", "true");
    await leave.click();
    await expect.element(screen.getByRole("button", { name: "Fill the screen" })).toBeVisible();
  });

  test("says when the browser does not let it", async () => {
    screenOf(true);
    vi.spyOn(document.documentElement, "requestFullscreen").mockRejectedValue(new TypeError("no"));
    const { screen } = await openSite();
    await screen.getByRole("button", { name: "Fill the screen" }).click();
    await expect.element(screen.getByText("Your browser did not let the page fill the screen.")).toBeVisible();
  });

  test("has no such button where the browser cannot", async () => {
    screenOf(false);
    const { screen } = await openSite({ house: houseOfPlayer() });
    await expect.element(screen.getByRole("button", { name: /^Notifications/ })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Fill the screen" })).not.toBeInTheDocument();
  });

  test("§2 has the promotional banners of the settings, and on a phone its menu has them", async () => {
    const wide = await openSite({ settings: banners });
    const offer = wide.screen.getByRole("link", { name: "Offer: shop.example" });
    await expect.element(offer).toHaveAttribute("href", "https://www.shop.example/autumn");
    await expect.element(wide.screen.getByRole("link", { name: "Offer: desk@harbour.example" })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await wide.screen.unmount();
    const narrow = await openSite({ settings: banners, width: 390 });
    await narrow.screen.getByRole("button", { name: "Menu" }).click();
    await expect
      .element(narrow.screen.getByRole("dialog").getByRole("link", { name: "Offer: shop.example" }))
      .toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test("a banner needs both its picture and its link", async () => {
    const { screen } = await openSite({ settings: { specialone_file: picture } });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: /^Offer/ })).not.toBeInTheDocument();
  });

  test("§9 has a clock, and §2 coupons and a balance with its currency for a player", async () => {
    const { screen } = await openSite({ house: houseOfPlayer() });
    const banner = screen.getByRole("banner");
    await eventually(() => document.querySelector("header time")?.textContent).toBe("09:00");
    await expect.element(banner.getByRole("status", { name: "Balance" })).toHaveTextContent("€1,000.00");
    await expect.element(banner.getByRole("link", { name: "Coupons" })).toBeVisible();
  });
});

describe("What surrounds the page", () => {
  test("§1 names the host and warns at one that is not the site's own", async () => {
    const host = window.location.hostname;
    const genuine = await openSite({ settings: { site_domain: host } });
    await expect
      .element(genuine.screen.getByText(`Your address bar shows ${host}: this is the genuine site.`))
      .toBeVisible();
    await genuine.screen.unmount();
    const other = await openSite({ settings: { site_domain: "harbour.example" } });
    await expect.element(other.screen.getByRole("alert").getByText(/Do not sign in here/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test("§2 has the background of the settings behind it, and its section's colour", async () => {
    const { screen } = await openSite({ settings: { site_background: picture }, path: "/livebets" });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(document.querySelector<HTMLImageElement>("#root img, [data-section] > img")?.getAttribute("src")).toBe(
      picture,
    );
    expect(document.documentElement.dataset["section"]).toBe("live");
  });

  test("a player who signs out is told to wait, and that it did not work where it did not", async () => {
    let refuse: (error: Error) => void = () => undefined;
    const house = houseOfPlayer({ logout: () => new Promise((_, reject) => (refuse = reject)) });
    const { screen } = await openSite({ house });
    await screen.getByRole("button", { name: "Account of marina" }).click();
    await screen.getByRole("menuitem", { name: "Sign out" }).click();
    await expect
      .element(screen.getByRole("alertdialog", { name: "Please wait…" }))
      .toHaveAttribute("aria-busy", "true");
    refuse(new Error("nobody heard"));
    await expect.element(screen.getByText(/You are still signed in/)).toBeVisible();
    await screen.getByRole("button", { name: "Close" }).click();
    await expect.element(screen.getByRole("status", { name: "Balance" })).toBeVisible();
  });
});
