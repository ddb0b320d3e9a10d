import { minor } from "@livery/betting";
import { CallError, type TransferAnswer } from "@livery/contract";
import { createActor, type ActorRefFrom } from "xstate";
import type { TransferAttempt, TransferOrder } from "../transfer-request/attempt.ts";
import {
  transferRequestMachine,
  transferRequestPhase,
  type TransferRequestInput,
} from "../transfer-request/transfer-request.machine.ts";
import { ibanField, method, transferAnswer, transferInput } from "./transfers.ts";

type Actor = ActorRefFrom<typeof transferRequestMachine>;

/** A server that returns the given answers one after another, repeating the last, and records the requests. */
export function fakeHouse(...answers: readonly (CallError | TransferAnswer)[]) {
  const received: { readonly order: TransferOrder; readonly key: string }[] = [];
  /** The stored attempt now, and at each sending. */
  const stored: { readonly now: TransferAttempt | null; readonly atSending: (TransferAttempt | null)[] } = {
    now: null,
    atSending: [],
  };
  const storedNow = stored as { now: TransferAttempt | null };
  const input: Partial<TransferRequestInput> = {
    send: (order, key) => {
      received.push({ order, key });
      stored.atSending.push(stored.now);
      const answer = answers[Math.min(received.length, answers.length) - 1] ?? transferAnswer;
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
export function reviewed(...answers: readonly (CallError | TransferAnswer)[]) {
  const house = fakeHouse(...answers);
  const actor = createActor(transferRequestMachine, { input: transferInput(house.input) }).start();
  actor.send({ type: "METHODS", methods: [method(1), method(3, { fields: [ibanField] })] });
  actor.send({ type: "CHOOSE_METHOD", payId: 1 });
  actor.send({ type: "AMOUNT", amount: minor(2_000) });
  actor.send({ type: "PROCEED" });
  return { actor, ...house };
}

export const phase = (actor: Actor) => transferRequestPhase(actor.getSnapshot());
