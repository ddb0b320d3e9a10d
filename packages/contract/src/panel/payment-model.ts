import type { Minor } from "@livery/betting";
import type {
  AccountLine,
  PaymentField,
  PaymentFieldType,
  PaymentMethod,
  PaymentDirection,
  PaymentStatus,
} from "../model/payment.ts";
import type { Action } from "../permissions/index.ts";
import type { SecondPersonNeeded } from "./second-person.ts";

/** A user's payment request in the list. */
export interface PaymentRow {
  readonly paymentId: number;
  readonly playerId: number;
  readonly userName: string;
  readonly dealerId: number;
  readonly dealerName: string;
  readonly siteName: string;
  readonly direction: PaymentDirection;
  readonly methodId: number;
  readonly methodTitle: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly status: PaymentStatus;
  /** One person approved it, and a second one has to confirm that. */
  readonly awaitsSecondPerson: boolean;
  readonly reference: string;
  readonly requestedAt: string;
  readonly resolvedAt: string | null;
  /** The name of the account that decided, or of the user. */
  readonly resolvedBy: string | null;
  readonly reason: string | null;
}

/** An approval that waits for a second person. */
export interface PaymentApproval extends SecondPersonNeeded {
  readonly requestId: number;
  readonly askedBy: string;
  /** The actor is the requesting account, which can withdraw it. */
  readonly own: boolean;
  readonly reason: string;
  readonly askedAt: string;
  readonly expiresAt: string;
}

/** The kinds of events of a payment request. `approvalOver`: no second person confirmed within a day. */
export const paymentEventKinds = [
  "asked",
  "approvalAsked",
  "approvalRefused",
  "approvalOver",
  "approved",
  "denied",
  "cancelled",
] as const;

/** One line of a request's history. */
export interface PaymentEvent {
  readonly at: string;
  readonly kind: (typeof paymentEventKinds)[number];
  /** The name of the actor; null if only time passed. */
  readonly actor: string | null;
  readonly reason: string | null;
}

export interface PanelPayment extends PaymentRow {
  readonly categoryTitle: string;
  /** The values that the user entered, in the method's order; hidden (`…`) if the actor sees masked data. */
  readonly values: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: PaymentFieldType;
    readonly value: string;
  }[];
  readonly accountLines: readonly AccountLine[];
  /** The user's present cash, the holds for withdrawals, and the debt (I9). */
  readonly balance: Minor;
  readonly held: Minor;
  readonly owed: Minor;
  /** An approval would wait for a second person (D95: `2` in docs/spec/permissions.md). */
  readonly secondPerson: boolean;
  readonly approval: PaymentApproval | null;
  /** The events of the request, the newest first. */
  readonly history: readonly PaymentEvent[];
  readonly may: readonly Action[];
}

/**
 * The result of a decision: done, or waiting for a second person; `refused`: the approval was refused, and the request is still
 * pending.
 */
export interface PaymentDecided {
  readonly paymentId: number;
  readonly status: PaymentStatus;
  readonly state: "done" | "waiting" | "refused";
  readonly requestId: number | null;
}

/** The text of a category in one language. */
export interface PaymentCategoryText {
  readonly lang: string;
  readonly title: string;
}

/** The terms of a category, as an operator sets them. */
export interface PaymentCategoryTerms {
  readonly order: number;
  /** One text per language; at least one. */
  readonly texts: readonly PaymentCategoryText[];
}

export interface PaymentCategory extends PaymentCategoryTerms {
  readonly categoryId: number;
  /** In the actor's language, else in English, else in the first language that it has. */
  readonly title: string;
  /** Methods in it, offered or not. */
  readonly methods: number;
  readonly version: number;
}

/** The texts of a payment method in one language. A null is a text that this language does not have: another's is shown. */
export interface PaymentMethodText {
  readonly lang: string;
  readonly title: string;
  readonly instructions: string | null;
  /** Of the account lines, in their order. */
  readonly accountLabels: readonly (string | null)[];
  /** Of the fields, in their order. */
  readonly fields: readonly { readonly label: string | null; readonly hint: string | null }[];
}

/** A payment method as its operator sees it, offered or not. */
export interface PanelPaymentMethod extends PaymentMethodTerms, Pick<PaymentMethod, "currency" | "direction"> {
  readonly methodId: number;
  /** In the actor's language, else in English, else in the first language that there is; the category's too. */
  readonly title: string;
  readonly categoryTitle: string;
  readonly active: boolean;
  /** The number of its pending requests. */
  readonly pending: number;
  readonly version: number;
}

/** The terms of a payment method, as an operator sets them. */
export interface PaymentMethodTerms {
  readonly categoryId: number;
  readonly logo: string | null;
  readonly minAmount: Minor;
  readonly maxAmount: Minor;
  readonly processingMinutes: number | null;
  /** The account to pay to, without the labels of its lines. */
  readonly accountValues: readonly string[];
  readonly nextStep: PaymentMethod["nextStep"];
  /** Where the method continues, with `{reference}` for the request's and `{lang}` for the reader's language; null if it does not continue. */
  readonly address: string | null;
  readonly fields: readonly Pick<PaymentField, "name" | "required" | "type">[];
  readonly order: number;
  /** One text per language; at least one, and each account line and field has a label in one of them. */
  readonly texts: readonly PaymentMethodText[];
}
