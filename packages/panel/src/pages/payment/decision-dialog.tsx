import { CallError, type ErrorCode } from "@livery/contract";
import type { PanelPayment, PaymentDecided } from "@livery/contract/panel";
import { Banner } from "@livery/ui";
import { useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { everythingChanged } from "../../core/queries.ts";
import { useNotify } from "../../core/notify.ts";
import { useFormats, useTranslate, type MessageKey } from "../../core/messages.ts";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { ReasonField } from "../../forms/reason-field.tsx";
import { useIdempotentMutation } from "../../forms/use-idempotent-mutation.ts";
import { MoneySum } from "./money-sum.tsx";
import { OvertakenDialog } from "./overtaken-dialog.tsx";

export type PaymentDecision = "approve" | "deny" | "confirm" | "refuse";

/** Codes that mean that another account was first. */
const overtaking: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["not_waiting", "request_over", "already_in_progress"]);

const doneMessages = {
  done: { approve: "panel:payments.approved", confirm: "panel:payments.approved", deny: "panel:payments.denied" },
  waiting: "panel:payments.asked",
  refused: "panel:payments.refused",
} as const;

interface DecisionDialogProps {
  readonly decision: PaymentDecision;
  /** The request as it was shown when the dialog was opened. */
  readonly payment: PanelPayment;
  readonly onClose: () => void;
}

/** Decides a request: the moved amount, the user's balances before and after, the reason, and a confirmation. */
export function DecisionDialog({ decision, payment, onClose }: DecisionDialogProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { client, queries } = usePanel();
  const notify = useNotify();
  const doing = useIdempotentMutation<PaymentDecided>();
  const [reason, setReason] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const [overtaken, setOvertaken] = useState<PanelPayment | null>(null);
  const given = reason.trim();
  const needed = decision === "deny";
  const short = (needed || given !== "") && given.length < 3;
  const amount = formats.money(payment.amount, payment.currency);
  const decide = async (): Promise<void> => {
    setSubmitted(true);
    if (short) return;
    const outcome = await doing.run((idempotencyKey) => send(client, decision, payment, given, idempotencyKey));
    if (outcome?.kind === "refused" && outcome.error instanceof CallError && overtaking.has(outcome.error.code)) {
      everythingChanged(queries);
      const now = await client.call("panelPayment", { paymentId: payment.paymentId }).catch(() => null);
      setOvertaken(now);
    }
    if (outcome?.kind !== "done") return;
    const { state } = outcome.result;
    const message =
      state === "done"
        ? decision === "refuse"
          ? doneMessages.refused
          : doneMessages.done[decision]
        : doneMessages[state];
    notify("success", t(message, { name: payment.userName, amount }));
    onClose();
  };
  if (overtaken) return <OvertakenDialog payment={overtaken} onClose={onClose} />;
  const open = doing.phase === "open";
  const owes = decision !== "deny" && decision !== "refuse" && payment.direction === "withdraw" && payment.owed > 0n;
  return (
    <ActionDialog
      title={t(titleOf(decision, payment), { amount })}
      text={t(textOf(decision, payment), {
        name: decision === "refuse" ? (payment.approval?.askedBy ?? "") : payment.userName,
      })}
      submit={t(submitOf(decision, payment), { amount })}
      danger={decision === "deny"}
      mutation={{ ...doing, error: owes ? null : doing.error }}
      currency={payment.currency}
      onSubmit={() => void decide()}
      onClose={onClose}
    >
      {owes && (
        <Banner
          tone="warning"
          title={t("panel:payments.owes", { amount: formats.money(payment.owed, payment.currency) })}
        >
          {t("panel:payments.owesText")}
        </Banner>
      )}
      {decision === "approve" && payment.secondPerson && (
        <Banner tone="warning" title={t("panel:results.secondNeeded")}>
          {t("panel:payments.secondNeededText")}
        </Banner>
      )}
      {decision !== "refuse" && <MoneySum payment={payment} decision={decision === "deny" ? "deny" : "approve"} />}
      {(decision === "approve" || decision === "deny") && (
        <ReasonField
          required={needed}
          hint={t(needed ? "panel:payments.reasonRead" : "panel:payments.noteRead")}
          value={reason}
          disabled={!open}
          error={submitted && short ? t("panel:form.reasonShort") : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ActionDialog>
  );
}

type PanelClient = ReturnType<typeof usePanel>["client"];

function send(
  client: PanelClient,
  decision: PaymentDecision,
  { paymentId, approval }: PanelPayment,
  reason: string,
  idempotencyKey: string,
): Promise<PaymentDecided> {
  const options = { idempotencyKey };
  const requestId = approval?.requestId ?? 0;
  switch (decision) {
    case "approve":
      return client.call("panelPaymentApprove", { paymentId, ...(reason !== "" && { reason }) }, options);
    case "deny":
      return client.call("panelPaymentDeny", { paymentId, reason }, options);
    case "confirm":
      return client.call("panelPaymentConfirm", { requestId }, options);
    case "refuse":
      return client.call("panelPaymentRefuse", { requestId }, options);
    default:
      return decision satisfies never;
  }
}

function titleOf(decision: PaymentDecision, { direction, approval }: PanelPayment): MessageKey {
  if (decision === "refuse")
    return approval?.own === true ? "panel:payments.withdrawTitle" : "panel:payments.refuseTitle";
  if (decision === "deny")
    return direction === "deposit" ? "panel:payments.denyDeposit" : "panel:payments.denyWithdrawal";
  return direction === "deposit" ? "panel:payments.approveDeposit" : "panel:payments.approveWithdrawal";
}

function textOf(decision: PaymentDecision, { direction }: PanelPayment): MessageKey {
  if (decision === "refuse") return "panel:results.refuseText";
  if (decision === "deny")
    return direction === "deposit" ? "panel:payments.denyDepositText" : "panel:payments.denyWithdrawalText";
  return direction === "deposit" ? "panel:payments.approveDepositText" : "panel:payments.approveWithdrawalText";
}

function submitOf(decision: PaymentDecision, { approval, secondPerson }: PanelPayment): MessageKey {
  if (decision === "confirm") return "panel:payments.confirm";
  if (decision === "refuse") return approval?.own === true ? "panel:results.withdraw" : "panel:payments.refuse";
  if (decision === "deny") return "panel:payments.deny";
  return secondPerson ? "panel:payments.askSecond" : "panel:payments.approveAmount";
}
