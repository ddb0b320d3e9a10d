import { minor } from "@livery/betting";
import { axeViolations } from "@livery/ui/testing";
import { faces } from "@livery/skin";
import { describe, expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf, refuse } from "../../testing/fake-house.ts";
import { player } from "../../testing/fixtures.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { paymentMethods, paymentRequest, transferAnswer } from "../../testing/payment-fixtures.ts";
import { begunAt } from "./route.tsx";
import { TransferDriver } from "./testing/driver.ts";

const variants = faces.pages.transferRequest as readonly string[];
const waiting = paymentRequest(4, { status: "pending", resolvedAt: null });
const wanted = { direction: "deposit", payId: 1, amount: minor(5_000) } as const;
const values = { sender: "Marina", senderIban: "DE89370400440532013000" };

describe.each(variants)("Transfer request %s", (variant) => {
  const open = (site: SiteInWindow = {}) =>
    openSite({ path: "/deposit", faces: { transferRequest: variant as never }, house: houseOfPlayer(), ...site });
  const text = () => document.body.textContent;

  test("is filled in, reviewed and sent by the keyboard alone", { timeout: 60_000 }, async () => {
    const house = houseOfPlayer({ setTransferRequest: () => transferAnswer });
    await open({ house });
    const driver = new TransferDriver("keyboard");
    expect(await driver.toReview({ direction: "deposit", payId: 3, amount: minor(5_000), values: {} })).toBe(true);
    await driver.confirm();
    await eventually(text).toContain("Payment request received");
    expect(house.calls.findLast(({ key }) => key === "setTransferRequest")?.payload).toMatchObject({
      payId: 3,
      amount: 5_000n,
    });
  });

  test.each([
    { width: 1440, lang: "en" },
    { width: 768, lang: "en", dir: "rtl" },
    { width: 390, lang: "en" },
  ] as const)("has nothing for axe at $width px, and nothing wider than the window", async (site) => {
    const house = houseOfPlayer({
      setTransferRequest: () => transferAnswer,
      getTransfers: () => pageOf([paymentRequest(1)]),
    });
    await open({ ...site, house });
    const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(site.width);
    const driver = new TransferDriver();
    await driver.arrived();
    expect(await axeViolations()).toEqual([]);
    fits();
    expect(await driver.toReview({ ...wanted, values })).toBe(true);
    expect(await axeViolations()).toEqual([]);
    fits();
    await driver.confirm();
    await eventually(text).toContain("Payment request received");
    expect(await axeViolations()).toEqual([]);
    fits();
  });

  test("while one waits says which, and takes it back after a question", async () => {
    const house = houseOfPlayer({ getTransfers: () => pageOf([waiting]), cancelTransaction: () => ({}) });
    const { screen } = await open({ house });
    await eventually(text).toContain("You already have a transaction.");
    await screen.getByRole("button", { name: "Take it back" }).first().click();
    house.answers.getTransfers = () => pageOf([{ ...waiting, status: "cancelled" as const }]);
    await screen.getByRole("dialog").getByRole("button", { name: "Take it back" }).click();
    await eventually(text).not.toContain("You already have a transaction.");
    expect(house.calls.filter(({ key }) => key === "cancelTransaction")).toHaveLength(1);
    expect(await new TransferDriver().toReview({ ...wanted, values })).toBe(true);
  });

  test(
    "a decision that comes while one waits is seen, with the balance of that moment",
    { timeout: 30_000 },
    async () => {
      const house = houseOfPlayer({ getTransfers: () => pageOf([waiting]) });
      const { screen } = await open({ house });
      await eventually(text).toContain("You already have a transaction.");
      house.answers.getTransfers = () =>
        pageOf([{ ...waiting, status: "approved" as const, resolvedAt: "2026-11-20T09:00:00Z" }]);
      house.answers.getUserData = () => ({ ...player, balance: minor(105_000) });
      await expect.element(screen.getByText("€1,050.00").first(), { timeout: 12_000 }).toBeVisible();
      expect(text()).not.toContain("You already have a transaction.");
    },
  );

  test("a method withdrawn while the form is open is said where the method is chosen, and nothing typed is lost", async () => {
    const house = houseOfPlayer({ setTransferRequest: refuse("method_withdrawn") });
    await open({ house });
    const driver = new TransferDriver();
    expect(await driver.toReview({ ...wanted, values })).toBe(true);
    house.answers.getPaymentBanks = () => paymentMethods.filter(({ payId }) => payId !== 1);
    await driver.confirm();
    await eventually(text).toContain("This way to pay is not offered any more");
    house.answers.setTransferRequest = () => transferAnswer;
    expect(await driver.toReview({ direction: "deposit", payId: 2, amount: null, values: {} })).toBe(true);
    await driver.confirm();
    await eventually(() => house.calls.findLast(({ key }) => key === "setTransferRequest")?.payload).toMatchObject({
      payId: 2,
      amount: 5_000n,
    });
  });

  test("says what the house refuses of a value at that value", async () => {
    const house = houseOfPlayer({
      setTransferRequest: refuse("invalid_field", {
        path: "values.sender",
        params: { expected: "1 to 300 characters" },
      }),
    });
    await open({ house });
    const driver = new TransferDriver();
    expect(await driver.toReview({ ...wanted, values })).toBe(true);
    await driver.confirm();
    await eventually(() => document.querySelector("[aria-invalid=true]")).not.toBeNull();
  });

  test("a withdrawal is no larger than the balance", async () => {
    await open({ path: "/withdraw" });
    const order = { direction: "withdraw", payId: 6, amount: minor(100_001), values: {} } as const;
    expect(await new TransferDriver().toReview(order)).toBe(false);
    await eventually(text).toContain("You have €1,000.00: choose a smaller amount.");
  });

  test("an account that a dealer runs, nothing offered, and nothing loaded each say so", async () => {
    const closed = await open({ house: houseOfPlayer({ getUserData: () => ({ ...player, online: false }) }) });
    await eventually(text).toContain("Your dealer pays in and out for you");
    await closed.screen.unmount();
    const none = await open({ house: houseOfPlayer({ getPaymentBanks: () => [] }) });
    await eventually(text).toContain("No payment methods are offered now");
    await none.screen.unmount();
    const house = houseOfPlayer({ getPaymentBanks: refuse("technical") });
    const { screen } = await open({ house });
    const again = screen.getByRole("button", { name: "Try again" });
    await expect.element(again).toBeVisible();
    house.answers.getPaymentBanks = () => [...paymentMethods];
    await again.click();
    expect(await new TransferDriver().toReview({ ...wanted, values })).toBe(true);
  });
});

