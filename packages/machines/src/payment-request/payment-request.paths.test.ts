import { getShortestPaths } from "@xstate/graph";
import { CallError } from "@livery/contract";
import { minor } from "@livery/betting";
import { describe, expect, test } from "vitest";
import type { SnapshotFrom } from "xstate";
import { ibanField, method, payment, paymentAnswer, paymentInput } from "../testing/payments.ts";
import { pendingOf, problemsOf, valuesFor } from "./draft.ts";
import { paymentRequestMachine, paymentRequestPhase } from "./payment-request.machine.ts";

const methodWithField = method(3, { fields: [ibanField] });
const iban = "DE89370400440532013000";
const call = "transferRequest.sending";

/** What player, page and house can do; the call's answers stand in for the call. */
const events = [
  { type: "METHODS", methods: [method(1), method(2), methodWithField] },
  { type: "METHODS", methods: [method(2)] },
  { type: "PAYMENTS", payments: [] },
  { type: "PAYMENTS", payments: [payment(1)] },
  { type: "CHOOSE_DIRECTION", direction: "withdraw" },
  { type: "CHOOSE_DIRECTION", direction: "deposit" },
  { type: "CHOOSE_METHOD", payId: 1 },
  { type: "CHOOSE_METHOD", payId: 2 },
  { type: "CHOOSE_METHOD", payId: 3 },
  { type: "AMOUNT", amount: minor(2_000) },
  { type: "AMOUNT", amount: minor(1) },
  { type: "VALUE", name: "iban", text: iban },
  { type: "REPEAT", payment: payment(1, { status: "approved" }) },
  { type: "PROCEED" },
  { type: "BACK" },
  { type: "CONFIRM" },
  { type: "RETRY" },
  { type: "RESTART" },
  { type: `xstate.done.actor.0.${call}`, output: paymentAnswer },
  { type: `xstate.error.actor.0.${call}`, error: new CallError("offline") },
  { type: `xstate.error.actor.0.${call}`, error: new CallError("method_withdrawn") },
  { type: `xstate.error.actor.0.${call}`, error: new CallError("already_in_progress", { params: { transfer: 9 } }) },
  { type: "xstate.after.retry.transferRequest.unanswered" },
];

const serializeEvent = (event: unknown) =>
  JSON.stringify(event, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));

type Snapshot = SnapshotFrom<typeof paymentRequestMachine>;
/** What two moments of a request are told apart by. */
const serializeState = ({ value, context }: Snapshot) =>
  JSON.stringify([
    value,
    context.draft.direction,
    context.draft.payId,
    String(context.draft.amount),
    context.draft.values,
    context.methods?.length,
    context.payments?.map(({ paymentId }) => paymentId),
    context.refusal?.refusal.code,
    (value === "sending" || value === "unanswered") && context.attempts,
  ]);
/** The call answers while it is under way: an answer to nothing would be an error of the machine. */
const eventsAt = ({ value }: Snapshot) =>
  events.filter(({ type }) => value === "sending" || !type.includes(".actor.")) as never;
const input = paymentInput();
const search = { input, events: eventsAt, serializeEvent, serializeState, limit: 40_000 };
const paths = getShortestPaths(paymentRequestMachine, search);

describe(`${paths.length} shortest paths through a request`, () => {
  test("reach every state", () => {
    expect([...new Set(paths.map(({ state }) => state.value))].sort()).toEqual(
      ["filling", "review", "sending", "sent", "unanswered", "unknown"].sort(),
    );
  });
  test("lead to sending only from a valid review, with no pending request of the direction", () => {
    for (const { steps } of paths) {
      const at = steps.findIndex(({ state }) => paymentRequestPhase(state) === "sending");
      const before = steps[at - 1]?.state;
      if (at < 0 || before === undefined) continue;
      expect(before.value).toBe("review");
      expect(steps[at]?.event.type).toBe("CONFIRM");
      expect(problemsOf(before.context.draft, before.context)).toEqual({});
      expect(pendingOf(before.context.draft, before.context)).toBeNull();
    }
  });
  test("send what was confirmed, with one key per order: a repeated attempt has the same order", () => {
    for (const { steps } of paths) {
      const sendings = steps.filter(({ state }) => state.value === "sending");
      for (const { state } of sendings) {
        const { attempt, draft, methods } = state.context;
        const order = attempt?.order;
        const chosen = methods?.find(({ payId }) => payId === order?.payId);
        if (chosen === undefined || draft.payId !== order?.payId) continue;
        expect(order).toMatchObject({
          amount: draft.amount,
          direction: draft.direction,
          values: valuesFor(chosen, draft),
        });
      }
      const orders = new Map<string, unknown>();
      for (const { state } of sendings) {
        const { key = "", order } = state.context.attempt ?? {};
        expect(orders.get(key) ?? order).toBe(order);
        orders.set(key, order);
      }
    }
  });
  test("keep the input when the server refuses", () => {
    const refused = paths.filter(({ state }) => state.context.refusal !== null);
    expect(refused.length).toBeGreaterThan(0);
    for (const { state, steps } of refused) {
      const typed = steps.map(({ event }) => event).filter(({ type }) => type === "AMOUNT" || type === "REPEAT");
      if (typed.length > 0) expect(state.context.draft.amount).not.toBeNull();
    }
  });
  test("never get stuck: a sent request can be reached from every state", () => {
    const ends = new Map(paths.map((path) => [path.state.value, path]));
    for (const { state } of ends.values()) {
      const toState = (found: Snapshot) => paymentRequestPhase(found) === "sent";
      const shortest = getShortestPaths(paymentRequestMachine, { ...search, fromState: state, toState });
      expect(shortest.length, state.value).toBeGreaterThan(0);
    }
  });
});
