import { minor } from "@livery/betting";
import { CallError, type TransferAnswer } from "@livery/contract";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { ibanField, method, transfer, transferAnswer, transferInput } from "../testing/transfers.ts";
import { transferRequestMachine, transferRequestPhase, type TransferOrder } from "./machine.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request, whole and reviewed, over a house that answers one after another what it is told. */
function reviewed(...answers: readonly (CallError | TransferAnswer)[]) {
  const heard: { order: TransferOrder; key: string }[] = [];
  const send = (order: TransferOrder, key: string): Promise<TransferAnswer> => {
    heard.push({ order, key });
    const answer = answers[Math.min(heard.length, answers.length) - 1] ?? transferAnswer;
    return answer instanceof CallError ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const actor = createActor(transferRequestMachine, { input: transferInput({ send }) }).start();
  actor.send({ type: "METHODS", methods: [method(1), method(3, { fields: [ibanField] })] });
  actor.send({ type: "CHOOSE_METHOD", payId: 1 });
  actor.send({ type: "AMOUNT", amount: minor(2_000) });
  actor.send({ type: "PROCEED" });
  expect(phase(actor)).toBe("review");
  return { actor, heard };
}
const phase = (actor: ReturnType<typeof createActor<typeof transferRequestMachine>>) =>
  transferRequestPhase(actor.getSnapshot());
const settle = async (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe("A request to pay", () => {
  test("whose answer does not come goes out again under its key, and is taken once", async () => {
    const { actor, heard } = reviewed(new CallError("offline"), new CallError("timeout"), transferAnswer);
    actor.send({ type: "CONFIRM" });
    await settle(10_000);
    expect(phase(actor)).toBe("sent");
    expect(heard).toHaveLength(3);
    expect(new Set(heard.map(({ key }) => key)).size).toBe(1);
    expect(actor.getSnapshot().context.sent).toMatchObject({ amount: 2_000n, method: "Method 1", reference: "R7" });
  });
  test("is sent once, however often it is confirmed", async () => {
    const { actor, heard } = reviewed();
    for (let press = 0; press < 3; press++) actor.send({ type: "CONFIRM" });
    await settle();
    actor.send({ type: "CONFIRM" });
    await settle(5_000);
    expect(heard).toHaveLength(1);
  });
  test("that nobody answers is known to be unknown after six attempts, and asked again under the same key", async () => {
    const { actor, heard } = reviewed(new CallError("offline"));
    actor.send({ type: "CONFIRM" });
    await settle(60_000);
    expect(phase(actor)).toBe("unknown");
    expect(heard).toHaveLength(6);
    actor.send({ type: "AMOUNT", amount: minor(9_000) });
    actor.send({ type: "RETRY" });
    await settle();
    expect(heard).toHaveLength(7);
    expect(new Set(heard.map(({ key, order }) => `${key} ${order.amount}`)).size).toBe(1);
  });
  test("refused by its amount keeps what was typed; the next one has a key of its own", async () => {
    const { actor, heard } = reviewed(
      new CallError("amount_too_low", { params: { min: "3000", max: "9000" } }),
      transferAnswer,
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
    expect(heard[0]?.key).not.toBe(heard[1]?.key);
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
    expect(actor.getSnapshot().context.asked).toEqual(["method", "amount"]);
    actor.send({ type: "CHOOSE_METHOD", payId: 3 });
    expect(actor.getSnapshot().context.asked).toEqual(["method", "amount"]);
    actor.send({ type: "CHOOSE_METHOD", payId: null });
    expect(actor.getSnapshot().context.asked).toEqual([]);
  });
  test("has no way on while another of its direction waits, and one when that is decided", () => {
    const { actor } = reviewed();
    actor.send({ type: "TRANSFERS", transfers: [transfer(1)] });
    expect(phase(actor)).toBe("filling");
    actor.send({ type: "PROCEED" });
    expect(phase(actor)).toBe("filling");
    actor.send({ type: "TRANSFERS", transfers: [transfer(1, { status: "approved" })] });
    actor.send({ type: "PROCEED" });
    expect(phase(actor)).toBe("review");
  });
  test("a lower balance takes a withdrawal back from its review", () => {
    const actor = createActor(transferRequestMachine, { input: transferInput({ direction: "withdraw" }) }).start();
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
    actor.send({ type: "REPEAT", transfer: transfer(4, { status: "approved", payId: 3, values: { iban: "no" } }) });
    expect(phase(actor)).toBe("filling");
    expect(actor.getSnapshot().context).toMatchObject({
      draft: { payId: 3 },
      asked: ["method", "amount", "value:iban"],
    });
    actor.send({ type: "REPEAT", transfer: transfer(5, { status: "approved", amount: minor(7_000) }) });
    expect(phase(actor)).toBe("review");
  });
});
