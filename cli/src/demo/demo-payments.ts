import { minor } from "@livery/betting";
import type { PaymentField } from "@livery/contract";
import type { SeedPaymentCategory, SeedPaymentMethod } from "@livery/house";
import { hints, instructions, labels, methodNames, type Texts } from "./demo-payment-texts.ts";

const languages = ["en", "tr", "de", "fa"] as const;

interface DemoField extends Pick<PaymentField, "name" | "type"> {
  readonly label: Texts;
  readonly hint?: Texts;
  readonly required?: boolean;
}

interface DemoMethod extends Omit<SeedPaymentMethod, "accountValues" | "fields" | "texts"> {
  readonly title: Texts;
  readonly instructions?: Texts;
  readonly account?: readonly { readonly label: Texts; readonly value: string }[];
  readonly fields: readonly DemoField[];
}

/** A method with its texts in every language of the demo. */
function method({ title, instructions: message, account = [], fields, ...terms }: DemoMethod): SeedPaymentMethod {
  return {
    ...terms,
    accountValues: account.map(({ value }) => value),
    fields: fields.map(({ name, type, required = true }) => ({ name, type, required })),
    texts: languages.map((lang) => ({
      lang,
      title: title[lang],
      instructions: message?.[lang] ?? null,
      accountLabels: account.map(({ label }) => label[lang]),
      fields: fields.map(({ label, hint }) => ({ label: label[lang], hint: hint?.[lang] ?? null })),
    })),
  };
}

const category = (name: string, title: Texts, methods: readonly SeedPaymentMethod[]): SeedPaymentCategory => ({
  name,
  texts: languages.map((lang) => ({ lang, title: title[lang] })),
  methods,
});

/** Amounts of the demo's currency, in whole units. */
const from = (least: number, most: number) => ({ minAmount: minor(least * 100), maxAmount: minor(most * 100) });

const wallet: DemoField = { name: "wallet", label: labels.wallet, type: "text" };

/** The payment methods of the demo: all fictitious, like its money. A category's name is its English title. */
export const demoPayments: readonly SeedPaymentCategory[] = [
  category("Bank transfer", methodNames.bankTransfer, [
    method({
      title: methodNames.bankTransfer,
      direction: "deposit",
      ...from(10, 10_000),
      processingMinutes: 1_440,
      instructions: instructions.bankTransfer,
      account: [
        { label: labels.holder, value: "Livery Demo" },
        { label: labels.iban, value: "DE37999999990123456789" },
        { label: labels.bank, value: "Demobank" },
      ],
      fields: [
        { name: "sender", label: labels.sender, type: "text" },
        { name: "senderIban", label: labels.senderIban, type: "iban" },
        { name: "sentOn", label: labels.sentOn, type: "date", required: false },
      ],
    }),
    method({
      title: methodNames.toBankAccount,
      direction: "withdraw",
      ...from(20, 5_000),
      processingMinutes: 2_880,
      fields: [
        { name: "holder", label: labels.holder, type: "text", hint: hints.holder },
        { name: "iban", label: labels.iban, type: "iban" },
      ],
    }),
  ]),
  category("E-wallet", methodNames.wallet, [
    method({
      title: methodNames.wallet,
      direction: "deposit",
      ...from(5, 2_000),
      processingMinutes: 15,
      fields: [wallet],
    }),
    method({
      title: methodNames.toWallet,
      direction: "withdraw",
      ...from(10, 2_000),
      processingMinutes: 60,
      fields: [wallet],
    }),
  ]),
  category("Card", methodNames.card, [
    method({
      title: methodNames.card,
      direction: "deposit",
      ...from(10, 1_000),
      processingMinutes: 5,
      instructions: instructions.card,
      // The demo has no payment page: its page on payment methods replaces it.
      nextStep: "popup",
      address: "/{lang}/page/12?reference={reference}",
      fields: [{ name: "cardHolder", label: labels.cardHolder, type: "text" }],
    }),
    method({
      title: methodNames.toCard,
      direction: "withdraw",
      ...from(20, 1_000),
      processingMinutes: 4_320,
      fields: [{ name: "cardEnd", label: labels.cardEnd, type: "number", hint: hints.cardEnd }],
    }),
  ]),
  category("Voucher", methodNames.voucher, [
    method({
      title: methodNames.voucher,
      direction: "deposit",
      ...from(5, 250),
      processingMinutes: 0,
      fields: [{ name: "code", label: labels.voucher, type: "number", hint: hints.voucher }],
    }),
  ]),
];
