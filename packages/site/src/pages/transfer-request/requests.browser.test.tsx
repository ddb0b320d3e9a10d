import { minor } from "@livery/betting";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf, refuse } from "../../testing/fake-house.ts";
import { player } from "../../testing/fixtures.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { paymentMethods, paymentRequest, paymentAnswer } from "../../testing/payment-fixtures.ts";
import { newsOf } from "./machine-inputs.ts";
import { PaymentDriver } from "./testing/driver.ts";
import { visibleText } from "./testing/visible-text.ts";

const open = (transferRequest: "accordion" | "cards" | "classic" | "stepper", site: SiteInWindow = {}) =>
  openSite({ path: "/deposit", variants: { transferRequest }, house: houseOfPlayer(), ...site });
const withdrawn = "This payment method is no longer available";

describe("accordion: a withdrawn method is reported", () => {
  test("above, if its category is gone too", async () => {
    const house = houseOfPlayer();
    const { app } = await open("accordion", { path: "/deposit?method=3&amount=5000", house });
    await expect.element(page.getByRole("radio", { name: /^Coral Wallet/ })).toBeChecked();
    house.answers.getPaymentBanks = () => paymentMethods.filter(({ categoryId }) => categoryId === 1);
    await app.services.queries.invalidateQueries({ queryKey: ["getPaymentBanks"] });
    await eventually(visibleText).toContain(withdrawn);
  });

  test("above, if its category is folded, and in the fold alone if it is open", async () => {
    const house = houseOfPlayer();
    const { app, screen } = await open("accordion", { path: "/deposit?method=3&amount=5000", house });
    const fold = screen.getByRole("button", { name: /^Wallets/ });
    await expect.element(fold).toHaveAttribute("aria-expanded", "true");
    await fold.click();
    house.answers.getPaymentBanks = () => paymentMethods.filter(({ payId }) => payId !== 3);
    await app.services.queries.invalidateQueries({ queryKey: ["getPaymentBanks"] });
    await eventually(visibleText).toContain(withdrawn);
    await fold.click();
    await eventually(() => visibleText().split(withdrawn).length).toBe(2);
  });
});

test("a number may be typed in digits of any script, and is sent in Latin ones", async () => {
  const house = houseOfPlayer({ setTransferRequest: () => paymentAnswer });
  await open("classic", { house });
  const driver = new PaymentDriver();
  const order = { direction: "deposit", payId: 4, amount: minor(5_000) } as const;
  expect(await driver.toReview({ ...order, values: { code: "۷۰۹٤" } })).toBe(true);
  await driver.confirm();
  await eventually(() => house.calls.findLast(({ key }) => key === "setTransferRequest")?.payload).toMatchObject({
    values: { code: "7094" },
  });
});

test("a player with a debt is told that a withdrawal waits too, not only bets", async () => {
  const house = houseOfPlayer({ setTransferRequest: refuse("debt_open", { params: { owed: 70 } }) });
  await open("classic", { path: "/withdraw", house });
  const driver = new PaymentDriver();
  expect(await driver.toReview({ direction: "withdraw", payId: 6, amount: minor(5_000), values: {} })).toBe(true);
  await driver.confirm();
  await eventually(visibleText).toContain("You can bet and withdraw again once it is paid.");
});

test("a link that names a withdrawal method opens the withdrawal side with this method", async () => {
  const { screen } = await open("classic", { path: "/transferRequest?method=6" });
  await expect.element(screen.getByRole("main").getByRole("radio", { name: "Withdrawal" })).toBeChecked();
  await expect.element(screen.getByRole("combobox", { name: /^Payment method/ })).toHaveValue("6");
});

