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

describe("A request to pay", () => {
  test("is sent once, however often it is confirmed", async () => {
    const { actor, received } = reviewed();
    for (let press = 0; press < 3; press++) actor.send({ type: "CONFIRM" });
    await settle();
    actor.send({ type: "CONFIRM" });
    await settle(5_000);
    expect(received).toHaveLength(1);
  });
  test("refused by its amount keeps what was typed; the next one has a key of its own", async () => {
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
  test("whose method is withdrawn while the form is open is back at the method, with the amount", () => {
    const { actor } = reviewed();
    actor.send({ type: "METHODS", methods: [method(5)] });
    expect(phase(actor)).toBe("filling");
    const { draft, refusal } = actor.getSnapshot().context;
    expect(draft).toMatchObject({ payId: null, amount: 2_000n });
    expect(refusal).toMatchObject({ about: "method", refusal: { code: "method_withdrawn" } });
  });
  test("whose method is taken back is asked anew: nothing is missing that nobody has gone on from since", () => {
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
  test("has no way on while another of its direction waits, and one when that is decided", () => {
    const { actor } = reviewed();
    actor.send({ type: "PAYMENTS", payments: [payment(1)] });
    expect(phase(actor)).toBe("filling");
    actor.send({ type: "PROCEED" });
    expect(phase(actor)).toBe("filling");
    actor.send({ type: "PAYMENTS", payments: [payment(1, { status: "approved" })] });
    actor.send({ type: "PROCEED" });
    expect(phase(actor)).toBe("review");
  });
  test("a lower balance takes a withdrawal back from its review", () => {
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
  test("an earlier one is repeated up to its review, or shown with what no longer holds", () => {
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
  test("that is thrown out of its review says what is wrong with it, and tells the page", () => {
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
    "refused with %s goes on once the list says where its method is now",
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
  test("whose method is gone hears so until another one is chosen, however often the list comes", () => {
    const { actor } = reviewed();
    actor.send({ type: "METHODS", methods: [method(5)] });
    actor.send({ type: "METHODS", methods: [method(5), method(7)] });
    expect(actor.getSnapshot().context.refusal?.refusal.code).toBe("method_withdrawn");
    actor.send({ type: "CHOOSE_METHOD", payId: 7 });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });
  test("refused for another one that waits says so until the list knows better", async () => {
    const { actor } = reviewed(new CallError("already_in_progress", { params: { transfer: 9 } }), paymentAnswer);
    actor.send({ type: "CONFIRM" });
    await settle();
    expect(actor.getSnapshot().context.refusal).toMatchObject({ about: "form" });
    actor.send({ type: "PAYMENTS", payments: [payment(9, { status: "denied" })] });
    expect(actor.getSnapshot().context.refusal).toBeNull();
    actor.send({ type: "PROCEED" });
    expect(phase(actor)).toBe("review");
  });
  test("with a method that a link named is in that method's direction, unless the direction is said too", () => {
    const begun = (followsMethod: boolean) => {
      const actor = createActor(paymentRequestMachine, { input: paymentInput({ payId: 2, followsMethod }) }).start();
      actor.send({ type: "METHODS", methods: [method(1), method(2)] });
      return actor.getSnapshot().context.draft;
    };
    expect(begun(true)).toMatchObject({ direction: "withdraw", payId: 2 });
    expect(begun(false)).toMatchObject({ direction: "deposit", payId: 2 });
  });
});
