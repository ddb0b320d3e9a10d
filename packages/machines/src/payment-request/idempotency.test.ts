import { minor } from "@livery/betting";
import { CallError, type ErrorCode, type PaymentAnswer } from "@livery/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { fakeHouse, phase, reviewed } from "../testing/fake-house.ts";
import { method, payment, paymentAnswer, paymentInput } from "../testing/payments.ts";
import { paymentRequestMachine } from "./payment-request.machine.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = async (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("a payment request", () => {
  test("without an answer is sent again with its key, and accepted once", async () => {
    const { actor, received } = reviewed(new CallError("offline"), new CallError("timeout"), paymentAnswer);
    actor.send({ type: "CONFIRM" });
    await settle(10_000);
    expect(phase(actor)).toBe("sent");
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ key }) => key)).size).toBe(1);
    expect(actor.getSnapshot().context.sent).toMatchObject({ amount: 2_000n, method: "Method 1", reference: "R7" });
  });
  test("without an answer after six attempts is unknown, and can be repeated with the same key", async () => {
    const { actor, received } = reviewed(new CallError("offline"));
    actor.send({ type: "CONFIRM" });
    await settle(60_000);
    expect(phase(actor)).toBe("unknown");
    expect(received).toHaveLength(6);
    actor.send({ type: "AMOUNT", amount: minor(9_000) });
    actor.send({ type: "RETRY" });
    await settle();
    expect(received).toHaveLength(7);
    expect(new Set(received.map(({ key, order }) => `${key} ${order.amount}`)).size).toBe(1);
  });
  test.each([
    "unreadable_answer",
    "busy",
    "maintenance",
    "rate_limited",
    "not_served",
    "signed_out",
    "already_in_progress",
  ] as const)("stays undecided after an answer of %s while an earlier attempt is open", async (code: ErrorCode) => {
    const { actor, received } = reviewed(new CallError("offline"), new CallError(code));
    actor.send({ type: "CONFIRM" });
    await settle(60_000);
    expect(phase(actor)).toBe("unknown");
    expect(new Set(received.map(({ key }) => key)).size).toBe(1);
  });
  test.each(["rate_limited", "maintenance", "signed_out"] as const)(
    "with %s as its first answer is refused, and nothing is stored",
    async (code) => {
      const { actor, received, stored } = reviewed(new CallError(code));
      actor.send({ type: "CONFIRM" });
      await settle(60_000);
      expect(phase(actor)).toBe("filling");
      expect(received).toHaveLength(1);
      expect(stored.now).toBeNull();
    },
  );
  test("is refused if another one is pending, also while an earlier attempt is open", async () => {
    const waits = new CallError("already_in_progress", { params: { transfer: 9 } });
    const { actor } = reviewed(new CallError("offline"), waits);
    actor.send({ type: "CONFIRM" });
    await settle(60_000);
    expect(phase(actor)).toBe("filling");
    expect(actor.getSnapshot().context.refusal?.refusal.code).toBe("already_in_progress");
  });
  test("does not change while it is being sent", async () => {
    const { actor, received } = reviewed(new CallError("timeout"), paymentAnswer);
    actor.send({ type: "CONFIRM" });
    await settle();
    actor.send({ type: "METHODS", methods: [method(5)] });
    actor.send({ type: "PAYMENTS", payments: [payment(7)] });
    actor.send({ type: "BALANCE", balance: minor(1) });
    expect(phase(actor)).toBe("sending");
    await settle(10_000);
    expect(received).toHaveLength(2);
    expect(received[1]).toEqual(received[0]);
    // The receipt has the method as it was confirmed, although it is not offered any more.
    expect(actor.getSnapshot().context.sent).toMatchObject({ method: "Method 1", currency: "EUR", amount: 2_000n });
    actor.send({ type: "RESTART" });
    expect(actor.getSnapshot().context).toMatchObject({ attempt: null, refusal: null });
  });
  test("reports that it was sent again, since the balance in the answer may be outdated", async () => {
    const replayed = async (...answers: readonly (CallError | PaymentAnswer)[]) => {
      const { actor } = reviewed(...answers);
      const flags: boolean[] = [];
      actor.on("sent", (event) => flags.push(event.replayed));
      actor.send({ type: "CONFIRM" });
      await settle(10_000);
      return flags;
    };
    expect(await replayed(paymentAnswer)).toEqual([false]);
    expect(await replayed(new CallError("offline"), paymentAnswer)).toEqual([true]);
  });
  test("is stored before it is sent and until it is decided", async () => {
    const { actor, received, stored } = reviewed(new CallError("offline"), paymentAnswer);
    actor.send({ type: "CONFIRM" });
    await settle();
    expect(stored.atSending[0]).toMatchObject({
      key: received[0]?.key,
      order: { payId: 1, amount: 2_000n },
      userId: 42,
    });
    expect(stored.now).not.toBeNull();
    await settle(10_000);
    expect(phase(actor)).toBe("sent");
    expect(stored.now).toBeNull();
  });
  test("is continued with its key after its page was closed, and shows its receipt", async () => {
    const left = reviewed(new CallError("offline"));
    left.actor.send({ type: "CONFIRM" });
    await settle();
    left.actor.stop();
    const house = fakeHouse(new CallError("maintenance"), paymentAnswer);
    const input = paymentInput({ ...house.input, direction: "withdraw", restored: left.stored.now });
    const actor = createActor(paymentRequestMachine, { input }).start();
    expect(phase(actor)).toBe("sending");
    await settle(10_000);
    expect(house.received).toEqual([left.received[0], left.received[0]]);
    expect(actor.getSnapshot().context.sent).toMatchObject({ method: "Method 1", direction: "deposit" });
  });
  test("fills the form again with the problem when it is continued and refused", async () => {
    const left = reviewed(new CallError("offline"));
    left.actor.send({ type: "CONFIRM" });
    await settle();
    const house = fakeHouse(new CallError("amount_too_low", { params: { min: "3000", max: "9000" } }));
    const input = paymentInput({ ...house.input, direction: "withdraw", restored: left.stored.now });
    const actor = createActor(paymentRequestMachine, { input }).start();
    await settle();
    expect(phase(actor)).toBe("filling");
    expect(actor.getSnapshot().context).toMatchObject({
      draft: { direction: "deposit", payId: 1, amount: 2_000n },
      refusal: { about: "amount" },
    });
  });
});
