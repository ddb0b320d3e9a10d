import type { Minor } from "@livery/betting";

/**
 * The reasons of a movement of a player's cash, as the ledger's posting rules name them; each has a translation key
 * (`transaction.place`).
 */
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

/** One row of an account's history. */
export interface Movement {
  readonly movementId: number;
  readonly at: string;
  readonly kind: MovementKind;
  /** Signed: the change of the account's balance. */
  readonly amount: Minor;
  readonly balanceAfter: Minor;
  readonly couponNumber: string | null;
  readonly note: string | null;
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

/** A cut of an account: one closed period (I17). */
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
  /** Signed: the account's debt to its dealer. */
  readonly total: Minor;
  readonly settled: boolean;
}
