import { minor } from "@livery/betting";
import { axeViolations } from "@livery/ui/testing";
import { variantNames } from "@livery/skin";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { all, inRotation } from "../../testing/by-day.ts";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf, refuse } from "../../testing/fake-house.ts";
import { player } from "../../testing/fixtures.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { paymentMethods, paymentRequest, paymentAnswer } from "../../testing/payment-fixtures.ts";
import { begunAt } from "./transfer-request.route.tsx";
import { PaymentDriver } from "./testing/driver.ts";

const variants = variantNames.pages.transferRequest as readonly string[];
const waiting = paymentRequest(4, { status: "pending", resolvedAt: null });
const draft = { direction: "deposit", payId: 1, amount: minor(5_000) } as const;
const values = { sender: "Marina", senderIban: "DE89370400440532013000" };

const widths = [1440, 768, 390];
/** By day the widths that axe sees are shared by the moments and the variants. */

describe.each(variants)("Transfer request %s", (variant) => {
  const shared = inRotation(variants, variant, 4);
  const offset = variants.indexOf(variant) % widths.length;
  // A variant is seen in one direction by day, its neighbour in the other.
  const directions = (["ltr", "rtl"] as const)
    .map((dir) => ({ dir, offset }))
    .filter((_, index) => all || variants.indexOf(variant) % 2 === index);
  const open = (site: SiteInWindow = {}) =>
    openSite({ path: "/deposit", variants: { transferRequest: variant as never }, house: houseOfPlayer(), ...site });
  const text = () => document.body.textContent;

  test.runIf(shared())("is filled in, reviewed and sent by the keyboard alone", async () => {
    const house = houseOfPlayer({ setTransferRequest: () => paymentAnswer });
    await open({ house });
    const driver = new PaymentDriver("keyboard");
    expect(await driver.toReview({ direction: "deposit", payId: 3, amount: minor(5_000), values: {} })).toBe(true);
    await driver.confirm();
    await eventually(text).toContain("Payment request received");
    expect(house.calls.findLast(({ key }) => key === "setTransferRequest")?.payload).toMatchObject({
      payId: 3,
      amount: 5_000n,
    });
  });

  test.runIf(shared()).each(directions)(
    "passes axe, and nothing is wider than the window, $dir",
    async ({ dir, offset }) => {
      const house = houseOfPlayer({
        setTransferRequest: () => paymentAnswer,
        getTransfers: () => pageOf([paymentRequest(1)]),
      });
      await open({ dir, house, width: widths[offset]! });
      // Each moment is as wide as every window, and judged in one of them: the next moment, and the next variant, in another.
      const check = async (stage: number) => {
        const checkedWidth = (offset + stage) % widths.length;
        for (const index of [1, 2, 0].map((step) => (checkedWidth + step) % widths.length)) {
          await page.viewport(widths[index]!, 900);
          await eventually(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(widths[index]!);
          if (all || index === checkedWidth) expect(await axeViolations(), `at ${widths[index]} px`).toEqual([]);
        }
      };
      const driver = new PaymentDriver();
      await driver.arrived();
      await check(0);
      expect(await driver.toReview({ ...draft, values })).toBe(true);
      await check(1);
      await driver.confirm();
      await eventually(text).toContain("Payment request received");
      await check(2);
    },
  );

  test.runIf(shared())("while one is pending names it, and cancels it after a question", async () => {
    const house = houseOfPlayer({ getTransfers: () => pageOf([waiting]), cancelTransaction: () => ({}) });
    const { screen } = await open({ house });
    await eventually(text).toContain("You already have a transaction.");
    await screen.getByRole("button", { name: "Cancel request" }).first().click();
    house.answers.getTransfers = () => pageOf([{ ...waiting, status: "cancelled" as const }]);
    await screen.getByRole("dialog").getByRole("button", { name: "Cancel request" }).click();
    await eventually(text).not.toContain("You already have a transaction.");
    expect(house.calls.filter(({ key }) => key === "cancelTransaction")).toHaveLength(1);
    expect(await new PaymentDriver().toReview({ ...draft, values })).toBe(true);
  });

  test.runIf(shared())("a decision on a pending request is shown, with the new balance", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const house = houseOfPlayer({ getTransfers: () => pageOf([waiting]) });
    const { screen } = await open({ house });
    await eventually(text).toContain("You already have a transaction.");
    house.answers.getTransfers = () =>
      pageOf([{ ...waiting, status: "approved" as const, resolvedAt: "2026-11-20T09:00:00Z" }]);
    house.answers.getUserData = () => ({ ...player, balance: minor(105_000) });
    vi.advanceTimersByTime(5_000);
    await expect.element(screen.getByText("€1,050.00").first()).toBeVisible();
    expect(text()).not.toContain("You already have a transaction.");
  });

  test.runIf(shared())(
    "a method that is withdrawn while the form is open is reported at the choice of methods, and the input stays",
    async () => {
      const house = houseOfPlayer({ setTransferRequest: refuse("method_withdrawn") });
      await open({ house });
      const driver = new PaymentDriver();
      expect(await driver.toReview({ ...draft, values })).toBe(true);
      house.answers.getPaymentBanks = () => paymentMethods.filter(({ payId }) => payId !== 1);
      await driver.confirm();
      await eventually(text).toContain("This payment method is no longer available");
      house.answers.setTransferRequest = () => paymentAnswer;
      expect(await driver.toReview({ direction: "deposit", payId: 2, amount: null, values: {} })).toBe(true);
      await driver.confirm();
      await eventually(() => house.calls.findLast(({ key }) => key === "setTransferRequest")?.payload).toMatchObject({
        payId: 2,
        amount: 5_000n,
      });
    },
  );

  test.runIf(shared())("shows the server's refusal of a value at that value", async () => {
    const house = houseOfPlayer({
      setTransferRequest: refuse("invalid_field", {
        path: "values.sender",
        params: { expected: "1 to 300 characters" },
      }),
    });
    await open({ house });
    const driver = new PaymentDriver();
    expect(await driver.toReview({ ...draft, values })).toBe(true);
    await driver.confirm();
    await eventually(() => document.querySelector("[aria-invalid=true]")).not.toBeNull();
  });

  test.runIf(shared())("a withdrawal cannot exceed the balance", async () => {
    await open({ path: "/withdraw" });
    const order = { direction: "withdraw", payId: 6, amount: minor(100_001), values: {} } as const;
    expect(await new PaymentDriver().toReview(order)).toBe(false);
    await eventually(text).toContain("Your balance is €1,000.00. Please enter a smaller amount.");
  });

  test.runIf(shared())("explains an account that a dealer runs, no methods, and a failed load", async () => {
    const closed = await open({ house: houseOfPlayer({ getUserData: () => ({ ...player, online: false }) }) });
    await eventually(text).toContain("Your dealer handles your deposits and withdrawals");
    await closed.screen.unmount();
    const none = await open({ house: houseOfPlayer({ getPaymentBanks: () => [] }) });
    await eventually(text).toContain("No payment methods are available at the moment");
    await none.screen.unmount();
    const house = houseOfPlayer({ getPaymentBanks: refuse("technical") });
    const { screen } = await open({ house });
    const retryButton = screen.getByRole("button", { name: "Try again" });
    await expect.element(retryButton).toBeVisible();
    house.answers.getPaymentBanks = () => [...paymentMethods];
    await retryButton.click();
    expect(await new PaymentDriver().toReview({ ...draft, values })).toBe(true);
  });
});

