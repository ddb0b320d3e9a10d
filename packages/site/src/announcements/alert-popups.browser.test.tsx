import type { Popup } from "@livery/contract";
import { popupsStoppedKey } from "@livery/machines";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { axeViolations } from "@livery/ui/testing";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, refuse } from "../testing/fake-house.ts";
import { longWord } from "../testing/fixtures.ts";
import { openSite, type SiteInWindow } from "../testing/open-site.tsx";
import { untilDone } from "../testing/until-done.ts";
import { dismissedKey } from "./dismissed-popups.ts";

const popup = (popupId: number, changes: Partial<Popup> = {}): Popup => ({
  popupId,
  title: `News ${popupId}`,
  html: `<p>Text ${popupId} <a href="/en/results">to the results</a></p>`,
  type: "",
  type2: "",
  autoClose: false,
  ...changes,
});
const three = [popup(1), popup(2), popup(3)];

const open = (popups: readonly Popup[] = three, site: SiteInWindow = {}) =>
  openSite({ house: fakeHouse({ getPopups: () => popups }), ...site });

beforeEach(() => sessionStorage.removeItem(dismissedKey));
afterEach(() => vi.restoreAllMocks());

describe("The alert carousel", () => {
  test("opens over the first view with one announcement, and the focus is on the dialog, not on a control", async () => {
    const { screen } = await open();
    const dialog = screen.getByRole("dialog", { name: "News 1" });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toHaveFocus();
    await expect.element(screen.getByText(/^Text 1/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test("of a site that shows it on request only leaves the first view alone, and the footer opens it", async () => {
    const site = await open(three, { settings: { popups_on_request: 1 } });
    const { house, screen } = site;
    const button = screen.getByRole("button", { name: "Announcements" });
    await expect.element(button).toBeVisible();
    await untilDone(site);
    expect(house.calls.filter(({ key }) => key === "getPopups")).toEqual([]);
    await button.click();
    await expect.element(screen.getByRole("dialog", { name: "News 1" })).toBeVisible();
  });

  test("is paged through, wraps at both ends, and announces politely which entry is shown", async () => {
    const { screen } = await open();
    await screen.getByRole("button", { name: "Previous" }).click();
    await expect.element(screen.getByRole("dialog", { name: "News 3" })).toBeVisible();
    const position = screen.getByText("3 of 3: News 3");
    await expect.element(position).toHaveAttribute("aria-live", "polite");
    await screen.getByRole("button", { name: "Next" }).click();
    await expect.element(screen.getByRole("dialog", { name: "News 1" })).toBeVisible();
    await screen.getByRole("button", { name: "Show number 2" }).click();
    await expect.element(screen.getByRole("dialog", { name: "News 2" })).toBeVisible();
    await expect.element(screen.getByText(/^Text 2/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Show number 2" })).toHaveAttribute("aria-current", "true");
  });

  test("with a single announcement cannot be paged", async () => {
    const { screen } = await open([popup(1)]);
    await expect.element(screen.getByRole("dialog", { name: "News 1" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Next" })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Pause slideshow" })).not.toBeInTheDocument();
  });

  test("that is closed with Escape stays away for this visit, and the focus returns", async () => {
    const first = await open();
    await expect.element(first.screen.getByRole("dialog", { name: "News 1" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(first.screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(JSON.parse(sessionStorage.getItem(dismissedKey) ?? "")).toEqual([1, 2, 3]);
    await first.screen.unmount();

    const reopened = await open();
    await eventually(() => reopened.house.calls.some(({ key }) => key === "getPopups")).toBe(true);
    await reopened.screen.unmount();
    // With a new one among them the popups open again.
    const later = await open([...three, popup(4)]);
    await expect.element(later.screen.getByRole("dialog", { name: "News 1" })).toBeVisible();
  });

  test("§3 is not even requested once it is switched off, until the player opens it from the footer", async () => {
    const stored = new Map<string, string>();
    const first = await open(three, { stored });
    await first.screen.getByRole("button", { name: "Do not show again" }).click();
    await expect.element(first.screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(stored.get(popupsStoppedKey)).toBe("1");
    await first.screen.unmount();

    sessionStorage.removeItem(dismissedKey);
    const later = await open(three, { stored });
    await eventually(() => later.app.services.slip.state.get().view !== null).toBe(true);
    expect(later.app.services.announcements.get()).toBeNull();
    await later.screen.getByRole("button", { name: "Announcements" }).click();
    await expect.element(later.screen.getByRole("dialog", { name: "News 1" })).toBeVisible();
    expect(stored.has(popupsStoppedKey)).toBe(false);
  });

  test("that the player opens says that there are no announcements, or that they could not be loaded", async () => {
    const { screen, house } = await open([]);
    await screen.getByRole("button", { name: "Announcements" }).click();
    await expect.element(screen.getByText("There are no announcements at the moment.")).toBeVisible();
    await screen.getByRole("button", { name: "Close" }).click();
    house.answers.getPopups = refuse("offline");
    await screen.getByRole("button", { name: "Announcements" }).click();
    await expect
      .element(screen.getByText("The announcements could not be loaded. Please try again in a moment."))
      .toBeVisible();
  });

  test("§8 that opens by itself says nothing of a failure", async () => {
    const { house, screen } = await openSite({ house: fakeHouse({ getPopups: refuse("technical") }) });
    await eventually(() => house.calls.some(({ key }) => key === "getPopups")).toBe(true);
    await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
    await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("waits for a sign-in, and opens after it", async () => {
    const house = fakeHouse({ getPopups: () => three });
    const { screen } = await openSite({ house, path: "/transactions" });
    await expect.element(screen.getByRole("dialog", { name: "Sign in" })).toBeVisible();
    await eventually(() => house.calls.some(({ key }) => key === "getPopups")).toBe(true);
    await expect.element(screen.getByRole("dialog", { name: "News 1" })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Close" }).click();
    await expect.element(screen.getByRole("dialog", { name: "News 1" })).toBeVisible();
  });

  test("waits while the visitor types", async () => {
    let answer: (popups: readonly Popup[]) => void = () => undefined;
    const house = fakeHouse({ getPopups: () => new Promise((resolve) => (answer = resolve)) });
    const { screen } = await openSite({ house, path: "/sports" });
    const search = screen.getByRole("searchbox");
    await search.click();
    await eventually(() => house.calls.some(({ key }) => key === "getPopups")).toBe(true);
    answer(three);
    await userEvent.keyboard("ars");
    await expect.element(search).toHaveFocus();
    expect(document.querySelector("[role=dialog]")).toBeNull();
    await screen.getByRole("heading", { level: 1 }).click();
    await expect.element(screen.getByRole("dialog", { name: "News 1" })).toBeVisible();
  });

  test("gives way to a more important notice, and returns", async () => {
    const { app, screen } = await open();
    await expect.element(screen.getByRole("dialog", { name: "News 1" })).toBeVisible();
    const notice = {
      status: "creatingCoupon",
      message: "feedback:overlay.creating",
      params: {},
      subject: "x",
    } as const;
    app.services.overlay.send({ type: "SHOW", notice });
    await expect.element(screen.getByRole("alertdialog")).toBeVisible();
    await expect.element(screen.getByRole("dialog", { name: "News 1" })).not.toBeInTheDocument();
    app.services.overlay.send({ type: "END", subject: "x" });
    await expect.element(screen.getByRole("dialog", { name: "News 1" })).toBeVisible();
  });

  test("closes when a link in it leads to a page, without a new document", async () => {
    const { path, screen } = await open([popup(1)]);
    await screen.getByRole("link", { name: "to the results" }).click();
    await expect.element(screen.getByRole("heading", { level: 1, name: "Results" })).toBeVisible();
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(path()).toBe("/en/results");
  });

  test.each([
    ["en", 1440],
    ["fa", 390],
    ["en", 390],
  ] as const)("passes axe in %s at %i px with long words, and nothing overflows", async (lang, width) => {
    const { screen } = await open(
      [popup(1, { title: longWord, html: `<h2>${longWord}</h2><p>${longWord} ${longWord}</p>` }), popup(2)],
      {
        lang,
        width,
      },
    );
    const dialog = screen.getByRole("dialog", { name: longWord });
    await expect.element(dialog).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    const { left, right } = dialog.element().getBoundingClientRect();
    expect([left >= 0, right <= width, dialog.element().scrollWidth <= dialog.element().clientWidth]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test("§2 prints an announcement in its own window, with its text and the style of the page and nothing else", async () => {
    const { screen } = await open([popup(1, { html: '<p>Text <img src="/favicon.svg" alt="Mark"></p>' })]);
    const printed: string[] = [];
    const original = window.open.bind(window);
    const opened: Window[] = [];
    vi.spyOn(window, "open").mockImplementation((...given) => {
      const made = original(...given)!;
      opened.push(made);
      made.print = () => printed.push(made.document.body.innerText);
      return made;
    });
    await screen.getByRole("button", { name: "Print this announcement" }).click();
    await eventually(() => printed.length).toBe(1);
    expect(printed[0]).toMatch(/Harbour\s+News 1\s+Text\s+Printed on 20\.11\.2026/);
    const [paper] = opened;
    expect(paper!.document.title).toBe("News 1");
    expect(paper!.document.querySelectorAll("script, button, a[href^='javascript']").length).toBe(0);
    expect(paper!.document.querySelectorAll("style, link[rel=stylesheet]").length).toBeGreaterThan(0);
    paper!.close();
  });

  test("reports a window that the browser does not open", async () => {
    const { screen } = await openSite({ house: houseOfPlayer({ getPopups: () => three }) });
    vi.spyOn(window, "open").mockReturnValue(null);
    await screen.getByRole("button", { name: "Print this announcement" }).click();
    await expect.element(screen.getByText(/allow pop-ups for this site/)).toBeVisible();
  });
});
