import { minor } from "@livery/betting";
import { CallError } from "@livery/contract";
import type { PanelUser } from "@livery/contract/panel";
import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { fakeHouse, refuse } from "../testing/fake-house.ts";
import { panelUser, staffOf } from "../testing/fixtures.ts";
import { openPanel } from "../testing/open-panel.tsx";

describe("A record's form", () => {
  /** A house in which somebody else changes the user while a form is open. */
  function contested(theirs: Partial<PanelUser>) {
    let user = panelUser(7);
    const house = fakeHouse({
      panelUser: () => user,
      panelUserServices: ({ version, active, online, services }) => {
        if (version !== user.version) return refuse("version_conflict")();
        user = { ...user, active, online, services, version: user.version + 1 };
        return user;
      },
    });
    return { house, change: () => (user = { ...user, ...theirs, version: user.version + 1 }) };
  }

  test("sends the version that was shown, and the change with its reason", async () => {
    const { house } = contested({});
    const { screen } = await openPanel({ path: "/users/7?tab=services", house });
    await screen.getByRole("button", { name: "Edit" }).click();
    await screen.getByRole("checkbox", { name: "Live casino" }).click();
    await screen.getByRole("textbox", { name: "Reason" }).fill("Asked at the counter");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(screen.getByRole("listitem").filter({ hasText: "Saved." })).toBeVisible();
    expect(house.calls.find(({ key }) => key === "panelUserServices")?.payload).toMatchObject({
      version: 4,
      reason: "Asked at the counter",
      services: { casino: true, sport: true },
    });
    expect(house.faults).toEqual([]);
  });

  test("that changes nothing sends nothing", async () => {
    const { house } = contested({});
    const { screen } = await openPanel({ path: "/users/7?tab=services", house });
    await screen.getByRole("button", { name: "Edit" }).click();
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(screen.getByText("No changes to save.")).toBeVisible();
    await screen.getByRole("checkbox", { name: "Live casino" }).click();
    await expect.element(screen.getByText("No changes to save.")).not.toBeInTheDocument();
    expect(house.calls.map(({ key }) => key)).not.toContain("panelUserServices");
  });

  test("overwrites no change unseen: mine, theirs, or field by field", async () => {
    const { house, change } = contested({
      online: true,
      services: { ...panelUser(7).services, bingo: true, casino: false },
    });
    const { screen } = await openPanel({ path: "/users/7?tab=services", house });
    await screen.getByRole("button", { name: "Edit" }).click();
    await screen.getByRole("checkbox", { name: "Live casino" }).click();
    change();
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    const dialog = screen.getByRole("dialog", { name: "Someone else has changed this" });
    await expect.element(dialog).toBeVisible();
    const online = dialog.getByRole("group", { name: "Online account (deposits, withdrawals)" });
    await expect.element(online.getByRole("radio", { name: "Their value" })).toBeChecked();
    await dialog.getByText("Your value", { exact: true }).last().click();
    await dialog.getByRole("button", { name: "Save selected values" }).click();
    await expect.element(screen.getByRole("listitem").filter({ hasText: "Saved." })).toBeVisible();
    const last = house.calls.findLast(({ key }) => key === "panelUserServices")?.payload;
    expect(last).toMatchObject({ version: 5, online: true, services: { casino: true, bingo: false } });
  });

  test("keeps the input when later answers arrive", async () => {
    const { house, change } = contested({ services: { ...panelUser(7).services, sport: false } });
    const { screen, panel } = await openPanel({ path: "/users/7?tab=services", house });
    await screen.getByRole("button", { name: "Edit" }).click();
    await screen.getByRole("checkbox", { name: "Live casino" }).click();
    const callCount = house.calls.length;
    change();
    await panel.queries.invalidateQueries();
    await expect.poll(() => house.calls.length).toBeGreaterThan(callCount);
    await expect.element(screen.getByRole("checkbox", { name: "Live casino" })).toBeChecked();
    await expect.element(screen.getByRole("checkbox", { name: "Sports", exact: true })).toBeChecked();
  });

  test("shows the server's refusal at its field", async () => {
    const house = fakeHouse({
      panelUserLimits: refuse("limit_not_raised", { path: "limits.combine.maxStake" }),
    });
    const { screen } = await openPanel({ path: "/users/7?tab=limits", house });
    await screen.getByRole("button", { name: "Edit" }).click();
    const stake = screen.getByRole("group", { name: "Accumulators" }).getByRole("textbox", { name: "Maximum stake" });
    await stake.fill("100");
    await screen.getByRole("button", { name: "Save", exact: true }).click();
    await expect.element(stake).toHaveAccessibleDescription("Limits can only be raised.");
    await expect.element(stake).toHaveFocus();
    expect(house.calls.find(({ key }) => key === "panelUserLimits")?.payload).toMatchObject({
      limits: { combine: { maxStake: minor(10_000) }, system: { maxStake: minor(25_000) } },
    });
  });
});

