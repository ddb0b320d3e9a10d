import type { Minor } from "@livery/betting";
import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { post } from "./post.ts";

interface Transfer {
  readonly tenantId: number;
  readonly currency: string;
  readonly amount: Minor;
  readonly actor: string;
  readonly note?: string;
}

function positive(amount: Minor): bigint {
  if (amount <= 0n) throw new RangeError(`a transfer moves a positive amount, not ${amount}`);
  return amount;
}

const negated = (amount: Minor): Minor => -positive(amount) as Minor;

/** New credit for a top dealer (issuance → credit). */
export function issueCredit(db: Kysely<Schema>, dealerId: number, transfer: Transfer): Promise<bigint> {
  const { amount, tenantId } = transfer;
  const moves = [
    { account: `issuance:${tenantId}`, amount: negated(amount) },
    { account: `credit:${dealerId}`, amount },
  ] as const;
  return post(db, { ...transfer, kind: "issue", moves });
}

/** Credit from one dealer to another, up or down (I13). */
export function transferCredit(db: Kysely<Schema>, from: number, to: number, transfer: Transfer): Promise<bigint> {
  if (from === to) throw new RangeError("a dealer cannot transfer to itself");
  const { amount } = transfer;
  const moves = [
    { account: `credit:${from}`, amount: negated(amount) },
    { account: `credit:${to}`, amount },
  ] as const;
  return post(db, { ...transfer, kind: "transfer", moves });
}

/** Moves credit of a dealer to a player's balance. */
export function creditPlayer(
  db: Kysely<Schema>,
  dealerId: number,
  playerId: number,
  transfer: Transfer,
): Promise<bigint> {
  const { amount } = transfer;
  const moves = [
    { account: `credit:${dealerId}`, amount: negated(amount) },
    { account: `cash:${playerId}`, amount },
  ] as const;
  return post(db, { ...transfer, kind: "credit", moves });
}
