import type { PanelPayment } from "@livery/contract/panel";
import { useTranslate } from "../../core/messages.ts";
import { Sum } from "../../forms/sum.tsx";
import { moneyAfter, type Decision } from "./money-after.ts";

/** The user's money before and after a decision: the cash, and holds and debt if they change. */
export function MoneySum({ payment, decision }: { readonly payment: PanelPayment; readonly decision: Decision }) {
  const t = useTranslate();
  const { balance, owed, currency, userName: name } = payment;
  const after = moneyAfter(payment, decision);
  const line = (label: string, amount: bigint) => ({ label, amount, currency });
  const cash = line(t("panel:credit.now", { name }), balance);
  const held = [
    line(t("panel:payments.heldNow"), payment.held),
    line(t("panel:payments.heldThen"), after.held),
  ] as const;
  const moved = (by: bigint) => ({ ...line(t("panel:credit.moved"), by), signed: true });
  const debt =
    owed === after.owed
      ? []
      : [line(t("panel:payments.owedNow"), owed), line(t("panel:payments.owedThen"), after.owed)];
  const fromHold = after.held - payment.held;
  const lines =
    after.balance !== balance
      ? [
          cash,
          moved(after.balance - balance),
          { ...line(t("panel:credit.then", { name }), after.balance), total: true },
          ...(fromHold === 0n ? [] : held),
        ]
      : fromHold === 0n
        ? [cash]
        : [held[0], moved(fromHold), { ...held[1], total: true }, cash];
  return <Sum label={t("panel:credit.after")} lines={[...lines, ...debt]} />;
}
