import type { Minor } from "@livery/betting";

/** §4: what is to be sent to the house, and what is to be drawn from it. */
export const transferDirections = ["deposit", "withdraw"] as const;
export type TransferDirection = (typeof transferDirections)[number];

/** §4; `cancelled`: the player took it back while it was pending. */
export const transferStatuses = ["pending", "approved", "denied", "cancelled"] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** What a field takes: `readPaymentField` says what that is. */
export const paymentFieldTypes = ["text", "number", "iban", "date"] as const;
export type PaymentFieldType = (typeof paymentFieldTypes)[number];

/** What a payment method asks of the player besides the amount. */
export interface PaymentField {
  /** Names the value in `values`. */
  readonly name: string;
  readonly label: string;
  readonly type: PaymentFieldType;
  readonly required: boolean;
  /** What to write there, shown beneath the field. */
  readonly hint: string | null;
}

/** One line of the account that a player pays to, to be copied: "Account holder", "Harbour Payments Ltd". */
export interface AccountLine {
  readonly label: string;
  readonly value: string;
}

/** Where a method goes on once it was asked: nowhere, in a popup over the page, or in the page's place. */
export const paymentSteps = ["none", "popup", "page"] as const;
export type PaymentStep = (typeof paymentSteps)[number];

/** A way to pay in or out that is offered now, in the player's currency. */
export interface PaymentMethod {
  readonly payId: number;
  readonly categoryId: number;
  /** Methods come by the order of their categories, then by their own. */
  readonly categoryTitle: string;
  readonly title: string;
  readonly logo: string | null;
  readonly direction: TransferDirection;
  readonly currency: string;
  /** Both belong to the range; minor units. */
  readonly minAmount: Minor;
  readonly maxAmount: Minor;
  /** How long it takes as a rule; null where nobody says. */
  readonly processingMinutes: number | null;
  /** A word to who sends, as plain text of one paragraph. */
  readonly instructions: string | null;
  /** Where to pay to; empty where the method has no account. */
  readonly accountLines: readonly AccountLine[];
  readonly nextStep: PaymentStep;
  /** In the order in which they are asked for. */
  readonly fields: readonly PaymentField[];
}

/** A player's request to pay in or out, with the method as it was when it was asked. */
export interface Transfer {
  readonly transferId: number;
  readonly payId: number;
  readonly categoryId: number;
  readonly direction: TransferDirection;
  readonly method: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly status: TransferStatus;
  readonly requestedAt: string;
  readonly resolvedAt: string | null;
  /** What the house said with its decision; of a denial always something. */
  readonly note: string | null;
  /** What the sender writes on a bank transfer, so that it is found; unique. */
  readonly reference: string;
  /** What the player filled in, as it was kept. */
  readonly values: Readonly<Record<string, string>>;
  readonly accountLines: readonly AccountLine[];
  readonly nextStep: PaymentStep;
  /** Where the method goes on while it is pending, or null. */
  readonly redirect: string | null;
}

/** A transfer that was asked for; `redirect` is where the method goes on, or null. */
export interface TransferAnswer {
  readonly transferId: number;
  readonly status: TransferStatus;
  /** The player's cash after it: what is to be paid out has left it (I14). */
  readonly balance: Minor;
  readonly reference: string;
  readonly accountLines: readonly AccountLine[];
  readonly nextStep: PaymentStep;
  readonly redirect: string | null;
}
