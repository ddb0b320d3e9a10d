import type { Minor } from "@livery/betting";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../db/schema.ts";

/** Kinds of accounts, as the money rules name them. */
export type AccountKind =
  | "cash"
  | "bonus"
  | "credit"
  | "hold"
  | "cards"
  | "receivable"
  | "dealer_receivable"
  | "book"
  | "open"
  | "issuance"
  | "clearing"
  | "commission";
export type AccountName = `${AccountKind}:${number | bigint}`;

/** One entry of a posting: the change of an account. */
export interface Move {
  readonly account: AccountName;
  readonly amount: Minor;
}

export interface Posting {
  readonly tenantId: number;
  readonly kind: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly couponId?: bigint | undefined;
  /** Who caused it: `player:42`, `dealer:3`, `system`. */
  readonly actor: string;
  readonly note?: string | undefined;
  readonly moves: readonly Move[];
}

/**
 * A refusal of the ledger, which has written nothing. `balance`: an account would fall below its floor; `kind`: no such posting
 * moves these accounts.
 */
export class LedgerRefusal extends Error {
  readonly reason: "unbalanced" | "unknown_account" | "kind" | "balance";

  constructor(reason: LedgerRefusal["reason"], message: string, cause: unknown) {
    super(message, { cause });
    this.name = "LedgerRefusal";
    this.reason = reason;
  }
}

/**
 * Posts one balanced transaction (I1) and returns its id. Throws LedgerRefusal; LV004 (the call error `read_only`) if the tenant
 * is read-only.
 */
export async function post(db: Kysely<Schema>, posting: Posting): Promise<bigint> {
  const moves = JSON.stringify(
    posting.moves.map((move) => ({ account: move.account, amount: move.amount.toString() })),
  );
  const { tenantId, kind, currency, couponId = null, actor, note = null } = posting;
  try {
    const { rows } = await sql<{ id: bigint }>`
      select ledger_post(${tenantId}, ${kind}, ${currency}, ${couponId}, ${actor}, ${note}, ${moves}::jsonb) as id`.execute(
      db,
    );
    return (rows[0] as { id: bigint }).id;
  } catch (error) {
    throw refusal(error);
  }
}

function refusal(error: unknown): unknown {
  const { code, constraint, message } = error as { code?: string; constraint?: string; message: string };
  if (code === "LV001") return new LedgerRefusal("unbalanced", message, error);
  if (code === "LV003") return new LedgerRefusal("unknown_account", message, error);
  if (code === "LV005") return new LedgerRefusal("kind", message, error);
  if (constraint === "ledger_account_floor") return new LedgerRefusal("balance", message, error);
  return error;
}
