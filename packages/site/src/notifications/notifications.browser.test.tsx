import { minor } from "@livery/betting";
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
  amount: null,
  currency: null,
  bonusId: null,
});
const some = [message(9), message(8), message(7, true)];
const houseWith = (list: readonly Notification[]) => houseOfPlayer({ getNotification: () => [...list] });
const bell = /^Notifications/;

describe("The bell", () => {
  test("shows the number of unread notifications, and is absent for a visitor", async () => {
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

  test("opens a list of titles; a title leads to the page, where the notification is open and read", async () => {
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

  test("writes the amount of a payment as the language of the page does, here and on the page", async () => {
    const title = "Your deposit of {amount} is approved.";
    const decided = { ...message(9), title, paymentId: 41, amount: minor(123_450n), currency: "EUR" };
    for (const [lang, name, shown] of [
      ["en", "Notifications", /Your deposit of €1,234\.50 is approved\.$/],
      ["de", "Benachrichtigungen", /Your deposit of 1\.234,50\s€ is approved\.$/],
    ] as const) {
      // The operator's own text has no amount.
      const house = houseWith([decided, { ...message(8), title: "{amount}" }]);
      const { screen } = await openSite({ house, lang, path: "/notifications" });
      const main = screen.getByRole("main");
      await expect.element(main.getByText(shown)).toBeVisible();
      await expect.element(main.getByText("{amount}", { exact: true })).toBeVisible();
      await screen
        .getByRole("banner")
        .getByRole("button", { name: `${name}, 2` })
        .click();
      await expect.element(screen.getByRole("group", { name }).getByText(shown)).toBeVisible();
      await screen.unmount();
    }
  });

  test("leads from a decision on a payment to the payments, and marks it as read", async () => {
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

  test("leads from a decision on a bonus to the bonus, and so does its notification", async () => {
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

  test("by keyboard: Tab enters the list, Escape restores the focus, Tab past the end closes it", async () => {
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

  test("reports a failure, and an empty list", async () => {
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
  test("opens, scrolls to and focuses the notification of the address, and reports it as read", async () => {
    const many = Array.from({ length: 60 }, (_, at) => message(100 - at, true)).with(55, message(45));
    const { house, screen } = await openSite({ house: houseWith(many), path: "/notifications#45" });
    const opened = screen.getByRole("main").getByRole("link", { name: /Message 45/ });
    await expect.element(opened).toHaveFocus();
    await expect.element(opened).toBeInViewport();
    await eventually(() => house.read).toEqual([45]);
  });

  test("opens one by a press, does not fold short ones, and marks all as read at once", async () => {
    const { house, path, screen } = await openSite({ house: houseWith(some), path: "/notifications" });
    const main = screen.getByRole("main");
    await main.getByRole("link", { name: /Message 9/ }).click();
    await eventually(path).toBe("/en/notifications#9");
    await main.getByRole("button", { name: "Mark all as read" }).click();
    await eventually(() => house.read).toEqual([9, 8]);
    await expect.element(main.getByText("New")).not.toBeInTheDocument();
    await expect.element(main.getByRole("button", { name: "Mark all as read" })).not.toBeInTheDocument();
  });

  test("leads from an open payment decision to its request, and from no other notification", async () => {
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

  test("a notification that could not be reported as read is unread again", async () => {
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

  test("an unknown id opens nothing", async () => {
    const { house, screen } = await openSite({ house: houseWith(some), path: "/notifications#404" });
    await expect.element(screen.getByRole("main").getByRole("link", { name: /Message 9/ })).toBeVisible();
    expect(document.querySelector("main [aria-current]")).toBeNull();
    expect(house.read).toEqual([]);
  });

  test("shows loading, an empty list and a failure as every list does", async () => {
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

  test("§4 a visitor is asked to sign in, and returns to the notification", async () => {
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
  ] as const)("passes axe in %s at %i px, and nothing overflows it sideways", async (lang, width) => {
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
