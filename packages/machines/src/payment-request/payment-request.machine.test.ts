import { minor } from "@livery/betting";
import { CallError } from "@livery/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { phase, reviewed } from "../testing/fake-house.ts";
import { method, payment, paymentAnswer, paymentInput } from "../testing/payments.ts";
import { paymentRequestMachine } from "./payment-request.machine.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = async (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("a payment request", () => {
  test("is sent once, however often it is confirmed", async () => {
    const { actor, received } = reviewed();
    for (let press = 0; press < 3; press++) actor.send({ type: "CONFIRM" });
    await settle();
    actor.send({ type: "CONFIRM" });
    await settle(5_000);
    expect(received).toHaveLength(1);
  });
  test("that is refused for its amount keeps the input, and the next one has a new key", async () => {
    const { actor, received } = reviewed(
      new CallError("amount_too_low", { params: { min: "3000", max: "9000" } }),
      paymentAnswer,
    );
    actor.send({ type: "CONFIRM" });
    await settle();
    expect(phase(actor)).toBe("filling");
    expect(actor.getSnapshot().context).toMatchObject({
      draft: { amount: 2_000n, payId: 1 },
      refusal: { about: "amount" },
    });
    actor.send({ type: "PROCEED" });
    expect(phase(actor)).toBe("filling");
    actor.send({ type: "AMOUNT", amount: minor(4_000) });
    actor.send({ type: "PROCEED" });
    actor.send({ type: "CONFIRM" });
    await settle();
    expect(phase(actor)).toBe("sent");
    expect(received[0]?.key).not.toBe(received[1]?.key);
  });
  test("returns to the choice of method, with the amount, when the method is withdrawn", () => {
    const { actor } = reviewed();
    actor.send({ type: "METHODS", methods: [method(5)] });
    expect(phase(actor)).toBe("filling");
    const { draft, refusal } = actor.getSnapshot().context;
    expect(draft).toMatchObject({ payId: null, amount: 2_000n });
    expect(refusal).toMatchObject({ about: "method", refusal: { code: "method_withdrawn" } });
  });
  test("without its chosen method shows no missing fields beyond it", () => {
    const { actor } = reviewed();
    actor.send({ type: "BACK" });
    actor.send({ type: "AMOUNT", amount: null });
    actor.send({ type: "PROCEED" });
    expect(actor.getSnapshot().context.visited).toEqual(["method", "amount"]);
    actor.send({ type: "CHOOSE_METHOD", payId: 3 });
    expect(actor.getSnapshot().context.visited).toEqual(["method", "amount"]);
    actor.send({ type: "CHOOSE_METHOD", payId: null });
    expect(actor.getSnapshot().context.visited).toEqual([]);
  });
  test("cannot proceed while another of its direction is pending, and can once that is decided", () => {
    const { actor } = reviewed();
    actor.send({ type: "PAYMENTS", payments: [payment(1)] });
    expect(phase(actor)).toBe("filling");
    actor.send({ type: "PROCEED" });
    expect(phase(actor)).toBe("filling");
    actor.send({ type: "PAYMENTS", payments: [payment(1, { status: "approved" })] });
    actor.send({ type: "PROCEED" });
    expect(phase(actor)).toBe("review");
  });
  test("for a withdrawal returns from its review when the balance becomes too low", () => {
    const actor = createActor(paymentRequestMachine, { input: paymentInput({ direction: "withdraw" }) }).start();
    actor.send({ type: "METHODS", methods: [method(2)] });
    actor.send({ type: "BALANCE", balance: minor(5_000) });
    actor.send({ type: "CHOOSE_METHOD", payId: 2 });
    actor.send({ type: "AMOUNT", amount: minor(5_000) });
    actor.send({ type: "PROCEED" });
    expect(phase(actor)).toBe("review");
    actor.send({ type: "BALANCE", balance: minor(4_999) });
    expect(phase(actor)).toBe("filling");
  });
  test("repeats an earlier one up to its review, or shows the fields that are no longer valid", () => {
    const { actor } = reviewed();
    actor.send({ type: "BACK" });
    actor.send({ type: "REPEAT", payment: payment(4, { status: "approved", payId: 3, values: { iban: "no" } }) });
    expect(phase(actor)).toBe("filling");
    expect(actor.getSnapshot().context).toMatchObject({
      draft: { payId: 3 },
      visited: ["method", "amount", "value:iban"],
    });
    actor.send({ type: "REPEAT", payment: payment(5, { status: "approved", amount: minor(7_000) }) });
    expect(phase(actor)).toBe("review");
  });
  test("that returns from its review shows the problem, and notifies the page", () => {
    const actor = createActor(paymentRequestMachine, { input: paymentInput({ direction: "withdraw" }) }).start();
    const emitted: string[] = [];
    actor.on("heldBack", ({ type }) => emitted.push(type));
    actor.send({ type: "METHODS", methods: [method(2)] });
    actor.send({ type: "BALANCE", balance: minor(5_000) });
    actor.send({ type: "REPEAT", payment: payment(1, { payId: 2, direction: "withdraw", amount: minor(5_000) }) });
    actor.send({ type: "BACK" });
    actor.send({ type: "CHOOSE_METHOD", payId: null });
    actor.send({ type: "CHOOSE_METHOD", payId: 2 });
    actor.send({ type: "PROCEED" });
    expect(actor.getSnapshot().context.visited).toEqual([]);
    actor.send({ type: "BALANCE", balance: minor(4_999) });
    expect(phase(actor)).toBe("filling");
    expect(actor.getSnapshot().context.visited).toEqual(["method", "amount"]);
    expect(emitted).toEqual(["heldBack"]);
  });
  test.each(["not_found", "method_withdrawn"] as const)(
    "that is refused with %s can be sent again once the list has its method's new category",
    async (code) => {
      const { actor, received } = reviewed(new CallError(code), paymentAnswer);
      actor.send({ type: "CONFIRM" });
      await settle();
      expect(actor.getSnapshot().context.refusal).toMatchObject({ about: "method" });
      actor.send({ type: "METHODS", methods: [method(1, { categoryId: 77 })] });
      actor.send({ type: "PROCEED" });
      actor.send({ type: "CONFIRM" });
      await settle();
      expect(phase(actor)).toBe("sent");
      expect(received.map(({ order }) => order.categoryId)).toEqual([11, 77]);
    },
  );
  test("without its method shows that until another one is chosen, however often the list is loaded", () => {
    const { actor } = reviewed();
    actor.send({ type: "METHODS", methods: [method(5)] });
    actor.send({ type: "METHODS", methods: [method(5), method(7)] });
    expect(actor.getSnapshot().context.refusal?.refusal.code).toBe("method_withdrawn");
    actor.send({ type: "CHOOSE_METHOD", payId: 7 });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });
  test("that is refused for a pending one shows that until the list has its decision", async () => {
    const { actor } = reviewed(new CallError("already_in_progress", { params: { transfer: 9 } }), paymentAnswer);
    actor.send({ type: "CONFIRM" });
    await settle();
    expect(actor.getSnapshot().context.refusal).toMatchObject({ about: "form" });
    actor.send({ type: "PAYMENTS", payments: [payment(9, { status: "denied" })] });
    expect(actor.getSnapshot().context.refusal).toBeNull();
    actor.send({ type: "PROCEED" });
    expect(phase(actor)).toBe("review");
  });
  test("with a method from a link has the method's direction, unless the link has a direction too", () => {
    const begun = (followsMethod: boolean) => {
      const actor = createActor(paymentRequestMachine, { input: paymentInput({ payId: 2, followsMethod }) }).start();
      actor.send({ type: "METHODS", methods: [method(1), method(2)] });
      return actor.getSnapshot().context.draft;
    };
    expect(begun(true)).toMatchObject({ direction: "withdraw", payId: 2 });
    expect(begun(false)).toMatchObject({ direction: "deposit", payId: 2 });
  });
});
