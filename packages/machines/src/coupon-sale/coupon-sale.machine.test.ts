import { minor } from "@livery/betting";
import { CallError, type CouponSale } from "@livery/contract";
import { getShortestPaths } from "@xstate/graph";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { couponSaleMachine, couponSalePhase, untilOf } from "./coupon-sale.machine.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const offer: CouponSale = {
  quote: "quote-of-it",
  percent: 50,
  stake: minor(500),
  remainingStake: minor(500),
  price: minor(412),
  maxReturn: minor(1_000),
  expiresAt: "2026-11-20T09:00:05Z",
  validMs: 5_000,
  sold: false,
  balance: null,
};
const sale: CouponSale = { ...offer, sold: true, validMs: 0, balance: minor(10_412) };

function run() {
  const calls: { what: string; answer: (value: CouponSale) => void; fail: (error: unknown) => void }[] = [];
  const call = (what: string) =>
    new Promise<CouponSale>((answer, fail) => {
      calls.push({ what, answer, fail });
    });
  let keys = 0;
  const sold: CouponSale[] = [];
  const actor = createActor(couponSaleMachine, {
    input: {
      offer: (percent) => call(`offer ${percent}`),
      sell: (quote, key) => call(`sell ${quote} ${key}`),
      newKey: () => `key-${(keys += 1)}`,
      now: () => Date.now(),
    },
  });
  actor.on("sold", (event) => sold.push(event.sale));
  actor.start();
  const settle = async (act: () => void): Promise<void> => {
    act();
    await vi.advanceTimersByTimeAsync(0);
  };
  return {
    actor,
    sold,
    calls: () => calls.map(({ what }) => what),
    send: actor.send.bind(actor),
    phase: () => couponSalePhase(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    answer: (value: CouponSale) => settle(() => calls.at(-1)?.answer(value)),
    fail: (error: unknown) => settle(() => calls.at(-1)?.fail(error)),
  };
}

/** Up to an offer for a half. */
async function offered() {
  const page = run();
  page.send({ type: "CHOOSE", percent: 50 });
  page.send({ type: "REQUEST" });
  await page.answer(offer);
  return page;
}

describe("the sale of a coupon (D17)", () => {
  test("requests a quote for the chosen part, and sells it under a key of its own", async () => {
    const page = await offered();
    expect([page.phase(), page.context().offered]).toEqual(["offered", offer]);
    page.send({ type: "ACCEPT" });
    await page.answer(sale);
    expect(page.calls()).toEqual(["offer 50", "sell quote-of-it key-1"]);
    expect([page.phase(), page.sold]).toEqual(["sold", [sale]]);
  });

  test("an offer expires five seconds after its request, however late it arrived", async () => {
    const page = run();
    page.send({ type: "REQUEST" });
    await vi.advanceTimersByTimeAsync(3_000);
    await page.answer(offer);
    expect(untilOf(page.context())).toBe(Date.now() + 2_000);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(page.phase()).toBe("offered");
    await vi.advanceTimersByTimeAsync(1);
    expect(page.phase()).toBe("expired");
    page.send({ type: "ACCEPT" });
    expect(page.phase()).toBe("expired");
    page.send({ type: "REQUEST" });
    await page.answer(offer);
    expect(page.phase()).toBe("offered");
  });

  test("a sale without an answer is repeated with the same key", async () => {
    const page = await offered();
    page.send({ type: "ACCEPT" });
    await page.fail(new CallError("timeout"));
    expect(page.phase()).toBe("selling");
    // It may be sold: there is nothing to cancel, and no other order.
    page.send({ type: "DECLINE" });
    page.send({ type: "REQUEST" });
    expect(page.phase()).toBe("selling");
    await vi.advanceTimersByTimeAsync(1_500);
    await page.answer(sale);
    expect(page.calls().slice(1)).toEqual(["sell quote-of-it key-1", "sell quote-of-it key-1"]);
    expect(page.sold).toEqual([sale]);
  });

  test("gives up after six attempts and shows the reason", async () => {
    const page = await offered();
    page.send({ type: "ACCEPT" });
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await page.fail(new CallError("offline"));
      await vi.advanceTimersByTimeAsync(1_500);
    }
    expect([page.phase(), page.context().problem?.code, page.calls().length]).toEqual(["idle", "offline", 7]);
  });

  test("a refusal is shown at once, and the next sale has a new key", async () => {
    const page = await offered();
    page.send({ type: "ACCEPT" });
    await page.fail(new CallError("market_locked"));
    expect([page.phase(), page.context().problem?.code, page.calls().length]).toEqual(["idle", "market_locked", 2]);
    page.send({ type: "REQUEST" });
    expect(page.context().problem).toBeNull();
    await page.answer(offer);
    page.send({ type: "ACCEPT" });
    expect(page.calls().at(-1)).toBe("sell quote-of-it key-2");
  });

  test("choosing another part or declining removes the offer", async () => {
    for (const event of [{ type: "CHOOSE", percent: 25 }, { type: "DECLINE" }] as const) {
      const page = await offered();
      page.send(event);
      await vi.advanceTimersByTimeAsync(10_000);
      expect([event.type, page.phase()]).toEqual([event.type, "idle"]);
    }
  });

  test("an unexpected error is `technical`", async () => {
    const page = run();
    page.send({ type: "REQUEST" });
    await page.fail(new TypeError("broken"));
    expect([page.phase(), page.context().problem?.code]).toEqual(["idle", "technical"]);
  });
});

test("no path of a player's actions gets stuck", () => {
  const events = [
    { type: "CHOOSE", percent: 25 },
    { type: "REQUEST" },
    { type: "ACCEPT" },
    { type: "DECLINE" },
    { type: "xstate.done.actor.0.couponSale.requesting", output: offer, actorId: "0.couponSale.requesting" },
    { type: "xstate.error.actor.0.couponSale.requesting", error: new CallError("market_locked"), actorId: "" },
    { type: "xstate.done.actor.0.couponSale.selling", output: sale, actorId: "0.couponSale.selling" },
    { type: "xstate.error.actor.0.couponSale.selling", error: new CallError("timeout"), actorId: "" },
  ] as const;
  const paths = getShortestPaths(couponSaleMachine, {
    input: {
      offer: () => Promise.resolve(offer),
      sell: () => Promise.resolve(sale),
      newKey: () => "key",
      now: () => 0,
    },
    events: events as never,
    serializeState: ({ value }) => JSON.stringify(value),
    serializeEvent: ({ type }) => type,
  });
  const reached = new Set(paths.map(({ state }) => couponSalePhase(state as never)));
  expect(reached).toEqual(new Set(["idle", "requesting", "offered", "selling", "sold"]));
});
