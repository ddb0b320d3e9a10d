import { minor } from "@livery/betting";
import { CallError, type PaymentAnswer } from "@livery/contract";
import { createActor, type ActorRefFrom } from "xstate";
import type { PaymentAttempt, PaymentOrder } from "../payment-request/attempt.ts";
import {
  paymentRequestMachine,
  paymentRequestPhase,
  type PaymentRequestInput,
} from "../payment-request/payment-request.machine.ts";
import { ibanField, method, paymentAnswer, paymentInput } from "./payments.ts";

type Actor = ActorRefFrom<typeof paymentRequestMachine>;

/** A server that returns the given answers one after another, repeating the last, and records the requests. */
export function fakeHouse(...answers: readonly (CallError | PaymentAnswer)[]) {
  const received: { readonly order: PaymentOrder; readonly key: string }[] = [];
  /** The stored attempt now, and at each sending. */
  const stored: { readonly now: PaymentAttempt | null; readonly atSending: (PaymentAttempt | null)[] } = {
    now: null,
    atSending: [],
  };
  const storedNow = stored as { now: PaymentAttempt | null };
  const input: Partial<PaymentRequestInput> = {
    send: (order, key) => {
      received.push({ order, key });
      stored.atSending.push(stored.now);
      const answer = answers[Math.min(received.length, answers.length) - 1] ?? paymentAnswer;
      return answer instanceof CallError ? Promise.reject(answer) : Promise.resolve(answer);
    },
    store: (attempt) => (storedNow.now = attempt),
    forget: (key) => {
      if (stored.now?.key === key) storedNow.now = null;
    },
  };
  return { received, stored, input };
}

/** A complete and reviewed payment request to such a server. */
export function reviewed(...answers: readonly (CallError | PaymentAnswer)[]) {
  const house = fakeHouse(...answers);
  const actor = createActor(paymentRequestMachine, { input: paymentInput(house.input) }).start();
  actor.send({ type: "METHODS", methods: [method(1), method(3, { fields: [ibanField] })] });
  actor.send({ type: "CHOOSE_METHOD", payId: 1 });
  actor.send({ type: "AMOUNT", amount: minor(2_000) });
  actor.send({ type: "PROCEED" });
  return { actor, ...house };
}

export const phase = (actor: Actor) => paymentRequestPhase(actor.getSnapshot());
