import { minor } from "@livery/betting";
import type { SeedPaymentCategory } from "../seed/payments.ts";

const text = { type: "text", required: true, hint: null } as const;

/**
 * The payment methods of the tests: a bank transfer and a wallet in each direction, from 1.00 to 500.00, and a card with a next
 * step on another site.
 */
export const fixturePayments: readonly SeedPaymentCategory[] = [
  {
    title: "Bank",
    methods: [
      {
        title: "Bank transfer",
        direction: "deposit",
        minAmount: minor(100),
        maxAmount: minor(50_000),
        processingMinutes: 1_440,
        instructions: "Write the reference as the purpose.",
        accountLines: [
          { label: "Account holder", value: "Acme Payments" },
          { label: "IBAN", value: "DE89370400440532013000" },
        ],
        fields: [
          { ...text, name: "sender", label: "Sender" },
          { name: "senderIban", label: "Sender's IBAN", type: "iban", required: true, hint: null },
          { name: "sentOn", label: "Sent on", type: "date", required: false, hint: "The day of the transfer." },
          { name: "branch", label: "Branch", type: "number", required: false, hint: null },
        ],
      },
      {
        title: "To a bank account",
        direction: "withdraw",
        minAmount: minor(100),
        maxAmount: minor(50_000),
        fields: [{ name: "iban", label: "IBAN", type: "iban", required: true, hint: null }],
      },
    ],
  },
  {
    title: "Wallet",
    methods: [
      { title: "Wallet", direction: "deposit", minAmount: minor(1), maxAmount: minor(1_000_000), fields: [] },
      { title: "To a wallet", direction: "withdraw", minAmount: minor(1), maxAmount: minor(1_000_000), fields: [] },
    ],
  },
  {
    title: "Card",
    methods: [
      {
        title: "Card",
        direction: "deposit",
        minAmount: minor(500),
        maxAmount: minor(20_000),
        nextStep: "popup",
        address: "https://pay.example/start?reference={reference}",
        fields: [],
      },
    ],
  },
];
