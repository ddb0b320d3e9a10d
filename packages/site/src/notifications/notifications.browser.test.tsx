import { CallError, type Notification } from "@livery/contract";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { axeViolations } from "@livery/ui/testing";
import { isReal } from "../routes/table.ts";
import { eventually } from "../testing/eventually.ts";
import { fakeHouse, houseOfPlayer, never, refuse } from "../testing/fake-house.ts";
import { longWord } from "../testing/fixtures.ts";
import { openSite } from "../testing/open-site.tsx";

const message = (notificationId: number, read = false, title = `Message ${notificationId}`): Notification => ({
  notificationId,
  title,
  createdAt: "2026-11-19T18:30:00Z",
  read,
  paymentId: null,
  bonusId: null,
});
const some = [message(9), message(8), message(7, true)];
const houseWith = (list: readonly Notification[]) => houseOfPlayer({ getNotification: () => [...list] });
const bell = /^Notifications/;

describe("The bell", () => {
  test("says how many are unread, and a visitor has none", async () => {
    const { screen } = await openSite({ house: houseWith(some) });
    const banner = screen.getByRole("banner");
    await expect.element(banner.getByRole("button", { name: "Notifications, 2" })).toBeVisible();
    await expect.element(banner.getByText("2 unread notifications")).toHaveAttribute("aria-live", "polite");
    await screen.unmount();
    const visitor = await openSite();
    await expect.element(visitor.screen.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect.element(visitor.screen.getByRole("button", { name: bell })).not.toBeInTheDocument();
    expect(visitor.house.calls.map(({ key }) => key)).not.toContain("getNotification");
  });

  test("opens a list of titles; one of them leads to the page, opens there, and is read", async () => {
    const { house, path, screen } = await openSite({ house: houseWith(some) });
    await screen.getByRole("button", { name: bell }).click();
    const list = screen.getByRole("group", { name: "Notifications" });
    await expect.element(list.getByRole("link", { name: /Message 7/ })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await list.getByRole("link", { name: /Message 8/ }).click();
    await expect.element(list).not.toBeInTheDocument();
    const opened = screen.getByRole("main").getByRole("link", { name: /Message 8/ });
    await expect.element(opened).toHaveAttribute("aria-current", "true");
    await expect.element(opened).toHaveFocus();
    expect(path()).toBe("/en/notifications#8");
    await eventually(() => house.read).toEqual([8]);
    await expect.element(screen.getByRole("button", { name: "Notifications, 1" })).toBeVisible();
    await expect.element(opened.getByText("New")).not.toBeInTheDocument();
  });

  test("a decision on a request to pay leads to the requests, and is read by following it", async () => {
    const decided = { ...message(9), paymentId: 41 };
    const { house, path, screen } = await openSite({ house: houseWith([decided, message(8)]) });
    await screen.getByRole("button", { name: bell }).click();
    await screen
      .getByRole("group", { name: "Notifications" })
      .getByRole("link", { name: /Message 9/ })
      .click();
    await eventually(path).toBe(isReal("TransferRequest") ? "/en/transferRequest#41" : "/en/notifications#9");
    await eventually(() => house.read).toEqual([9]);
  });

  test("a decision on a bonus leads to what the bonus says, from the bell and from its message", async () => {
    const decided = { ...message(9), bonusId: 7 };
    const { path, screen } = await openSite({ house: houseWith([decided, message(8)]) });
    await screen.getByRole("button", { name: bell }).click();
    await screen
      .getByRole("group", { name: "Notifications" })
      .getByRole("link", { name: /Message 9/ })
      .click();
    await eventually(path).toBe("/en/promotions?bonus=7");
    await screen.unmount();
    const page = await openSite({ path: "/notifications#9", house: houseWith([decided, message(8)]) });
    await page.screen.getByRole("link", { name: "View bonus" }).click();
    await eventually(page.path).toBe("/en/promotions?bonus=7");
  });

  test("by the keyboard: Tab goes into the list, Escape gives the focus back, Tab past the end closes", async () => {
    const { screen } = await openSite({ house: houseWith(some) });
    const button = screen.getByRole("button", { name: bell });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("group", { name: "Notifications" })).toBeVisible();
    await expect.element(button).toHaveAttribute("aria-expanded", "true");
    await expect.element(screen.getByRole("link", { name: /Message 9/ })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole("link", { name: /Message 9/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(button).toHaveFocus();
    await expect.element(screen.getByRole("group", { name: "Notifications" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
    await expect.element(screen.getByRole("group", { name: "Notifications" })).not.toBeInTheDocument();
  });

  test("tells of its own troubles, and of nothing to tell", async () => {
    const broken = await openSite({ house: houseOfPlayer({ getNotification: refuse("technical") }) });
    await broken.screen.getByRole("button", { name: bell }).click();
    await expect.element(broken.screen.getByRole("button", { name: "Try again" })).toBeVisible();
    broken.house.answers.getNotification = () => some;
    await broken.screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(broken.screen.getByRole("link", { name: /Message 9/ })).toBeVisible();
    await broken.screen.unmount();
    const empty = await openSite({ house: houseWith([]) });
    await empty.screen.getByRole("button", { name: bell }).click();
    await expect.element(empty.screen.getByText(/News about your account/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

describe("The Notifications page", () => {
  test("opens, scrolls to and focuses the one that the address names, and tells the house", async () => {
    const many = Array.from({ length: 60 }, (_, at) => message(100 - at, true)).with(55, message(45));
    const { house, screen } = await openSite({ house: houseWith(many), path: "/notifications#45" });
    const opened = screen.getByRole("main").getByRole("link", { name: /Message 45/ });
    await expect.element(opened).toHaveFocus();
    await expect.element(opened).toBeInViewport();
    await eventually(() => house.read).toEqual([45]);
  });

  test("opens by a press, keeps the short ones short, and marks all at once", async () => {
    const { house, path, screen } = await openSite({ house: houseWith(some), path: "/notifications" });
    const main = screen.getByRole("main");
    await main.getByRole("link", { name: /Message 9/ }).click();
    await eventually(path).toBe("/en/notifications#9");
    await main.getByRole("button", { name: "Mark all as read" }).click();
    await eventually(() => house.read).toEqual([9, 8]);
    await expect.element(main.getByText("New")).not.toBeInTheDocument();
    await expect.element(main.getByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
  });

  test("leads on from an open decision to its request, and from nothing else", async () => {
    const { path, screen } = await openSite({
      house: houseWith([{ ...message(9), paymentId: 41 }, message(8)]),
      path: "/notifications#8",
    });
    const main = screen.getByRole("main");
    await expect.element(main.getByRole("link", { name: /Message 8/ })).toHaveFocus();
    await expect.element(main.getByRole("link", { name: "View request" })).not.toBeInTheDocument();
    await main.getByRole("link", { name: /Message 9/ }).click();
    if (!isReal("TransferRequest")) return;
    await main.getByRole("link", { name: "View request" }).click();
    await eventually(path).toBe("/en/transferRequest#41");
  });

  test("what the house did not hear of is unread again", async () => {
    const house = houseWith(some);
    let tries = 0;
    const markRead = () => Promise.reject(new CallError("technical", { params: { tries: (tries += 1) } }));
    const { screen } = await openSite({
      house: { ...house, paths: { ...house.paths, markRead } },
      path: "/notifications#9",
    });
    await expect.element(screen.getByRole("main").getByRole("link", { name: /Message 9/ })).toHaveFocus();
    await eventually(() => house.calls.filter(({ key }) => key === "getNotification").length).toBeGreaterThan(1);
    await expect.element(screen.getByRole("button", { name: "Notifications, 2" })).toBeVisible();
    const requestCount = () => house.calls.filter(({ key }) => key === "getNotification").length;
    const before = requestCount();
    await screen.getByRole("button", { name: "Mark all as read" }).click();
    await eventually(requestCount).toBeGreaterThan(before);
    await expect.element(screen.getByRole("button", { name: "Notifications, 2" })).toBeVisible();
    // Once on opening, and once by hand: it is not sent repeatedly.
    expect(tries).toBe(2);
  });

  test("an id that is nobody's opens nothing", async () => {
    const { house, screen } = await openSite({ house: houseWith(some), path: "/notifications#404" });
    await expect.element(screen.getByRole("main").getByRole("link", { name: /Message 9/ })).toBeVisible();
    expect(document.querySelector("main [aria-current]")).toBeNull();
    expect(house.read).toEqual([]);
  });

  test("waits, is empty, and fails as every list does", async () => {
    const waiting = await openSite({ house: houseOfPlayer({ getNotification: never }), path: "/notifications" });
    await expect.element(waiting.screen.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
    expect(document.querySelector("main [aria-busy]")).not.toBeNull();
    await waiting.screen.unmount();
    const empty = await openSite({ house: houseWith([]), path: "/notifications" });
    await expect.element(empty.screen.getByText("No notifications yet")).toBeVisible();
    await empty.screen.unmount();
    const failed = await openSite({
      house: houseOfPlayer({ getNotification: refuse("technical") }),
      path: "/notifications",
    });
    await expect.element(failed.screen.getByText("This could not be loaded")).toBeVisible();
    failed.house.answers.getNotification = () => some;
    await failed.screen.getByRole("main").getByRole("button", { name: "Try again" }).click();
    await expect.element(failed.screen.getByRole("main").getByRole("link", { name: /Message 9/ })).toBeVisible();
  });

  test("§4 a visitor is asked to sign in, and is led to the notification afterwards", async () => {
    const house = fakeHouse({ getNotification: () => some });
    const { path, screen } = await openSite({ house, path: "/notifications#8" });
    await screen.getByRole("textbox", { name: "Username" }).fill("marina");
    await userEvent.type(document.querySelector("input[type=password]")!, "anchor24{Enter}");
    await expect.element(screen.getByRole("main").getByRole("link", { name: /Message 8/ })).toHaveFocus();
    expect(path()).toBe("/en/notifications#8");
  });

  test.each([
    ["en", 390],
    ["fa", 390],
    ["fa", 1440],
  ] as const)("has no barrier in %s at %i px, and nothing runs out of it sideways", async (lang, width) => {
    const list = [message(9, false, `${longWord} ${longWord} ${longWord}`), message(8, true)];
    const { screen } = await openSite({ lang, width, house: houseWith(list), path: "/notifications#9" });
    await expect.element(screen.getByRole("main").getByRole("link", { name: new RegExp(longWord) })).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await screen
      .getByRole("banner")
      .getByRole("button", { name: lang === "en" ? bell : /پیام‌ها/ })
      .click();
    const panel = screen.getByRole("group", { name: lang === "en" ? "Notifications" : "پیام‌ها" });
    await expect.element(panel).toBeVisible();
    const { left, right } = panel.element().getBoundingClientRect();
    expect([left >= 0, right <= width]).toEqual([true, true]);
    expect(await axeViolations()).toEqual([]);
  });
});
