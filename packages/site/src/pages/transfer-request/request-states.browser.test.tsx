import { minor } from "@livery/betting";
import { storePaymentAttempt, paymentAttemptKey } from "@livery/machines";
import { variantNames } from "@livery/skin";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { inRotation } from "../../testing/by-day.ts";
import { eventually } from "../../testing/eventually.ts";
import { houseOfPlayer, pageOf, refuse } from "../../testing/fake-house.ts";
import { player, testNow } from "../../testing/fixtures.ts";
import { named } from "../../testing/user-input.ts";
import { openSite, type SiteInWindow } from "../../testing/open-site.tsx";
import { paymentRequest, paymentAnswer } from "../../testing/payment-fixtures.ts";
import { PaymentDriver } from "./testing/driver.ts";
import { visibleText } from "./testing/visible-text.ts";

const variants = variantNames.pages.transferRequest as readonly string[];
const reason = "This wallet is not yours.";
const waiting = paymentRequest(4, {
  direction: "withdraw",
  method: "To my wallet",
  status: "pending",
  resolvedAt: null,
  nextStep: "page",
  redirect: "https://pay.example/4",
});
const draft = { direction: "deposit", payId: 2, amount: minor(5_000), values: {} } as const;

/** Time is moved on by hand: what is looked at every few seconds, and what goes out again by itself. */
function stillTime(toFake: readonly ("setInterval" | "clearInterval" | "setTimeout" | "clearTimeout")[]): void {
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
}

describe.each(variants)("The states of a player in %s", (variant) => {
  const shared = inRotation(variants, variant, 4);
  const open = (site: SiteInWindow = {}) =>
    openSite({ path: "/deposit", variants: { transferRequest: variant as never }, house: houseOfPlayer(), ...site });

  test.runIf(shared())(
    "without offered methods a pending request has its reference, continues and can be cancelled",
    async () => {
      const house = houseOfPlayer({
        getPaymentBanks: () => [],
        getTransfers: () => pageOf([waiting]),
        cancelTransaction: () => ({}),
      });
      const { screen } = await open({ path: "/withdraw", house });
      await eventually(visibleText).toContain("You already have a transaction.");
      expect(visibleText()).toContain("HB7K2M9P04");
      const link = screen.getByRole("link", { name: "Continue to To my wallet" }).first();
      await expect.element(link).toHaveAttribute("href", "https://pay.example/4");
      await screen.getByRole("button", { name: "Cancel request" }).first().click();
      house.answers.getTransfers = () => pageOf([{ ...waiting, status: "cancelled" as const }]);
      await screen.getByRole("dialog").getByRole("button", { name: "Cancel request" }).click();
      await eventually(visibleText).not.toContain("You already have a transaction.");
      await eventually(visibleText).toContain("No withdrawal methods are available at the moment.");
    },
  );

  test.runIf(shared())(
    "a denial of a pending request is shown with its reason, and stays in view at the next visit",
    async () => {
      stillTime(["setInterval", "clearInterval"]);
      const house = houseOfPlayer({ getTransfers: () => pageOf([waiting]) });
      const first = await open({ path: "/withdraw", house });
      await eventually(visibleText).toContain("You already have a transaction.");
      expect(visibleText()).not.toContain("Your request was rejected.");
      house.answers.getTransfers = () =>
        pageOf([{ ...waiting, status: "denied" as const, note: reason, resolvedAt: "2026-11-20T09:00:00Z" }]);
      vi.advanceTimersByTime(5_000);
      await eventually(visibleText).toContain("Your request was rejected.");
      expect(visibleText()).toContain(reason);
      await first.screen.unmount();
      // On the other side too: it is the newest of all.
      await open({ house });
      await eventually(visibleText).toContain(reason);
    },
  );

  test.runIf(shared())(
    "a page that returns asks for the result of its own request by its key, even if another one is pending",
    async () => {
      stillTime(["setTimeout", "clearTimeout"]);
      const stored = new Map<string, string>();
      const storage = { getItem: () => null, setItem: stored.set.bind(stored), removeItem: () => undefined };
      const order = { payId: 2, categoryId: 1, amount: minor(5_000), direction: "deposit", values: {} } as const;
      storePaymentAttempt(
        { storage: storage as never, now: () => testNow },
        {
          key: "11111111-2222-4333-8444-555555555555",
          order,
          userId: player.userId,
          method: "Instant transfer",
          currency: "EUR",
          instructions: null,
        },
      );
      const house = houseOfPlayer({
        getTransfers: () => pageOf([paymentRequest(99, { status: "pending", resolvedAt: null })]),
        setTransferRequest: refuse("timeout"),
      });
      const { screen } = await open({ path: "/transferRequest", house, stored });
      await eventually(visibleText).toContain("Sending your request");
      for (let sending = 0; sending < 6; sending++) await vi.advanceTimersByTimeAsync(1_501);
      await eventually(visibleText).toContain("We do not know yet whether your request arrived");
      house.answers.setTransferRequest = () => paymentAnswer;
      await new PaymentDriver().retry();
      await expect.element(screen.getByRole("heading", { name: "Payment request received" })).toBeVisible();
      expect(visibleText()).toContain("HB7K2M9P99");
      const requests = house.calls.filter(({ key }) => key === "setTransferRequest");
      expect(requests).toHaveLength(7);
      expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey))).toEqual(
        new Set(["11111111-2222-4333-8444-555555555555"]),
      );
      expect(requests.at(-1)?.payload).toMatchObject(order);
      await eventually(() => stored.has(paymentAttemptKey)).toBe(false);
    },
  );

  test.runIf(shared())("another pending request is shown once it is known, and only while it is pending", async () => {
    const house = houseOfPlayer({ setTransferRequest: refuse("already_in_progress", { params: { transfer: 4 } }) });
    await open({ house });
    const driver = new PaymentDriver();
    expect(await driver.toReview(draft)).toBe(true);
    house.answers.getTransfers = () => pageOf([paymentRequest(4, { status: "pending", resolvedAt: null })]);
    await driver.confirm();
    await eventually(visibleText).toContain("You already have a transaction.");
    await eventually(visibleText).toContain("HB7K2M9P04");
    // Once, not in a second sentence that stays behind.
    expect(visibleText().split("You already have a transaction.")).toHaveLength(2);
  });

  test.runIf(shared())("a reviewed request that is no longer valid leads back to the error", async () => {
    const house = houseOfPlayer();
    const { app } = await open({ path: "/withdraw?method=6&amount=90000", house });
    expect(await new PaymentDriver().toReview({ direction: "withdraw", payId: 6, amount: null, values: {} })).toBe(
      true,
    );
    house.answers.getUserData = () => ({ ...player, balance: minor(80_000) });
    app.services.session.send({ type: "REFRESH" });
    await eventually(visibleText).toContain("Your balance is €800.00. Please enter a smaller amount.");
  });

  test.runIf(shared())("an amount that is too high for every method, and a lost network, are reported", async () => {
    const { network } = await open();
    expect(await new PaymentDriver().toReview({ ...draft, payId: 1, amount: minor(500_001) })).toBe(false);
    await eventually(visibleText).toContain("The maximum is €5,000.00.");
    expect(named(/^Request deposit/)).toEqual([]);
    network.set(false);
    await eventually(visibleText).toContain("You are offline. Your entries are kept");
  });
});
