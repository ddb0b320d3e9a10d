import type { PanelPayment } from "@livery/contract/panel";

/** A user's money: cash, holds for withdrawals, and debt (I9). Minor units. */
export interface Purse {
  readonly balance: bigint;
  readonly held: bigint;
  readonly owed: bigint;
}

export type Decision = "approve" | "deny";

/** The money after a decision: an amount for the cash first repays the debt, as on the server. */
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
