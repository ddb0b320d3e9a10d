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
  /** Signed: what the account owes its dealer. */
  readonly total: Minor;
  readonly settled: boolean;
}