test("a day that does not exist is reported at its field, and is not taken for no answer", async () => {
  const { screen } = await openSite({ path: "/deposit?method=1", house: houseOfPlayer() });
  const day = screen.getByLabelText(/^Sent on/);
  await day.click();
  // The browser's own date field in the order of its language: month, day, year.
  await userEvent.keyboard("02312026");
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect
    .element(day)
    .toHaveAccessibleDescription(/This date is incomplete or does not exist\. Please check it\./);
  await day.fill("2026-02-28");
  await expect.element(day).toBeValid();
});

test("a site without online payments leads to its messengers, whatever variant the brand has", async () => {
  const { screen } = await openSite({
    path: "/withdraw",
    house: houseOfPlayer(),
    settings: { payway: "chat", whatsapp_number: "+90 212 555 00 00", telegram_name: "@harbour" },
  });
  await expect
    .element(screen.getByRole("heading", { level: 1, name: "Contact us to make a withdrawal" }))
    .toBeVisible();
  const link = screen.getByRole("main").getByRole("link", { name: "WhatsApp +90 212 555 00 00" });
  await expect.element(link).toHaveAttribute("href", "https://wa.me/902125550000");
});

const nothing = { direction: "deposit", payId: null, amount: null, followsMethod: false } as const;

test.each([
  ["Deposit", {}, nothing],
  ["Withdraw", { direction: "deposit" }, { ...nothing, direction: "withdraw" }],
  ["TransferRequest", { direction: "withdraw", method: "7" }, { ...nothing, direction: "withdraw", payId: 7 }],
  ["TransferRequest", { method: "7" }, { ...nothing, payId: 7, followsMethod: true }],
  ["Deposit", { method: "x", amount: "5000" }, { ...nothing, amount: 5_000n }],
  ["Deposit", { amount: "-5" }, nothing],
])("the address of %s with %o begins with %o", (name, search, begun) => {
  expect(begunAt(name, search)).toEqual(begun);
});
