import { minor } from "@livery/betting";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { fakeHouse, refuse } from "../../testing/fake-house.ts";
import { at, staffOf, testNow } from "../../testing/fixtures.ts";
import type { Answers } from "../../testing/answers.ts";
import { openPanel } from "../../testing/open-panel.tsx";
import { panelPayment, panelWithdrawal, paymentApproval } from "../../testing/payment-fixtures.ts";

const operator = staffOf("operator");
const house = (changes: Answers = {}) => fakeHouse(changes, operator);
const open = (served: ReturnType<typeof house>, path = "/payments/41") => openPanel({ path, house: served });

describe("The list of payment requests", () => {
  test("says how many are pending, leads to them, and to each", async () => {
    const served = house();
    const { screen, address } = await open(served, "/payments");
    const waiting = screen.getByRole("navigation", { name: "Pending requests" });
    await expect.element(waiting.getByRole("link", { name: "8 pending deposits" })).toBeVisible();
    await waiting.getByRole("link", { name: "4 pending withdrawals" }).click();
    await expect.poll(address).toBe("/payments?status=pending&direction=withdraw");
    await expect.element(screen.getByText("1–4 of 4 rows")).toBeVisible();
    await screen.getByRole("link", { name: "7QX2M9P012" }).click();
    await expect.poll(address).toBe("/payments/12");
    expect(served.faults).toEqual([]);
  });

  test("is filtered by method and amount, and exported with that filter", async () => {
    const served = house();
    const { screen, files } = await open(served, "/payments?methodId=4&amountFrom=10000&status=pending.denied");
    await expect.element(screen.getByRole("listitem").getByText("To a bank account", { exact: false })).toBeVisible();
    await expect.element(screen.getByRole("listitem").getByText("€100.00")).toBeVisible();
    await screen.getByRole("button", { name: "Export CSV" }).click();
    await expect.poll(() => files.map(({ name }) => name)).toEqual(["payments-2026-11-20.csv"]);
    expect(served.calls.findLast(({ key }) => key === "panelPaymentsExport")?.payload).toMatchObject({
      filter: { methodId: 4, amountFrom: 10_000n, status: ["pending", "denied"] },
    });
    await screen.getByRole("button", { name: /^Filters/ }).click();
    await expect
      .element(screen.getByRole("combobox", { name: "Method" }))
      .toHaveDisplayValue("To a bank account · Withdrawal · EUR");
  });

  test("does not request the methods without the permission to see them", async () => {
    const served = fakeHouse({}, staffOf("dealer"));
    const { screen } = await open(served, "/payments?methodId=4");
    await expect.element(screen.getByRole("link", { name: "7QX2M9P003" })).toBeVisible();
    await screen.getByRole("button", { name: /^Filters/ }).click();
    await expect.element(screen.getByRole("combobox", { name: "Type" })).toBeVisible();
    await expect.element(screen.getByRole("combobox", { name: "Method" })).not.toBeInTheDocument();
    expect(served.calls.map(({ key }) => key)).not.toContain("panelPaymentMethods");
  });
});

