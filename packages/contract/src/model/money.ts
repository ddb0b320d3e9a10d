import type { Minor } from "@livery/betting";

/** Why a player's cash moved, as the ledger's posting rules name it; a translation key of its own (`transaction.place`). */
export const movementKinds = [
  "place",
  "reject",
  "win",
  "bonus",
  "void",
  "cancel",
  "sell",
  "resettle",
  "receivable",
  "credit",
  "take_back",
  "deposit",
  "hold",
  "release",
  "redeem",
  "cut",
] as const;
export type MovementKind = (typeof movementKinds)[number];

/** One line of an account's history. */
export interface Movement {
  readonly movementId: number;
  readonly at: string;
  readonly kind: MovementKind;
  /** Signed: what the account gained. */
  readonly amount: Minor;
  readonly balanceAfter: Minor;
  readonly couponNumber: string | null;
  readonly note: string | null;
}

/** A player's request to pay in or out. */
export interface Transfer {
  readonly transferId: number;
  readonly direction: TransferDirection;
  readonly method: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly status: "pending" | "approved" | "denied" | "cancelled";
  readonly requestedAt: string;
  readonly resolvedAt: string | null;
  readonly note: string | null;
}

export type TransferDirection = "deposit" | "withdraw";

/** What a payment method asks of the player besides the amount. */
export interface PaymentField {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "number" | "iban" | "date";
  readonly required: boolean;
}

export interface PaymentMethod {
  readonly payId: number;
  readonly categoryId: number;
  readonly title: string;
  readonly logo: string | null;
  readonly direction: TransferDirection;
  readonly currency: string;
  readonly minAmount: Minor;
  readonly maxAmount: Minor;
  readonly fields: readonly PaymentField[];
}

/** A transfer that was asked for; `redirect` is where the method goes on, or null. */
export interface TransferAnswer {
  readonly transferId: number;
  readonly status: Transfer["status"];
  readonly balance: Minor;
  readonly redirect: string | null;
}

/** A receipt that a terminal prints. */
export interface Receipt {
  readonly receiptId: number;
  readonly number: string;
  readonly at: string;
  readonly amount: Minor;
  readonly currency: string;
  readonly balance: Minor;
}

/** A cut of an account: one closed period (money.md). */
export interface Bill {
  readonly billId: number;
  readonly userName: string;
  readonly from: string;
  readonly to: string;
  readonly currency: string;
  readonly staked: Minor;
  readonly paid: Minor;
  readonly sold: Minor;
  readonly cancelled: Minor;
  readonly sent: Minor;
  readonly drawn: Minor;
  readonly bonus: Minor;
  readonly commission: Minor;
  readonly openCarried: Minor;
  /** Signed: what the account owes its dealer. */
  readonly total: Minor;
  readonly settled: boolean;
}
