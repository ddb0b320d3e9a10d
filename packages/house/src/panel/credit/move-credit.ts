import type { Minor } from "@livery/betting";
import { minor } from "@livery/betting";
import { type Action, CallError } from "@livery/contract";
import type { CreditMoved } from "@livery/contract/panel";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../../db/schema.ts";
import { type AccountName, LedgerRefusal, post } from "../../ledger/post.ts";
import { recordChange } from "../audit/record-change.ts";
import type { PanelContext } from "../panel-context.ts";

/** The other end of a credit transfer; the actor's own dealer is this end. Its rows are locked. */
export interface OtherEnd {
  readonly kind: "user" | "dealer";
  readonly id: number;
  readonly name: string;
  readonly currency: string;
}

export interface Transfer {
  /** The action that permits it. */
  readonly action: Action;
  readonly direction: "send" | "take";
  readonly amount: Minor;
  readonly note?: string | undefined;
  /** The currency of the actor's dealer, and so of the transfer. */
  readonly dealerId: number;
  readonly currency: string;
  readonly other: OtherEnd;
}

/**
 * Moves credit between the actor's dealer and another dealer or a user, with its audit entry, in the caller's transaction
 * (I13). No account falls below its floor (I4). Throws `currency_mismatch` and `insufficient_credit`.
 */
export async function moveCredit(
  trx: Kysely<Schema>,
  context: PanelContext,
  { action, direction, amount, note, dealerId, currency, other }: Transfer,
): Promise<CreditMoved> {
  if (other.currency !== currency) throw new CallError("currency_mismatch", { params: { currency: other.currency } });
  const { actor } = context;
  const own: AccountName = `credit:${dealerId}`;
  const others: AccountName = other.kind === "user" ? `cash:${other.id}` : `credit:${other.id}`;
  const [from, to] = direction === "send" ? [own, others] : [others, own];
  const noteText = note === undefined || note === "" ? undefined : note;
  const transactionId = await withRefusal(amount, () =>
    post(trx, {
      tenantId: actor.tenantId,
      kind: other.kind === "dealer" ? "transfer" : direction === "send" ? "credit" : "take_back",
      currency,
      actor: `staff:${actor.staffId}`,
      note: noteText,
      moves: [
        { account: from, amount: minor(-BigInt(amount)) },
        { account: to, amount },
      ],
    }),
  );
  const after = await balancesOf(trx, transactionId);
  const otherBalance = after.get(others) ?? 0n;
  const gained = direction === "send" ? BigInt(amount) : -BigInt(amount);
  // A parent's or sibling's credit is no business of the actor, in the answer and in the log of the actor's dealer.
  const isShown = action !== "credit.up" && action !== "credit.aside";
  const field = other.kind === "user" ? "balance" : "credit";
  await recordChange(trx, context, {
    action,
    target: other,
    currency,
    changes: isShown
      ? [{ field, before: otherBalance - gained, after: otherBalance }]
      : [{ field: "amount", before: null, after: BigInt(amount) }],
    reason: noteText,
  });
  return {
    transactionId: Number(transactionId),
    otherBalance: isShown ? minor(otherBalance) : null,
    credit: minor(after.get(own) ?? 0n),
  };
}

async function withRefusal(amount: Minor, work: () => Promise<bigint>): Promise<bigint> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LedgerRefusal && error.reason === "balance")
      throw new CallError("insufficient_credit", { path: "amount", params: { amount: Number(amount) } });
    throw error;
  }
}

/** The balance of each account after a transaction. */
async function balancesOf(trx: Kysely<Schema>, transactionId: bigint): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ account: string; balance: bigint }>`
    select kind || ':' || owner_id as account, balance_after as balance from ledger_entry
    where transaction_id = ${transactionId}`.execute(trx);
  return new Map(rows.map(({ account, balance }) => [account, balance]));
}