describe("A deposit request", () => {
  test("is approved by keyboard, once, with the user's money before and after", async () => {
    const served = house();
    const { screen } = await open(served);
    const approve = screen.getByRole("button", { name: "Approve", exact: true });
    await expect.element(approve).toBeVisible();
    (approve.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = screen.getByRole("dialog", { name: "Approve deposit of €250.00" });
    const sum = dialog.getByLabelText("Summary");
    await expect.element(sum.getByText("€1,000.00")).toBeVisible();
    await expect.element(sum.getByText("€1,250.00")).toBeVisible();
    const submit = dialog.getByRole("button", { name: "Approve €250.00" });
    (submit.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("listitem").filter({ hasText: "Approved: €250.00, marina." })).toBeVisible();
    const sent = served.calls.filter(({ key }) => key === "panelPaymentApprove");
    expect(sent.map(({ payload }) => payload)).toEqual([{ paymentId: 41 }]);
    expect(sent[0]?.idempotencyKey).toBeDefined();
    expect(served.faults).toEqual([]);
  });

  test("is denied with a reason that the user reads", async () => {
    const served = house();
    const { screen } = await open(served);
    await screen.getByRole("button", { name: "Reject" }).click();
    const dialog = screen.getByRole("dialog", { name: "Reject deposit of €250.00" });
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect.element(dialog.getByLabelText("Reason")).toBeInvalid();
    await dialog.getByLabelText("Reason").fill("No such sender");
    await dialog.getByRole("button", { name: "Reject" }).click();
    await expect
      .poll(() => served.calls.find(({ key }) => key === "panelPaymentDeny")?.payload)
      .toEqual({
        paymentId: 41,
        reason: "No such sender",
      });
  });

  test("without an answer is repeated with the same key", async () => {
    let tries = 0;
    const served = house({
      panelPaymentApprove: () => {
        tries += 1;
        if (tries === 1) throw new TypeError("the line broke");
        return { paymentId: 41, status: "approved", state: "done", requestId: null };
      },
    });
    const { screen } = await open(served);
    await screen.getByRole("button", { name: "Approve", exact: true }).click();
    await screen.getByRole("button", { name: "Approve €250.00" }).click();
    await expect.element(screen.getByText("No response, checking…")).toBeVisible();
    await expect.poll(() => served.calls.filter(({ key }) => key === "panelPaymentApprove").length).toBe(2);
    const keys = served.calls.filter(({ key }) => key === "panelPaymentApprove").map((call) => call.idempotencyKey);
    expect(new Set(keys).size).toBe(1);
  });

  test("that another person decided says by whom and when, and that nothing was done", async () => {
    let now = panelPayment(41);
    const served = house({ panelPayment: () => now, panelPaymentApprove: refuse("not_waiting") });
    const { screen } = await open(served);
    await screen.getByRole("button", { name: "Approve", exact: true }).click();
    now = panelPayment(41, { status: "denied", resolvedBy: "admin", resolvedAt: at(-1), reason: "No sender" });
    await screen.getByRole("button", { name: "Approve €250.00" }).click();
    const dialog = screen.getByRole("dialog", { name: "This request has already changed" });
    await expect.element(dialog.getByText(/^admin rejected it on .* nothing|^admin rejected it on/)).toBeVisible();
    await expect.element(dialog.getByText(/was not carried out/)).toBeVisible();
    await dialog.getByRole("button", { name: "View request" }).click();
    await expect.element(screen.getByText("Rejected").first()).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Approve", exact: true })).not.toBeInTheDocument();
  });

  test("shows the input, the account to pay into, and the history", async () => {
    const { screen } = await open(house());
    await expect.element(screen.getByText("DE89 3704 0044 0532 0130 00")).toBeVisible();
    await expect.element(screen.getByText("Hill Street Payments Ltd")).toBeVisible();
    await expect
      .element(screen.getByRole("table", { name: "Request history" }).getByText("Requested by the user"))
      .toBeVisible();
  });
});

describe("A second person", () => {
  test("is required for a large payment, which then waits for one", async () => {
    const served = house({
      panelPayment: () => panelPayment(41, { secondPerson: true }),
      panelPaymentApprove: () => ({ paymentId: 41, status: "pending", state: "waiting", requestId: 9 }),
    });
    const { screen } = await open(served);
    await screen.getByRole("button", { name: "Approve", exact: true }).click();
    await expect.element(screen.getByText("Second approval required")).toBeVisible();
    await screen.getByLabelText("Reason").fill("Found on the statement");
    await screen.getByRole("button", { name: "Request second approval" }).click();
    await expect
      .element(screen.getByRole("listitem").filter({ hasText: "Second approval requested: €250.00, marina." }))
      .toBeVisible();
  });

  test("confirms what the first approved, with the money before and after", async () => {
    const served = house({ panelPayment: () => panelPayment(41, { secondPerson: true, approval: paymentApproval() }) });
    const { screen } = await open(served);
    await expect.element(screen.getByText("Approved by operator, second approval required")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Approve", exact: true })).not.toBeInTheDocument();
    await screen.getByRole("button", { name: "Confirm as second approver" }).click();
    const dialog = screen.getByRole("dialog", { name: "Approve deposit of €250.00" });
    await expect.element(dialog.getByText("€1,250.00")).toBeVisible();
    await dialog.getByRole("button", { name: "Confirm as second approver" }).click();
    await expect
      .poll(() => served.calls.find(({ key }) => key === "panelPaymentConfirm")?.payload)
      .toEqual({
        requestId: 9,
      });
  });

  test("cannot be the first, but the first can recall the approval", async () => {
    const served = house({
      panelPayment: () => panelPayment(41, { approval: paymentApproval({ own: true }) }),
    });
    const { screen } = await open(served);
    await expect.element(screen.getByText(/^Can be confirmed until .* by another member of staff\.$/)).toBeVisible();
    await screen.getByRole("button", { name: "Recall request" }).click();
    await expect.element(screen.getByRole("button", { name: "Confirm as second approver" })).not.toBeInTheDocument();
    await screen.getByRole("dialog").getByRole("button", { name: "Recall request" }).click();
    await expect.poll(() => served.calls.map(({ key }) => key)).toContain("panelPaymentRefuse");
  });

  test("is told why they are none, and may still decline", async () => {
    const approval = paymentApproval({ refusal: "staffOnly" });
    const { screen } = await open(
      house({ panelPayment: () => panelPayment(41, { awaitsSecondPerson: true, approval }) }),
    );
    await expect.element(screen.getByText("Awaiting second approval")).toBeVisible();
    await expect.element(screen.getByText(/approvals by staff are confirmed by staff only/)).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Decline approval" })).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Confirm as second approver" })).not.toBeInTheDocument();
  });

  test("is waited for already: a further approval says so and is not kept", async () => {
    let now = panelPayment(41, { secondPerson: true });
    const served = house({
      panelPayment: () => now,
      panelPaymentApprove: refuse("already_in_progress", { params: { request: 9 } }),
    });
    const { screen } = await open(served);
    await screen.getByRole("button", { name: "Approve", exact: true }).click();
    now = panelPayment(41, { secondPerson: true, approval: paymentApproval({ askedBy: "admin" }) });
    await screen.getByRole("button", { name: "Request second approval" }).click();
    await expect.element(screen.getByText(/^admin approved it on .* and requested a second approval/)).toBeVisible();
    expect(served.calls.filter(({ key }) => key === "panelPaymentApprove")).toHaveLength(1);
  });
});

