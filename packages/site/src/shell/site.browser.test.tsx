import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, never, refuse } from "../testing/fake-house.ts";
import { match, player as playerFixture } from "../testing/fixtures.ts";
import { openSite } from "../testing/open-site.tsx";
import { timersFired } from "../testing/timers.ts";
import { afterOverlays } from "./announcer.tsx";

describe("The frame of the site", () => {
  test("starts in the specified order: settings, session, odds; a loader shows until then", async () => {
    let answer: (value: never) => void = () => undefined;
    const house = fakeHouse({ settings: () => new Promise((resolve) => (answer = resolve)) });
    const { screen } = await openSite({ house });
    await expect.element(screen.getByRole("progressbar")).toBeInTheDocument();
    expect(house.calls.map(({ key }) => key)).toEqual(["settings"]);
    answer({ document: { site_title: "Quay" }, newApi: null, revision: 2 } as never);
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    const order = () => house.calls.map(({ key }) => key);
    await eventually(order).toContain("matches");
    expect(order().indexOf("getUserData")).toBeLessThan(order().indexOf("matches"));
    expect(document.title).toBe("Quay");
  });

  test("the first tab stop leads past the header to the content", async () => {
    const { screen } = await openSite();
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    document.body.focus();
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  });

  test("a change of page moves the focus to its heading, sets the title of the tab, and is announced", async () => {
    const { screen } = await openSite();
    await screen.getByRole("banner").getByRole("link", { name: "Results" }).click();
    const heading = screen.getByRole("heading", { level: 1, name: "Results" });
    await expect.element(heading).toHaveFocus();
    expect(document.title).toBe("Results · Harbour");
    await expect.element(screen.getByText("Results, page loaded")).toBeInTheDocument();
  });

  test("a Tab key before the focus has moved continues from the heading, and the focus stays there", async () => {
    const { app, screen } = await openSite();
    const languageButton = screen.getByRole("banner").getByRole("button", { name: /Language/ });
    await expect.element(languageButton).toBeVisible();
    // The frame's own listener is registered before this one once the first prices are shown.
    await expect.element(screen.getByText("2.00").first()).toBeVisible();
    const pressed: string[] = [];
    app.router.subscribe("onRendered", () => {
      // The page is drawn, and the focus is not moved yet: a press of Tab, then the player's own choice of focus.
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
      pressed.push(document.activeElement?.tagName ?? "");
      (languageButton.element() as HTMLElement).focus();
    });
    await screen.getByRole("banner").getByRole("link", { name: "Results" }).click();
    await expect.poll(() => pressed).toEqual(["H1"]);
    await expect.element(screen.getByText("Results, page loaded")).toBeInTheDocument();
    await timersFired(afterOverlays);
    await expect.element(languageButton).toHaveFocus();
  });

  test("a page that has loaded moves the focus from its provisional heading, unless the focus is elsewhere", async () => {
    const answers: (() => void)[] = [];
    const apiOdds = ({ matchId }: { readonly matchId: number }) =>
      new Promise<ReturnType<typeof match>>((resolve) => answers.push(() => resolve(match(matchId))));
    const { app, path, screen } = await openSite({ house: fakeHouse({ apiOdds }) });
    const heading = (name: string) => screen.getByRole("heading", { level: 1, name });
    await screen.getByRole("link", { name: "Arsenal 1 – Everton 1", exact: true }).click();
    await expect.element(heading("Match")).toHaveFocus();
    answers[0]!();
    await expect.element(heading("Arsenal 1 – Everton 1")).toHaveFocus();

    await app.router.navigate({ to: path().replace(/1$/, "2") });
    await expect.element(heading("Match")).toHaveFocus();
    // The focus has moved on from the previous page's heading; the announcer's own step runs after the overlays, and would take
    // it again.
    await timersFired(afterOverlays);
    const languageButton = screen.getByRole("banner").getByRole("button", { name: /Language/ });
    (languageButton.element() as HTMLElement).focus();
    answers[1]!();
    await expect.element(heading("Arsenal 2 – Everton 2")).toBeVisible();
    await expect.element(languageButton).toHaveFocus();
  });

  test("D45 an unknown path shows Home", async () => {
    const { screen, path } = await openSite({ path: "/nowhere/at/all" });
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(screen.getByText("Upcoming")).toBeVisible();
    expect(path()).toBe("/en/nowhere/at/all");
  });

  test("§4 in login-first mode a visitor gets Login on every path, without header and footer", async () => {
    const house = fakeHouse({ settings: () => ({ document: { login_screen: 1 }, newApi: null, revision: 1 }) });
    const { screen, path } = await openSite({ house, path: "/results" });
    await expect.element(screen.getByRole("textbox", { name: "Username" })).toBeVisible();
    expect(path()).toBe("/en/firstlogin");
    await expect.element(screen.getByRole("contentinfo")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("navigation", { name: "Main menu" })).not.toBeInTheDocument();
  });

  test("§4 a page for players sends a visitor to Home, asks to sign in, and then opens", async () => {
    const { screen, path } = await openSite({ path: "/transactions" });
    await expect.element(screen.getByRole("dialog", { name: "Sign in" })).toBeVisible();
    expect(path()).toBe("/en");
    await screen.getByRole("textbox", { name: "Username" }).fill("marina");
    await userEvent.type(document.querySelector("input[type=password]")!, "anchor24{Enter}");
    await expect.element(screen.getByRole("heading", { level: 1, name: "Transactions" })).toBeVisible();
    expect(path()).toBe("/en/transactions");
  });

  test("a sign-out on a page for players leaves it, without a request to sign in", async () => {
    const { screen, path } = await openSite({ house: houseOfPlayer({ logout: () => ({}) }), path: "/coupons" });
    await screen.getByRole("button", { name: "Account: marina" }).click();
    await screen.getByRole("menuitem", { name: "Sign out" }).click();
    await expect.element(screen.getByText("You are signed out.")).toBeVisible();
    expect(path()).toBe("/en");
    await expect.element(screen.getByRole("dialog", { name: "Sign in" })).not.toBeInTheDocument();
  });

  test("an expired session asks to sign in again", async () => {
    const { screen } = await openSite({
      house: houseOfPlayer({ getTransactions: refuse("signed_out") }),
      path: "/transactions",
    });
    await expect.element(screen.getByText("You were signed out. Please sign in again.")).toBeVisible();
  });

  test("§8 after signing in the account's language applies, unless one was chosen", async () => {
    const persian = houseOfPlayer({ getUserData: () => ({ ...playerOf("fa") }) });
    const first = await openSite({ house: persian });
    await eventually(() => first.opened).toEqual(["/fa/"]);
    await first.screen.unmount();
    const second = await openSite({ house: persian, stored: new Map([["livery.language", "en"]]) });
    await expect.element(second.screen.getByText("Upcoming")).toBeVisible();
    expect(second.opened).toEqual([]);
  });

  test("says that the network is gone, until it is back", async () => {
    const { network, screen } = await openSite();
    await expect.element(screen.getByText("Upcoming")).toBeVisible();
    network.set(false);
    await expect.element(screen.getByText("You are offline")).toBeVisible();
    network.set(true);
    await expect.element(screen.getByText("You are offline")).not.toBeInTheDocument();
  });

  test.each([
    ["en", 1440],
    ["fa", 1440],
    ["en", 390],
    ["fa", 390],
  ] as const)("passes axe in %s at %i px, and nothing overflows it sideways", async (lang, width) => {
    const long = match(1, {
      home: "Donaudampfschifffahrtsgesellschaftskapitän",
      tournamentName: "Donaudampfschiffahrt",
    });
    const house = houseOfPlayer({ matches: () => ({ rows: [long], total: 1, page: 1, pageSize: 20 }) });
    const { screen } = await openSite({ lang, house, width });
    await expect.element(screen.getByText("2.00")).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test("a step of the start that hangs shows the loader, not a broken page", async () => {
    const { screen } = await openSite({ house: fakeHouse({ getUserData: never }) });
    await expect.element(screen.getByRole("progressbar")).toBeVisible();
    // A heading would say that a page has arrived.
    expect(await axeViolations()).toEqual([expect.stringMatching(/^page-has-heading-one: /u)]);
  });
});

function playerOf(lang: string) {
  return { ...playerFixture, lang };
}
