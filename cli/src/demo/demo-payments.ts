import { minor } from "@livery/betting";
import type { PaymentField } from "@livery/contract";
import type { SeedPaymentCategory } from "@livery/house";

const field = (
  name: string,
  label: string,
  type: PaymentField["type"],
  { required = true, hint = null }: { readonly required?: boolean; readonly hint?: string | null } = {},
): PaymentField => ({ name, label, type, required, hint });

/** Amounts of the demo's currency, in whole units. */
const from = (least: number, most: number) => ({ minAmount: minor(least * 100), maxAmount: minor(most * 100) });

const holder = field("holder", "Account holder", "text", {
  hint: "Must be your own name: we only pay out to your own account.",
});
const iban = field("iban", "IBAN", "iban");
const wallet = field("wallet", "Wallet address", "text");

/** The payment methods of the demo: all fictitious, like its money. */
export const demoPayments: readonly SeedPaymentCategory[] = [
  {
    title: "Bank transfer",
    methods: [
      {
        title: "Bank transfer",
        direction: "deposit",
        ...from(10, 10_000),
        processingMinutes: 1_440,
        instructions:
          "Transfer the amount from your own account and enter the reference as the payment purpose. This is a demonstration: send no money.",
        accountLines: [
          { label: "Account holder", value: "Demo Payments (made up)" },
          { label: "IBAN", value: "DE37999999990123456789" },
          { label: "Bank", value: "Bank of Nowhere" },
        ],
        fields: [
          field("sender", "Sender's name", "text"),
          field("senderIban", "Sender's IBAN", "iban"),
          field("sentOn", "Sent on", "date", { required: false }),
        ],
      },
      {
        title: "To a bank account",
        direction: "withdraw",
        ...from(20, 5_000),
        processingMinutes: 2_880,
        fields: [holder, iban],
      },
    ],
  },
  {
    title: "E-wallet",
    methods: [
      {
        title: "E-wallet",
        direction: "deposit",
        ...from(5, 2_000),
        processingMinutes: 15,
        fields: [wallet],
      },
      { title: "To an e-wallet", direction: "withdraw", ...from(10, 2_000), processingMinutes: 60, fields: [wallet] },
    ],
  },
  {
    title: "Card",
    methods: [
      {
        title: "Card",
        direction: "deposit",
        ...from(10, 1_000),
        processingMinutes: 5,
        instructions: "Your card number is only requested on the payment page, never here.",
        // The demo has no payment page: its page on payment methods replaces it.
        nextStep: "popup",
        address: "/en/page/12?reference={reference}",
        fields: [field("cardHolder", "Name on the card", "text")],
      },
      {
        title: "Back to a card",
        direction: "withdraw",
        ...from(20, 1_000),
        processingMinutes: 4_320,
        fields: [
          field("cardEnd", "Last four digits of the card", "number", {
            hint: "A card that you have used for a deposit.",
          }),
        ],
      },
    ],
  },
  {
    title: "Voucher",
    methods: [
      {
        title: "Voucher",
        direction: "deposit",
        ...from(5, 250),
        processingMinutes: 0,
        fields: [field("code", "Voucher code", "number", { hint: "The digits under the scratch field." })],
      },
    ],
  },
];