test("A withdrawal of a user with a debt says that it waits; when it is denied, it pays off the debt", async () => {
  const served = house({
    panelPayment: () => panelWithdrawal({ owed: minor(12_000), balance: minor(0) }),
  });
  const { screen } = await open(served, "/payments/42");
  await expect.element(screen.getByText("€120.00 owed by the user").first()).toBeVisible();
  await screen.getByRole("button", { name: "Reject" }).click();
  const sum = screen.getByRole("dialog").getByLabelText("Summary");
  await expect.element(sum.getByText("+€130.00")).toBeVisible();
  await expect.element(sum.getByText("Owed afterwards")).toBeVisible();
});

test("A payment without the permission to decide is shown without buttons", async () => {
  const served = house({ panelPayment: () => panelPayment(41, { may: [] }) });
  const { screen } = await open(served);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("7QX2M9P041");
  for (const name of ["Approve", "Reject"])
    await expect.element(screen.getByRole("button", { name, exact: true })).not.toBeInTheDocument();
});

describe("A pending payment is loaded again", () => {
  afterEach(() => vi.useRealTimers());

  test("while staff are active, and not while they are idle, so that the session can end", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    let now = testNow;
    let payment = panelPayment(41);
    const served = house({ panelPayment: () => payment });
    const { screen } = await openPanel({ path: "/payments/41", house: served, now: () => now });
    await expect.element(screen.getByRole("button", { name: "Reject" })).toBeVisible();
    const reads = () => served.calls.filter(({ key }) => key === "panelPayment").length;
    now += 3 * 60_000;
    vi.advanceTimersByTime(60_000);
    expect(reads()).toBe(1);
    await userEvent.keyboard("{Shift}");
    vi.advanceTimersByTime(15_000);
    await expect.poll(reads).toBe(2);
    payment = panelPayment(41, { status: "cancelled", resolvedBy: "marina", resolvedAt: at(1) });
    vi.advanceTimersByTime(15_000);
    await expect.element(screen.getByText("Cancelled", { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Reject" })).not.toBeInTheDocument();
    vi.advanceTimersByTime(60_000);
    expect(reads()).toBe(3);
  });
});
