import type { PanelKey } from "@livery/contract/panel";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { everythingChanged } from "../core/queries.ts";
import { couponRow, staffOf } from "../testing/fixtures.ts";
import { fakeHouse, never, pageOf, refuse } from "../testing/fake-house.ts";
import { buttonsOf } from "../testing/buttons-of.ts";
import { openPanel } from "../testing/open-panel.tsx";

/** What the house was asked for last. */
function lastRequested({ calls }: ReturnType<typeof fakeHouse>, key: string): unknown {
  return calls.findLast((call) => call.key === key)?.payload;
}

describe("A list", () => {
  test("is sorted by a press on a header, and its order is in the address", async () => {
    const { screen, house, address } = await openPanel({ path: "/users" });
    const head = screen.getByRole("columnheader", { name: "Balance" });
    await expect.element(head).toHaveAttribute("aria-sort", "none");
    await screen.getByRole("button", { name: "Balance" }).click();
    await expect.element(head).toHaveAttribute("aria-sort", "descending");
    await expect.poll(address).toBe("/users?sort=-balance");
    await screen.getByRole("button", { name: "Balance" }).click();
    await expect.poll(address).toBe("/users?sort=balance");
    await expect
      .poll(() => lastRequested(house, "panelUsers"))
      .toMatchObject({
        sort: { by: "balance", descending: false },
      });
    expect(house.faults).toEqual([]);
  });

  test("is filtered, then begins at the first page, and a filter can be removed", async () => {
    const { screen, house, address } = await openPanel({ path: "/users?page=2" });
    await expect.element(screen.getByText("51–100 of 120 rows")).toBeVisible();
    await screen.getByRole("button", { name: "Filters" }).click();
    await screen.getByRole("combobox", { name: "Active" }).selectOptions("no");
    await screen.getByRole("button", { name: "Apply" }).click();
    await expect.poll(address).toBe("/users?active=no");
    await expect.element(screen.getByText("1–17 of 17 rows")).toBeVisible();
    await screen.getByRole("button", { name: "Remove filter: Active" }).click();
    await expect.poll(address).toBe("/users");
    expect(house.faults).toEqual([]);
  });

  test("is filtered by a dealer and a user, whom the server finds by name", async () => {
    const { screen, house, address } = await openPanel({ path: "/coupons" });
    await screen.getByRole("button", { name: "Filters" }).click();
    const dealer = screen.getByRole("combobox", { name: "Dealer" });
    await dealer.fill("mole");
    await expect.element(screen.getByRole("option", { name: "West Mole Quay Street / Breakwater" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(dealer).toHaveValue("West Mole");
    await screen.getByRole("combobox", { name: "User" }).fill("player011");
    await screen.getByRole("option", { name: /^player011/ }).click();
    await screen.getByRole("button", { name: "Apply" }).click();
    await expect.poll(address).toBe("/coupons?dealerId=25&playerId=11");
    await expect.element(screen.getByText("Dealer: West Mole")).toBeVisible();
    expect(lastRequested(house, "panelCoupons")).toMatchObject({ filter: { dealerId: 25, playerId: 11 } });
    expect(house.faults).toEqual([]);
  });

  test("is searched after a pause in the typing", async () => {
    const { screen, address } = await openPanel({ path: "/users" });
    await screen.getByRole("searchbox", { name: "Search users" }).fill("player01");
    await expect.poll(address).toBe("/users?search=player01");
    await expect.element(screen.getByText("1–10 of 10 rows")).toBeVisible();
  });

  test("pages, is restored by the browser's back button, and opens from its address alone", async () => {
    const { screen, router, address } = await openPanel({ path: "/users" });
    await screen.getByRole("button", { name: "Next page" }).click();
    await expect.poll(address).toBe("/users?page=2");
    await screen.getByRole("button", { name: "Username" }).click();
    await expect.poll(address).toBe("/users?sort=-userName");
    router.history.back();
    await expect.poll(address).toBe("/users?page=2");
    await expect.element(screen.getByText("51–100 of 120 rows")).toBeVisible();
    await screen.unmount();
    const reopened = await openPanel({ path: "/users?active=no&sort=-balance" });
    await expect.element(reopened.screen.getByText("1–17 of 17 rows")).toBeVisible();
    await expect
      .element(reopened.screen.getByRole("columnheader", { name: "Balance" }))
      .toHaveAttribute("aria-sort", "descending");
  });

  test("shows its last page for a page beyond it", async () => {
    const { screen, address } = await openPanel({ path: "/users?page=99" });
    await expect.poll(address).toBe("/users?page=3");
    await expect.element(screen.getByText("101–120 of 120 rows")).toBeVisible();
  });

  test("has the columns, order and page size that it was left with, but not the filters", async () => {
    const { screen, address } = await openPanel({ path: "/users" });
    await screen.getByRole("button", { name: "Balance" }).click();
    await expect.poll(address).toBe("/users?sort=-balance");
    await screen.getByRole("combobox", { name: "Rows per page" }).selectOptions("25");
    await screen.getByRole("button", { name: "Columns" }).click();
    await screen.getByRole("switch", { name: "Site" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText("1–25 of 120 rows")).toBeVisible();
    const layout = address().slice("/users?".length);
    expect([...new URLSearchParams(layout).keys()]).toEqual(["sort", "columns", "size"]);
    await screen.getByRole("searchbox", { name: "Search users" }).fill("player01");
    await expect.poll(address).toContain("search=player01");
    await screen.getByRole("link", { name: "Coupons" }).click();
    await expect.poll(address).toBe("/coupons");
    await screen.getByRole("link", { name: "Users" }).click();
    await expect.poll(address).toBe(`/users?${layout}`);
    await expect.element(screen.getByText("1–25 of 120 rows")).toBeVisible();
    await expect.element(screen.getByRole("columnheader", { name: "Site" })).not.toBeInTheDocument();
  });

  test("of matches that begin later has the next one first", async () => {
    const house = fakeHouse({}, staffOf("operator"));
    const { screen } = await openPanel({ path: "/results?state=coming", house, lang: "fa" });
    // The fake house names countries and leagues as the real one does.
    await expect.element(screen.getByRole("cell", { name: "انگلستان" }).first()).toBeVisible();
    await expect
      .poll(() => lastRequested(house, "panelResults"))
      .toMatchObject({ filter: { state: ["coming"] }, sort: { by: "startsAt", descending: false } });
  });

  test("keeps the layout that it was left with while a linked one is filtered", async () => {
    const { screen, address } = await openPanel({ path: "/users" });
    await screen.getByRole("button", { name: "Balance" }).click();
    await expect.poll(address).toBe("/users?sort=-balance");
    await screen.getByRole("link", { name: "Users" }).click();
    await expect.poll(address).toBe("/users");
    await screen.getByRole("searchbox", { name: "Search users" }).fill("player01");
    await expect.poll(address).toBe("/users?search=player01");
    await screen.getByRole("link", { name: "Coupons" }).click();
    await expect.poll(address).toBe("/coupons");
    await screen.getByRole("link", { name: "Users" }).click();
    await expect.poll(address).toBe("/users?sort=-balance");
  });

  test("shows the chosen columns", async () => {
    const { screen, address } = await openPanel({ path: "/users" });
    await screen.getByRole("button", { name: "Columns" }).click();
    await screen.getByRole("switch", { name: "Site" }).click();
    await expect.element(screen.getByRole("columnheader", { name: "Site" })).not.toBeInTheDocument();
    await screen.getByRole("switch", { name: "Created" }).click();
    await expect.element(screen.getByRole("columnheader", { name: "Created" })).toBeVisible();
    await expect.poll(address).toContain("columns=userName.dealer.active");
  });

  test("is saved under a name on the server, and opened by it", async () => {
    const { screen, house, address } = await openPanel({ path: "/users?active=no&sort=-balance" });
    await screen.getByRole("button", { name: "Saved views" }).click();
    await screen.getByRole("textbox", { name: "View name" }).fill("Sleepers");
    await screen.getByRole("button", { name: "Save view" }).click();
    await expect
      .element(
        screen.getByRole("group", { name: "Saved views" }).getByRole("button", { name: "Sleepers", exact: true }),
      )
      .toBeVisible();
    expect(lastRequested(house, "panelViewSave")).toEqual({
      list: "users",
      name: "Sleepers",
      query: "active=no&sort=-balance",
    });
    await userEvent.keyboard("{Escape}");
    await screen.getByRole("button", { name: "Remove filter: Active" }).click();
    await expect.poll(address).toBe("/users?sort=-balance");
    await screen.getByRole("button", { name: "Saved views" }).click();
    await screen
      .getByRole("group", { name: "Saved views" })
      .getByRole("button", { name: "Sleepers", exact: true })
      .click();
    await expect.poll(address).toBe("/users?active=no&sort=-balance");
    expect(house.faults).toEqual([]);
  });

  test("is exported to a file with the filter and order that it shows", async () => {
    const { screen, house, files } = await openPanel({ path: "/users?active=no&sort=-balance&page=2" });
    await screen.getByRole("button", { name: "Export CSV" }).click();
    await expect.poll(() => files.length).toBe(1);
    expect(files[0]).toEqual({ name: "users-2026-11-20.csv", text: "Username,Balance\r\nplayer001,12.50\r\n" });
    expect(lastRequested(house, "panelUsersExport")).toEqual({
      filter: { active: false },
      sort: { by: "balance", descending: true },
      columns: [
        { name: "user", title: "Username" },
        { name: "dealer", title: "Dealer" },
        { name: "site", title: "Site" },
        { name: "active", title: "Status", words: { true: "Active", false: "Inactive" } },
        { name: "balance", title: "Balance" },
        { name: "currency", title: "Currency" },
        { name: "openCoupons", title: "Open coupons" },
        { name: "lastSeenAt", title: "Last sign-in" },
      ],
    });
    await expect
      .element(screen.getByRole("listitem").filter({ hasText: "The file is in your downloads." }))
      .toBeVisible();
  });

  test("has the times and days of the sites' zone, in its file's name too", async () => {
    const placedAt = "2026-11-20T21:30:00Z";
    const house = fakeHouse(
      { panelCoupons: (query) => pageOf([couponRow(1, { placedAt })], query) },
      staffOf("dealer", { timeZone: "Europe/Istanbul" }),
    );
    const { screen, files } = await openPanel({
      path: "/coupons?from=2026-11-21",
      house,
      now: () => Date.parse(placedAt),
    });
    await expect.element(screen.getByText("21.11.2026 00:30")).toBeVisible();
    await expect.element(screen.getByText("From date: 21.11.2026")).toBeVisible();
    await expect.element(screen.getByText(/^Time zone: Türkiye/)).toBeVisible();
    await screen.getByRole("button", { name: "Export CSV" }).click();
    await expect.poll(() => files.map(({ name }) => name)).toEqual(["coupons-2026-11-21.csv"]);
    await screen.getByRole("button", { name: /^Filters/ }).click();
    await screen.getByRole("button", { name: "Choose a date" }).first().click();
    await expect.element(screen.getByRole("button", { name: /21/ })).toHaveAttribute("aria-current", "date");
    await userEvent.keyboard("{Escape}");
    const day = screen.getByRole("textbox", { name: "From date" });
    await day.fill("31.02.2026");
    await expect.element(day).toHaveAccessibleDescription("This date does not exist. Please check it.");
    await day.fill("28.02.2026");
    await expect.element(day).not.toHaveAccessibleDescription();
  });

  test("searches the records of a filter once its field is entered, and loads the name of a chosen one once", async () => {
    const house = fakeHouse({}, staffOf("operator"));
    const { screen } = await openPanel({ path: "/coupons?dealerId=20", house });
    const count = (name: PanelKey) => house.calls.filter(({ key }) => key === name).length;
    await expect.element(screen.getByText("Dealer: Quay Street")).toBeVisible();
    await screen.getByRole("button", { name: /^Filters/ }).click();
    const dealer = screen.getByRole("combobox", { name: "Dealer" });
    await expect.element(dealer).toHaveValue("Quay Street");
    expect([count("panelDealer"), count("panelDealerSearch"), count("panelUsers")]).toEqual([1, 0, 0]);
    await dealer.click();
    await expect.element(screen.getByRole("listbox").getByRole("option").first()).toBeVisible();
    expect([count("panelDealer"), count("panelDealerSearch"), count("panelUsers")]).toEqual([1, 1, 0]);
  });

  test("names the record of a filter as it is after a change", async () => {
    const house = fakeHouse({}, staffOf("operator"));
    const { panel, screen } = await openPanel({ path: "/coupons?dealerId=20", house });
    await expect.element(screen.getByText("Dealer: Quay Street")).toBeVisible();
    const answer = house.answers.panelDealer;
    house.answers.panelDealer = async (query) => ({ ...(await answer!(query)), name: "Old Quay" });
    everythingChanged(panel.queries);
    await expect.element(screen.getByText("Dealer: Old Quay")).toBeVisible();
  });

  test("shows placeholders while it loads, says when it is empty, and offers a retry when it fails", async () => {
    const waiting = await openPanel({ path: "/users", house: fakeHouse({ panelUsers: never }) });
    await expect.element(waiting.screen.getByRole("status").getByText("Loading")).toBeVisible();
    expect(document.querySelector("main [aria-busy=true]")?.querySelectorAll("tbody tr").length).toBe(3);
    await waiting.screen.unmount();

    const empty = await openPanel({ path: "/users?search=nobody" });
    await expect.element(empty.screen.getByText("No results")).toBeVisible();
    await empty.screen.getByRole("main").getByRole("button", { name: "Clear filters" }).click();
    await expect.poll(empty.address).toBe("/users");
    await empty.screen.unmount();

    const house = fakeHouse();
    const answer = house.answers.panelUsers;
    house.answers.panelUsers = refuse("technical");
    const failed = await openPanel({ path: "/users", house });
    await expect.element(failed.screen.getByText("This could not be loaded")).toBeVisible();
    house.answers.panelUsers = answer!;
    await failed.screen.getByRole("button", { name: "Try again" }).click();
    await expect.element(failed.screen.getByText("1–50 of 120 rows")).toBeVisible();
  });

  test("makes one mutation for several rows: a call and a key each, and shows the result of each", async () => {
    const house = fakeHouse({
      panelCouponCancel: ({ couponId }) => {
        if (couponId === 9) return refuse("not_waiting")();
        return { couponId, cancelledAt: "2026-11-20T09:00:00Z", balance: 100n as never };
      },
    });
    const { screen } = await openPanel({ path: "/coupons", house });
    await screen.getByRole("checkbox", { name: /^Select K7QX2M9P0004/ }).click();
    await screen.getByRole("checkbox", { name: /^Select K7QX2M9P0009/ }).click();
    await screen.getByRole("button", { name: "Cancel coupon" }).click();
    await expect.element(screen.getByRole("dialog")).toBeVisible();
    expect(buttonsOf(screen.getByRole("dialog"))).toEqual(["Go back", "Cancel 2 coupons", "Close"]);
    await screen.getByRole("button", { name: "Cancel 2 coupons" }).click();
    await expect.element(screen.getByText("Enter a reason of at least 3 characters.")).toBeVisible();
    await screen.getByRole("textbox", { name: "Reason" }).fill("Typed twice");
    await screen.getByRole("button", { name: "Cancel 2 coupons" }).click();
    await expect.element(screen.getByRole("listitem").filter({ hasText: "0004" }).getByText("Done")).toBeVisible();
    await expect
      .element(
        screen
          .getByRole("listitem")
          .filter({ hasText: "0009" })
          .getByText(/^This has already been decided/),
      )
      .toBeVisible();
    const sent = house.calls.filter(({ key }) => key === "panelCouponCancel");
    expect(sent.map(({ payload }) => payload)).toEqual([
      { couponId: 4, reason: "Typed twice" },
      { couponId: 9, reason: "Typed twice" },
    ]);
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });
});

test("On a phone rows fold into cards, and the order is chosen from a list", async () => {
  const { screen, address } = await openPanel({ path: "/users", width: 390 });
  const order = screen.getByRole("combobox", { name: "Sort by" });
  await expect.element(order).toBeVisible();
  await order.selectOptions("-balance");
  await expect.poll(address).toBe("/users?sort=-balance");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test("On a phone all rows that allow a mutation are selected at once", async () => {
  const { screen } = await openPanel({ path: "/coupons", width: 390 });
  await screen.getByRole("checkbox", { name: "Select all on this page" }).click();
  await expect.element(screen.getByText(/^\d+ rows selected$/)).toBeVisible();
  await expect.element(screen.getByRole("checkbox", { name: /^Select K7QX2M9P0004/ })).toBeChecked();
  await expect.element(screen.getByRole("checkbox", { name: /^Select K7QX2M9P0001/ })).not.toBeChecked();
});
