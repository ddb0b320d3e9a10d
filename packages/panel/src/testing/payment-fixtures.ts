import { minor } from "@livery/betting";
import type { PaymentStatus } from "@livery/contract";
import type {
  PanelPayment,
  PanelPaymentMethod,
  PaymentApproval,
  PaymentCategory,
  PaymentMethodText,
  PaymentRow,
} from "@livery/contract/panel";
import { at } from "./fixtures.ts";

const statuses: readonly PaymentStatus[] = ["pending", "approved", "pending", "denied", "cancelled"];

export function paymentRow(paymentId: number, changes: Partial<PaymentRow> = {}): PaymentRow {
  const status = changes.status ?? statuses[paymentId % statuses.length] ?? "pending";
  const direction = changes.direction ?? (paymentId % 3 === 0 ? "withdraw" : "deposit");
  return {
    paymentId,
    playerId: 7,
    userName: "marina",
    dealerId: 20,
    dealerName: "Quay Street",
    siteName: "harbour",
    direction,
    methodId: direction === "deposit" ? 3 : 4,
    methodTitle: direction === "deposit" ? "Bank transfer" : "To a bank account",
    currency: "EUR",
    amount: minor(5_000 + paymentId * 125),
    status,
    awaitsSecondPerson: false,
    reference: `7QX2M9P${String(paymentId).padStart(3, "0")}`,
    requestedAt: at(-paymentId * 11),
    resolvedAt: status === "pending" ? null : at(-paymentId * 10),
    resolvedBy: status === "pending" ? null : status === "cancelled" ? "marina" : "operator",
    reason: status === "denied" ? "No such sender on the statement" : null,
    ...changes,
  };
}

/** A waiting deposit request. */
export function panelPayment(paymentId = 41, changes: Partial<PanelPayment> = {}): PanelPayment {
  const row = paymentRow(paymentId, { status: "pending", direction: "deposit", amount: minor(25_000), ...changes });
  return {
    ...row,
    categoryTitle: "Bank",
    values: [
      { name: "sender", label: "Account holder", type: "text", value: "Marina Hafen" },
      { name: "senderIban", label: "IBAN", type: "iban", value: "DE89370400440532013000" },
      { name: "sentOn", label: "Sent on", type: "date", value: "2026-11-19" },
    ],
    accountLines:
      row.direction === "deposit"
        ? [
            { label: "Account holder", value: "Hill Street Payments Ltd" },
            { label: "IBAN", value: "GB29NWBK60161331926819" },
          ]
        : [],
    balance: minor(100_000),
    held: minor(row.direction === "withdraw" ? 25_000 : 0),
    owed: minor(0),
    secondPerson: false,
    approval: null,
    history: [{ at: row.requestedAt, kind: "asked", actor: row.userName, reason: null }],
    may: row.status === "pending" ? ["payment.approve"] : [],
    ...changes,
  };
}

/** The same as a withdrawal, with its hold. */
export function panelWithdrawal(changes: Partial<PanelPayment> = {}): PanelPayment {
  return panelPayment(42, {
    direction: "withdraw",
    methodId: 4,
    methodTitle: "To a bank account",
    values: [{ name: "iban", label: "IBAN", type: "iban", value: "DE89370400440532013000" }],
    ...changes,
  });
}

export function paymentApproval(changes: Partial<PaymentApproval> = {}): PaymentApproval {
  return {
    requestId: 9,
    askedBy: "operator",
    own: false,
    confirmers: "staff",
    refusal: changes.own === true ? "own" : null,
    reason: "Found on the statement",
    askedAt: at(-20),
    expiresAt: at(1_420),
    ...changes,
  };
}

export const paymentCategories: readonly PaymentCategory[] = [
  {
    categoryId: 1,
    title: "Bank",
    texts: [
      { lang: "de", title: "Bank" },
      { lang: "en", title: "Bank" },
    ],
    order: 1,
    methods: 2,
    version: 1,
  },
  { categoryId: 2, title: "Wallet", texts: [{ lang: "en", title: "Wallet" }], order: 2, methods: 1, version: 1 },
];

/** The texts of a method with account lines and fields, complete in English and German, begun in Persian. */
const methodTexts: readonly PaymentMethodText[] = [
  {
    lang: "de",
    title: "Überweisung",
    instructions: "Geben Sie nur die Referenz als Verwendungszweck an.",
    accountLabels: ["Kontoinhaber", "IBAN"],
    fields: [
      { label: "Kontoinhaber", hint: "Wie bei Ihrer Bank." },
      { label: "IBAN", hint: null },
      { label: "Gesendet am", hint: null },
    ],
  },
  {
    lang: "en",
    title: "Bank transfer",
    instructions: "Write the reference on your transfer, and nothing else.",
    accountLabels: ["Account holder", "IBAN"],
    fields: [
      { label: "Account holder", hint: "As your bank has it." },
      { label: "IBAN", hint: null },
      { label: "Sent on", hint: null },
    ],
  },
  {
    lang: "fa",
    title: "حوالهٔ بانکی",
    instructions: null,
    accountLabels: ["صاحب حساب", null],
    fields: [1, 2, 3].map(() => ({ label: null, hint: null })),
  },
];

/** The texts of a method that says nothing but its title and the labels of its fields. */
const english = (title: string, ...labels: readonly string[]): readonly PaymentMethodText[] => [
  { lang: "en", title, instructions: null, accountLabels: [], fields: labels.map((label) => ({ label, hint: null })) },
];

export function paymentMethod(methodId: number, changes: Partial<PanelPaymentMethod> = {}): PanelPaymentMethod {
  const texts = changes.texts ?? methodTexts;
  return {
    methodId,
    categoryId: 1,
    categoryTitle: "Bank",
    title: (texts.find(({ lang }) => lang === "en") ?? texts[0])?.title ?? "",
    logo: null,
    direction: "deposit",
    currency: "EUR",
    minAmount: minor(1_000),
    maxAmount: minor(500_000),
    processingMinutes: 120,
    accountValues: ["Hill Street Payments Ltd", "GB29NWBK60161331926819"],
    nextStep: "none",
    address: null,
    fields: [
      { name: "sender", type: "text", required: true },
      { name: "senderIban", type: "iban", required: true },
      { name: "sentOn", type: "date", required: false },
    ],
    order: 1,
    texts,
    active: true,
    pending: 2,
    version: 3,
    ...changes,
  };
}

export const paymentMethods: readonly PanelPaymentMethod[] = [
  paymentMethod(3),
  paymentMethod(4, {
    direction: "withdraw",
    accountValues: [],
    fields: [{ name: "iban", type: "iban", required: true }],
    texts: english("To a bank account", "IBAN"),
    order: 2,
    pending: 0,
  }),
  paymentMethod(5, {
    categoryId: 2,
    categoryTitle: "Wallet",
    accountValues: [],
    fields: [],
    texts: english("Wallet"),
    nextStep: "page",
    address: "https://wallet.example/pay/{reference}",
    active: false,
    pending: 1,
  }),
];
