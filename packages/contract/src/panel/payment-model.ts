import type { Minor } from "@livery/betting";
import type {
  AccountLine,
  PaymentField,
  PaymentFieldType,
  PaymentMethod,
  TransferDirection,
  TransferStatus,
} from "../model/payment.ts";
import type { Action } from "../permissions/index.ts";

/** A user's request to pay in or out, as the list has it. */
export interface PaymentRow {
  readonly transferId: number;
  readonly playerId: number;
  readonly userName: string;
  readonly dealerId: number;
  readonly dealerName: string;
  readonly siteName: string;
  readonly direction: TransferDirection;
  readonly methodId: number;
  readonly methodTitle: string;
  readonly currency: string;
  readonly amount: Minor;
  readonly status: TransferStatus;
  readonly reference: string;
  readonly requestedAt: string;
  readonly resolvedAt: string | null;
  /** Who decided: a name, or the user himself. */
  readonly resolvedBy: string | null;
  readonly reason: string | null;
}

/** An approval that waits for a second person. */
export interface PaymentApproval {
  readonly requestId: number;
  readonly askedBy: string;
  /** The account that asks is the one that looks on: somebody else has to confirm it. */
  readonly own: boolean;
  readonly reason: string;
  readonly askedAt: string;
  readonly expiresAt: string;
}

/** What can happen to a request. `approvalOver`: a day went by without a second person. */
export const paymentFactKinds = [
  "asked",
  "approvalAsked",
  "approvalRefused",
  "approvalOver",
  "approved",
  "denied",
  "cancelled",
] as const;

/** One line of a request's history. */
export interface PaymentFact {
  readonly at: string;
  readonly kind: (typeof paymentFactKinds)[number];
  /** Who did it, by name; null where only time went by. */
  readonly actor: string | null;
  readonly reason: string | null;
}

export interface PanelPayment extends PaymentRow {
  readonly categoryTitle: string;
  /** What the user filled in, in the method's order; hidden (`…`) where the actor sees him masked. */
  readonly values: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: PaymentFieldType;
    readonly value: string;
  }[];
  readonly accountLines: readonly AccountLine[];
  /** The user's cash now, what is held for withdrawals, and what he owes (I9). */
  readonly balance: Minor;
  readonly held: Minor;
  readonly owed: Minor;
  /** Approving it would wait for a second person (D95: `b+2` in docs/spec/permissions.md). */
  readonly secondPerson: boolean;
  readonly approval: PaymentApproval | null;
  /** What has happened to it, the newest first. */
  readonly history: readonly PaymentFact[];
  readonly may: readonly Action[];
}

/** After a decision: it stands, or waits for a second person; `refused`: the approval was, and the request is pending still. */
export interface PaymentDecided {
  readonly transferId: number;
  readonly status: TransferStatus;
  readonly state: "done" | "waiting" | "refused";
  readonly requestId: number | null;
}

export interface PaymentCategory {
  readonly categoryId: number;
  readonly title: string;
  readonly order: number;
  /** Methods in it, offered or not. */
  readonly methods: number;
  readonly version: number;
}

/** A method as its operator sees it, offered or not. */
export interface PanelPaymentMethod extends Omit<PaymentMethod, "payId"> {
  readonly methodId: number;
  /** Where it goes on, with `{reference}` for the request's; null where it goes nowhere. */
  readonly address: string | null;
  readonly order: number;
  readonly active: boolean;
  /** Requests by it that are pending. */
  readonly pending: number;
  readonly version: number;
}

/** What an operator says of a method. */
export interface PaymentMethodTerms {
  readonly categoryId: number;
  readonly title: string;
  readonly logo: string | null;
  readonly minAmount: Minor;
  readonly maxAmount: Minor;
  readonly processingMinutes: number | null;
  readonly instructions: string | null;
  readonly accountLines: readonly AccountLine[];
  readonly nextStep: PaymentMethod["nextStep"];
  readonly address: string | null;
  readonly fields: readonly PaymentField[];
  readonly order: number;
}
