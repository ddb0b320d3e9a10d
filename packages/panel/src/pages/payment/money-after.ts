import type { PanelPayment } from "@livery/contract/panel";

/** What a user has: in his cash, held for withdrawals, and what he owes (I9). Minor units. */
export interface Purse {
  readonly balance: bigint;
  readonly held: bigint;
  readonly owed: bigint;
}

export type Decision = "approve" | "deny";

/** What a decision would make of it: what reaches the cash pays off first what is owed, as the house does. */
export function moneyAfter(
  { amount, balance, direction, held, owed }: Purse & Pick<PanelPayment, "amount" | "direction">,
  decision: Decision,
): Purse {
  const left = direction === "withdraw" ? held - amount : held;
  const reaches = (direction === "deposit") === (decision === "approve");
  if (!reaches) return { balance, held: left, owed };
  const given = balance + amount;
  const repaid = owed < given ? owed : given;
  return { balance: given - repaid, held: left, owed: owed - repaid };
}