test("a site without a cashier leads to its messengers, whatever face the brand has", async () => {
  const { screen } = await openSite({
    path: "/withdraw",
    house: houseOfPlayer(),
    settings: { payway: "chat", whatsapp_number: "+90 212 555 00 00", telegram_name: "@harbour" },
  });
  await expect.element(screen.getByRole("heading", { level: 1, name: "Write to us to be paid out" })).toBeVisible();
  const link = screen.getByRole("main").getByRole("link", { name: "WhatsApp +90 212 555 00 00" });
  await expect.element(link).toHaveAttribute("href", "https://wa.me/902125550000");
});

test.each([
  ["Deposit", {}, { direction: "deposit", payId: null, amount: null }],
  ["Withdraw", { direction: "deposit" }, { direction: "withdraw", payId: null, amount: null }],
  ["TransferRequest", { direction: "withdraw", method: "7" }, { direction: "withdraw", payId: 7, amount: null }],
  ["Deposit", { method: "x", amount: "5000" }, { direction: "deposit", payId: null, amount: 5_000n }],
  ["Deposit", { amount: "-5" }, { direction: "deposit", payId: null, amount: null }],
])("the address of %s with %o begins with %o", (name, search, begun) => {
  expect(begunAt(name, search)).toEqual(begun);
});