test("a repeated answer has an old balance: the current one is loaded", async () => {
  const answers = [refuse("timeout"), () => ({ ...paymentAnswer, balance: minor(1) })];
  const house = houseOfPlayer({ setTransferRequest: () => (answers.shift() ?? refuse("technical"))() });
  const { screen } = await open("classic", { house });
  const driver = new PaymentDriver();
  expect(await driver.toReview({ direction: "deposit", payId: 2, amount: minor(5_000), values: {} })).toBe(true);
  house.answers.getUserData = () => ({ ...player, balance: minor(77_700) });
  await driver.confirm();
  await expect.element(screen.getByText("Payment request received").first()).toBeVisible();
  await eventually(visibleText).toContain("€777.00");
});

test("folded requests can be paged if there are more than fit on a page", async () => {
  const house = houseOfPlayer({
    getTransfers: ({ page: number }) => pageOf([paymentRequest(number, { method: `Way ${number}` })], 40),
  });
  const { screen } = await open("cards", { house });
  await screen.getByRole("button", { name: /^Your requests/ }).click();
  await screen.getByRole("button", { name: "Next page" }).click();
  await eventually(visibleText).toContain("Way 2");
});

test.each([
  ["en", "Deposit · Instant transfer", "Withdrawal · Instant transfer"],
  ["de", "Einzahlung · Instant transfer", "Auszahlung · Instant transfer"],
] as const)("a request of the table is called what it is, whatever its status, in %s", async (lang, ...kinds) => {
  const requests = [paymentRequest(1), paymentRequest(2, { direction: "withdraw", status: "pending" })];
  await open("classic", { lang, house: houseOfPlayer({ getTransfers: () => pageOf(requests) }) });
  for (const kind of kinds)
    await expect.element(page.getByRole("cell", { name: new RegExp(`^${kind}`) })).toBeVisible();
});

test("on a phone each text of a request has a line of its own", async () => {
  const house = houseOfPlayer({
    getTransfers: () => pageOf([paymentRequest(1, { status: "denied", note: "Not yours" })]),
  });
  await open("classic", { house, width: 390 });
  const lines = () => [...document.querySelectorAll("main td p")];
  await eventually(lines).toHaveLength(2);
  for (const line of lines()) {
    const before = document.createRange();
    before.setStartBefore(line.parentElement!.firstChild!);
    before.setEndBefore(line);
    expect(line.getBoundingClientRect().top).toBeGreaterThanOrEqual(before.getBoundingClientRect().bottom - 1);
  }
});

test("the back button cannot leave a step whose result is unknown", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const house = houseOfPlayer({ setTransferRequest: refuse("offline") });
  const { screen } = await open("stepper", { house });
  const driver = new PaymentDriver();
  expect(await driver.toReview({ direction: "deposit", payId: 2, amount: minor(5_000), values: {} })).toBe(true);
  await driver.confirm();
  for (let sending = 0; sending < 6; sending++) await vi.advanceTimersByTimeAsync(1_501);
  await expect.element(screen.getByRole("button", { name: "Send again" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: /^Done/ })).not.toBeInTheDocument();
});

describe("The news of a payment request", () => {
  const of = (paymentId: number, changes: Parameters<typeof paymentRequest>[1]) => paymentRequest(paymentId, changes);
  const denied = of(3, { status: "denied", note: "No", direction: "withdraw" });

  test("is of the current direction first, then the newest of all", () => {
    const other = of(4, { status: "denied", note: "Late" });
    expect(newsOf([other, denied], "withdraw", new Set())).toBe(denied);
    expect(newsOf([denied, of(2, {})], "deposit", new Set())).toBe(denied);
    expect(newsOf([of(4, {}), denied], "deposit", new Set())).toBeNull();
  });
  test("ends with the next request, and an approval is news only when it has just arrived", () => {
    expect(newsOf([of(4, { status: "pending", direction: "withdraw" }), denied], "withdraw", new Set())).toBeNull();
    expect(newsOf([of(4, {})], "deposit", new Set())).toBeNull();
    expect(newsOf([of(4, {})], "deposit", new Set([4]))?.paymentId).toBe(4);
    expect(newsOf([of(4, { status: "cancelled" })], "deposit", new Set([4]))).toBeNull();
  });
});
