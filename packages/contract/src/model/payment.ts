import type { Minor } from "@livery/betting";

/** Deposits go to the operator, withdrawals come from it (§4). */
export const paymentDirections = ["deposit", "withdraw"] as const;
export type PaymentDirection = (typeof paymentDirections)[number];

/** The status of a payment (§4); `cancelled`: the player withdrew it while it was pending. */
export const paymentStatuses = ["pending", "approved", "denied", "cancelled"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The type of a field; `readPaymentField` has its rules. */
export const paymentFieldTypes = ["text", "number", "iban", "date"] as const;
export type PaymentFieldType = (typeof paymentFieldTypes)[number];

/** A field that a payment method requires besides the amount. */
export interface PaymentField {
  /** The name of the value in `values`. */
  readonly name: string;
  readonly label: string;
  readonly type: PaymentFieldType;
  readonly required: boolean;
  /** A hint that is shown below the field. */
  readonly hint: string | null;
}

/** One line of the account that a player pays to, for copying: "Account holder", "Harbour Payments Ltd". */
export interface AccountLine {
  readonly label: string;
  readonly value: string;
}

/** Where a method continues after the request: nowhere, in a popup over the page, or instead of the page. */
export const paymentSteps = ["none", "popup", "page"] as const;
export type PaymentStep = (typeof paymentSteps)[number];

/** A payment method that is offered now, in the player's currency. */
export interface PaymentMethod {
  readonly payId: number;
  readonly categoryId: number;
  /** Methods are ordered by their category, then by their own order. */
  readonly categoryTitle: string;
  readonly title: string;
  readonly logo: string | null;
  readonly direction: PaymentDirection;
  readonly currency: string;
  /** Both are included in the range; minor units. */
  readonly minAmount: Minor;
  readonly maxAmount: Minor;
  /** The usual duration; null if it is not known. */
  readonly processingMinutes: number | null;
  /** A note to the sender, as plain text of one paragraph. */
  readonly instructions: string | null;
  /** The account to pay to; empty if the method has none. */
  readonly accountLines: readonly AccountLine[];
  readonly nextStep: PaymentStep;
  /** In the order of the form. */
  readonly fields: readonly PaymentField[];
}

/** A player's payment request, with the method as it was at the request. */
export interface Payment {
  readonly paymentId: number;
  readonly payId: number;
  readonly categoryId: number;
  readonly direction: PaymentDirection;
  readonly method: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly status: PaymentStatus;
  readonly requestedAt: string;
  readonly resolvedAt: string | null;
  /** The server's note on its decision; a denial always has one. */
  readonly note: string | null;
  /** The reference that the sender writes on a bank transfer, to identify it; unique. */
  readonly reference: string;
  /** The values that the player entered, as stored. */
  readonly values: Readonly<Record<string, string>>;
  readonly accountLines: readonly AccountLine[];
  readonly nextStep: PaymentStep;
  /** Where the method continues while the request is pending, or null. */
  readonly redirect: string | null;
}

/** An accepted payment request; `redirect` is where the method continues, or null. */
export interface PaymentAnswer {
  readonly paymentId: number;
  readonly status: PaymentStatus;
  /** The player's cash after the request: a withdrawal has been deducted (I14). */
  readonly balance: Minor;
  readonly reference: string;
  readonly accountLines: readonly AccountLine[];
  readonly nextStep: PaymentStep;
  readonly redirect: string | null;
}
