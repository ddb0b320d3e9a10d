import { minor } from "@livery/betting";
import type { PaymentMethodText } from "@livery/contract/panel";
import type { SeedPaymentCategory } from "../seed/payments.ts";

const english = (title: string, parts: Partial<PaymentMethodText> = {}): PaymentMethodText => ({
  lang: "en",
  title,
  instructions: null,
  accountLabels: [],
  fields: [],
  ...parts,
});

/**
 * The payment methods of the tests: a bank transfer and a wallet in each direction, from 1.00 to 500.00, and a card with a next
 * step on another site. The bank transfer is in German too, but for the hint and the branch, and has a Persian title.
 */
export const fixturePayments: readonly SeedPaymentCategory[] = [
  {
    name: "bank",
    texts: [
      { lang: "en", title: "Bank" },
      { lang: "de", title: "Bank (deutsch)" },
    ],
    methods: [
      {
        direction: "deposit",
        minAmount: minor(100),
        maxAmount: minor(50_000),
        processingMinutes: 1_440,
        accountValues: ["Acme Payments", "DE89370400440532013000"],
        fields: [
          { name: "sender", type: "text", required: true },
          { name: "senderIban", type: "iban", required: true },
          { name: "sentOn", type: "date", required: false },
          { name: "branch", type: "number", required: false },
        ],
        texts: [
          english("Bank transfer", {
            instructions: "Write the reference as the purpose.",
            accountLabels: ["Account holder", "IBAN"],
            fields: [
              { label: "Sender", hint: null },
              { label: "Sender's IBAN", hint: null },
              { label: "Sent on", hint: "The day of the transfer." },
              { label: "Branch", hint: null },
            ],
          }),
          {
            lang: "de",
            title: "Überweisung",
            instructions: "Geben Sie die Referenz als Verwendungszweck an.",
            accountLabels: ["Kontoinhaber", "IBAN"],
            fields: [
              { label: "Absender", hint: null },
              { label: "IBAN des Absenders", hint: null },
              { label: "Gesendet am", hint: null },
              { label: null, hint: null },
            ],
          },
          {
            lang: "fa",
            title: "حوالهٔ بانکی",
            instructions: null,
            accountLabels: [null, null],
            fields: [1, 2, 3, 4].map(() => ({ label: null, hint: null })),
          },
        ],
      },
      {
        direction: "withdraw",
        minAmount: minor(100),
        maxAmount: minor(50_000),
        fields: [{ name: "iban", type: "iban", required: true }],
        texts: [english("To a bank account", { fields: [{ label: "IBAN", hint: null }] })],
      },
    ],
  },
  {
    name: "wallet",
    texts: [{ lang: "en", title: "Wallet" }],
    methods: [
      {
        direction: "deposit",
        minAmount: minor(1),
        maxAmount: minor(1_000_000),
        fields: [],
        texts: [english("Wallet")],
      },
      {
        direction: "withdraw",
        minAmount: minor(1),
        maxAmount: minor(1_000_000),
        fields: [],
        texts: [english("To a wallet")],
      },
    ],
  },
  {
    name: "card",
    texts: [{ lang: "en", title: "Card" }],
    methods: [
      {
        direction: "deposit",
        minAmount: minor(500),
        maxAmount: minor(20_000),
        nextStep: "popup",
        address: "https://pay.example/{lang}/start?reference={reference}",
        fields: [],
        texts: [english("Card")],
      },
    ],
  },
];