describe("Credit", () => {
  test("shows what both sides will have before it is sent, and is sent with one key", async () => {
    const house = fakeHouse({
      panelUserSend: () => ({ transactionId: 1, otherBalance: minor(102_500), credit: minor(1_247_500) }),
    });
    const { screen } = await openPanel({ path: "/users/7", house });
    await screen.getByRole("button", { name: "Send credit" }).click();
    const dialog = screen.getByRole("dialog", { name: "Send credit" });
    await dialog.getByRole("textbox", { name: "Amount" }).fill("25");
    await expect.element(dialog.getByText("€1,025.00")).toBeVisible();
    await expect.element(dialog.getByText("€12,475.00")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Note" }).fill("Friday");
    await dialog.getByRole("button", { name: "Send €25.00" }).click();
    await expect.element(screen.getByRole("listitem").filter({ hasText: "€25.00 sent to marina." })).toBeVisible();
    const sent = house.calls.filter(({ key }) => key === "panelUserSend");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      payload: { playerId: 7, amount: minor(2_500), note: "Friday" },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown,
    });
    // The own credit in the header is asked for anew.
    await expect.poll(() => house.calls.filter(({ key }) => key === "panelMe").length).toBeGreaterThan(1);
  });

  test("is sent to the dealer above without a look into its account", async () => {
    const house = fakeHouse(
      { panelDealerSend: () => ({ transactionId: 1, otherBalance: null, credit: minor(1_240_000) }) },
      staffOf("sub-dealer", { dealerId: 20, dealerName: "Quay Street", credit: minor(1_250_000) }),
    );
    const { screen } = await openPanel({ path: "/dealers?dealer=20", house });
    await screen.getByRole("button", { name: "Send credit up" }).click();
    const dialog = screen.getByRole("dialog", { name: "Send credit up" });
    await dialog.getByRole("textbox", { name: "Amount" }).fill("100");
    await expect.element(dialog.getByText("€12,400.00")).toBeVisible();
    await dialog.getByRole("button", { name: "Send €100.00" }).click();
    await expect
      .element(screen.getByRole("listitem").filter({ hasText: "€100.00 sent to the dealer above yours." }))
      .toBeVisible();
    expect(house.calls.find(({ key }) => key === "panelDealerSend")?.payload).toEqual({
      dealerId: 10,
      amount: 10_000n,
    });
    expect(house.faults).toEqual([]);
  });

  test("without an answer is repeated with the same key, and moved once", async () => {
    let tried = 0;
    const house = fakeHouse({
      panelUserTake: () => {
        tried += 1;
        if (tried < 2) throw new TypeError("the line broke");
        return { transactionId: 1, otherBalance: minor(97_500), credit: minor(1_252_500) };
      },
    });
    const { screen } = await openPanel({ path: "/users/7", house });
    await screen.getByRole("button", { name: "Take credit back" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Amount" }).fill("25");
    await dialog.getByRole("button", { name: "Take €25.00 back" }).click();
    await expect.element(dialog.getByText("No response, checking…")).toBeVisible();
    // It does not go away under anybody's fingers.
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).toBeVisible();
    await expect
      .element(screen.getByRole("listitem").filter({ hasText: "€25.00 taken back from marina." }))
      .toBeVisible();
    const keys = house.calls.filter(({ key }) => key === "panelUserTake").map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test("that is refused shows the reason, and can be sent with another amount", async () => {
    const house = fakeHouse({
      panelUserSend: ({ amount }) => {
        if (amount > 10_000n) throw new CallError("insufficient_credit");
        return { transactionId: 1, otherBalance: minor(1), credit: minor(1) };
      },
    });
    const { screen } = await openPanel({ path: "/users/7", house });
    await screen.getByRole("button", { name: "Send credit" }).click();
    const dialog = screen.getByRole("dialog");
    await dialog.getByRole("button", { name: "Send credit" }).click();
    await expect.element(dialog.getByText("Please enter an amount.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Amount" }).fill("500");
    await dialog.getByRole("button", { name: "Send €500.00" }).click();
    await expect.element(dialog.getByRole("alert")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Amount" }).fill("50");
    await dialog.getByRole("button", { name: "Send €50.00" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const keys = house.calls.filter(({ key }) => key === "panelUserSend").map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});

test("A new user is created below the signed-in dealer; errors are shown at their fields", async () => {
  let isAccepted = true;
  const house = fakeHouse({
    panelUserCreate: ({ userName }) => {
      if (isAccepted) throw new CallError("username_in_use");
      return panelUser(9, { userName });
    },
  });
  const { screen, address } = await openPanel({ path: "/users/new", house });
  await screen.getByRole("button", { name: "Create user" }).click();
  await expect
    .element(screen.getByRole("textbox", { name: "Username" }))
    .toHaveAccessibleDescription("Please fill this in.");
  await screen.getByRole("textbox", { name: "Username" }).fill("abc");
  await screen.getByLabelText("Password", { exact: true }).fill("abc");
  await screen.getByRole("button", { name: "Create user" }).click();
  await expect.element(screen.getByText("Choose a stronger password of 4 to 20 characters.")).toBeVisible();
  await expect
    .element(screen.getByRole("textbox", { name: "Username" }))
    .toHaveAccessibleDescription("Use 5 to 20 Latin letters and digits, starting with a letter.");
  await screen.getByRole("textbox", { name: "Username" }).fill("skipper");
  await screen.getByLabelText("Password", { exact: true }).fill("anchor24");
  await screen.getByRole("button", { name: "Create user" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Username" })).toHaveFocus();
  isAccepted = false;
  await screen.getByRole("button", { name: "Create user" }).click();
  await expect.poll(address).toBe("/users/9");
  const sent = house.calls.findLast(({ key }) => key === "panelUserCreate")?.payload;
  expect(sent).toMatchObject({ siteId: 1, userName: "skipper", services: { sport: true, live: true, casino: false } });
  expect(sent).not.toHaveProperty("dealerId");
});

test("An operator chooses the dealer below whom a user is created", async () => {
  const house = fakeHouse({ panelUserCreate: () => panelUser(9) }, staffOf("operator"));
  const { screen } = await openPanel({ path: "/users/new?dealer=22", house });
  const dealer = screen.getByRole("combobox", { name: "Dealer" });
  await expect.element(dealer).toHaveValue("Breakwater");
  await dealer.fill("quay");
  await expect.element(screen.getByRole("option", { name: "Quay Street" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(dealer).toHaveValue("Quay Street");
});
