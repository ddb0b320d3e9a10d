import { minor } from "@livery/betting";
import type { PaymentField, PaymentMethod, Payment, PaymentAnswer } from "@livery/contract";
import type { PaymentRequestInput } from "../payment-request/payment-request.machine.ts";

export const ibanField: PaymentField = { name: "iban", label: "IBAN", type: "iban", required: true, hint: null };

/** A payment method by number: odd ones are for deposits, even ones for withdrawals. */
export function method(payId: number, changes: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    payId,
    categoryId: 10 + payId,
    categoryTitle: `Category ${payId}`,
    title: `Method ${payId}`,
    logo: null,
    direction: payId % 2 === 1 ? "deposit" : "withdraw",
    currency: "EUR",
    minAmount: minor(1_000),
    maxAmount: minor(50_000),
    processingMinutes: null,
    instructions: null,
    accountLines: [],
    nextStep: "none",
    fields: [],
    ...changes,
  };
}

export function payment(paymentId: number, changes: Partial<Payment> = {}): Payment {
  return {
    paymentId,
    payId: 1,
    categoryId: 11,
    direction: "deposit",
    method: "Method 1",
    amount: minor(2_000),
    currency: "EUR",
    status: "pending",
    requestedAt: "2026-11-20T09:00:00Z",
    resolvedAt: null,
    note: null,
    reference: `R${paymentId}`,
    values: {},
    accountLines: [],
    nextStep: "none",
    redirect: null,
    ...changes,
  };
}

export const paymentAnswer: PaymentAnswer = {
  paymentId: 7,
  status: "pending",
  balance: minor(100_000),
  reference: "R7",
  accountLines: [],
  nextStep: "none",
  redirect: null,
};

export function paymentInput(changes: Partial<PaymentRequestInput> = {}): PaymentRequestInput {
  let keys = 0;
  return {
    direction: "deposit",
    userId: 42,
    restored: null,
    store: () => undefined,
    forget: () => undefined,
    send: () => Promise.resolve(paymentAnswer),
    newKey: () => `key-${++keys}`,
    ...changes,
  };
}
