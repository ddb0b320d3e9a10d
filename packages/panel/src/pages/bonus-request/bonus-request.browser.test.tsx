import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { panelBonusRequest } from "../../testing/bonus-fixtures.ts";
import { fakeHouse, refuse } from "../../testing/fake-house.ts";
import { staffOf } from "../../testing/fixtures.ts";
import type { Answers } from "../../testing/answers.ts";
import { openPanel } from "../../testing/open-panel.tsx";

const house = (changes: Answers = {}) => fakeHouse(changes, staffOf("operator"));
const open = (served: ReturnType<typeof house>, path = "/bonus-requests/60") => openPanel({ path, house: served });

describe("The list of bonus requests", () => {
  test("says how many are pending, leads to them and to each, and is exported to a file", async () => {
    const served = house();
    const { address, files, screen } = await open(served, "/bonus-requests");
    await screen.getByRole("link", { name: "10 pending requests" }).click();
    await expect.poll(address).toBe("/bonus-requests?status=waiting");
    await expect.element(screen.getByText("1–10 of 10 rows")).toBeVisible();
    await screen.getByRole("button", { name: "Export CSV" }).click();
    await expect.poll(() => files.map(({ name }) => name)).toEqual(["bonusRequests-2026-11-20.csv"]);
    await screen.getByRole("link", { name: "Five and more" }).first().click();
    await expect.poll(() => address().startsWith("/bonus-requests/")).toBe(true);
    expect(served.faults).toEqual([]);
  });

  test("does not request the bonuses without the permission to see them", async () => {
    const served = fakeHouse({}, staffOf("dealer"));
    const { screen } = await open(served, "/bonus-requests");
    await expect.element(screen.getByRole("link", { name: "Welcome bonus" }).first()).toBeVisible();
    await screen.getByRole("button", { name: /^Filters/ }).click();
    await expect.element(screen.getByRole("combobox", { name: "Category" })).toBeVisible();
    await expect.element(screen.getByRole("combobox", { name: "Bonus" })).not.toBeInTheDocument();
    expect(served.calls.map(({ key }) => key)).not.toContain("panelBonuses");
  });
});

describe("A bonus request", () => {
  test("is confirmed by keyboard, once, and says that no money moves", async () => {
    const served = house();
    const { screen } = await open(served);
    const confirm = screen.getByRole("button", { name: "Approve" });
    await expect.element(confirm).toBeVisible();
    await expect.element(screen.getByText("No deposit yet")).toBeVisible();
    (confirm.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = screen.getByRole("dialog", { name: "Approve Welcome bonus" });
    await expect.element(dialog.getByText(/No money moves: the user's dealer, Quay Street, pays/)).toBeVisible();
    (dialog.getByRole("button", { name: "Approve" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect
      .element(screen.getByRole("listitem").filter({ hasText: "Welcome bonus approved for marina." }))
      .toBeVisible();
    const sent = served.calls.filter(({ key }) => key === "panelBonusRequestConfirm");
    expect(sent.map(({ payload }) => payload)).toEqual([{ requestId: 60 }]);
    expect(sent[0]?.idempotencyKey).toBeDefined();
    expect(served.faults).toEqual([]);
  });

  test("is denied with a reason that the user reads", async () => {
    const served = house();
    const { screen } = await open(served);
    await screen.getByRole("button", { name: "Reject" }).click();
    const dialog = screen.getByRole("dialog", { name: "Reject Welcome bonus" });
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect.element(dialog.getByLabelText("Reason")).toBeInvalid();
    await dialog.getByLabelText("Reason").fill("One account a person");
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect
      .poll(() => served.calls.find(({ key }) => key === "panelBonusRequestCancel")?.payload)
      .toEqual({
        requestId: 60,
        reason: "One account a person",
      });
  });

  test("that another person decided first is not decided again, and shows that decision", async () => {
    const served = house({ panelBonusRequestConfirm: refuse("request_over") });
    const { screen } = await open(served);
    await screen.getByRole("button", { name: "Approve" }).click();
    served.answers.panelBonusRequest = () =>
      panelBonusRequest(60, { status: "cancelled", resolvedBy: "admin", reason: "Asked twice" });
    await screen.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expect.element(screen.getByRole("dialog").getByRole("alert")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText("Asked twice")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Approve" })).not.toBeInTheDocument();
  });

  test("is shown to a dealer without buttons to decide it", async () => {
    const served = fakeHouse({ panelBonusRequest: () => panelBonusRequest(60, { may: [] }) }, staffOf("dealer"));
    const { screen } = await open(served);
    await expect.element(screen.getByRole("link", { name: "marina" })).toBeVisible();
    await expect.element(screen.getByText(/^Operators and admins decide\./)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Reject" })).not.toBeInTheDocument();
    await expect.element(screen.getByRole("link", { name: "Welcome bonus" })).not.toBeInTheDocument();
  });
});
