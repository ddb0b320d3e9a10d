import { minor } from "@livery/betting";
import type { PaymentField, PaymentMethod, Payment, PaymentAnswer } from "@livery/contract";

const field = (name: string, label: string, changes: Partial<PaymentField> = {}): PaymentField => ({
  name,
  label,
  type: "text",
  required: true,
  hint: null,
  ...changes,
});

export function paymentMethod(payId: number, changes: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    payId,
    categoryId: 1,
    categoryTitle: "Bank transfer",
    title: `Method ${payId}`,
    logo: null,
    direction: "deposit",
    currency: "EUR",
    minAmount: minor(1_000),
    maxAmount: minor(500_000),
    processingMinutes: 120,
    instructions: null,
    accountLines: [],
    nextStep: "none",
    fields: [],
    ...changes,
  };
}

/** The payment methods of a site: two deposits by bank, two wallets, two withdrawals. */
export const paymentMethods: readonly PaymentMethod[] = [
  paymentMethod(1, {
    title: "Hill Street Bank",
    accountLines: [
      { label: "Account holder", value: "Hill Street Payments Ltd" },
      { label: "IBAN", value: "DE89 3704 0044 0532 0130 00" },
    ],
    instructions: "Transfers from accounts of others are sent back.",
    fields: [
      field("sender", "Sender's name"),
      field("senderIban", "Sender's IBAN", { type: "iban", hint: "As your bank writes it" }),
      field("sentOn", "Sent on", { type: "date", required: false }),
    ],
  }),
  paymentMethod(2, { title: "Instant transfer", maxAmount: minor(100_000), processingMinutes: 10 }),
  paymentMethod(3, {
    title: "Coral Wallet",
    categoryId: 2,
    categoryTitle: "Wallets",
    minAmount: minor(500),
    maxAmount: minor(20_000),
    processingMinutes: 1,
  }),
  paymentMethod(4, {
    title: "Voucher",
    categoryId: 2,
    categoryTitle: "Wallets",
    minAmount: minor(500),
    maxAmount: minor(10_000),
    processingMinutes: null,
    fields: [field("code", "Voucher number", { type: "number" })],
  }),
  paymentMethod(5, {
    title: "To my bank",
    direction: "withdraw",
    fields: [field("iban", "Your IBAN", { type: "iban" })],
  }),
  paymentMethod(6, { title: "To my wallet", direction: "withdraw", categoryId: 2, categoryTitle: "Wallets" }),
];

export function paymentRequest(paymentId: number, changes: Partial<Payment> = {}): Payment {
  return {
    paymentId,
    payId: 2,
    categoryId: 1,
    direction: "deposit",
    method: "Instant transfer",
    amount: minor(5_000),
    currency: "EUR",
    status: "approved",
    requestedAt: `2026-11-1${paymentId % 10}T08:30:00Z`,
    resolvedAt: `2026-11-1${paymentId % 10}T09:10:00Z`,
    note: null,
    reference: `HB7K2M9P${String(paymentId).padStart(2, "0")}`,
    values: {},
    accountLines: [],
    nextStep: "none",
    redirect: null,
    ...changes,
  };
}

export const paymentAnswer: PaymentAnswer = {
  paymentId: 99,
  status: "pending",
  balance: minor(100_000),
  reference: "HB7K2M9P99",
  accountLines: [],
  nextStep: "none",
  redirect: null,
};
