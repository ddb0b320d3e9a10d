import { CallError, type ErrorCode } from "@livery/contract";
import type { PanelPayment, PaymentDecided } from "@livery/contract/panel";
import { Banner } from "@livery/ui";
import { useState } from "react";
import { usePanel } from "../../app/panel.ts";
import { everythingChanged } from "../../app/queries.ts";
import { useSay } from "../../app/say.ts";
import { useFormats, useWords, type WordKey } from "../../app/words.ts";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { ReasonField } from "../../forms/reason-field.tsx";
import { useDeed } from "../../forms/use-deed.ts";
import { MoneySum } from "./money-sum.tsx";
import { OvertakenDialog } from "./overtaken-dialog.tsx";

export type Deed = "approve" | "deny" | "confirm" | "refuse";

/** What says that somebody else was first. */
const overtaking: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["not_waiting", "request_over", "already_in_progress"]);

const said = {
  done: { approve: "panel:payments.approved", confirm: "panel:payments.approved", deny: "panel:payments.denied" },
  waiting: "panel:payments.asked",
  refused: "panel:payments.refused",
} as const;

interface DecisionDialogProps {
  readonly deed: Deed;
  /** The request as it was shown when the dialog was opened. */
  readonly payment: PanelPayment;
  readonly onClose: () => void;
}

/** Decides a request: what is moved, what the user has before and after it, why, and a confirmation. */
export function DecisionDialog({ deed, payment, onClose }: DecisionDialogProps) {
  const t = useWords();
  const formats = useFormats();
  const { client, queries } = usePanel();
  const say = useSay();
  const doing = useDeed<PaymentDecided>();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const [overtaken, setOvertaken] = useState<PanelPayment | null>(null);
  const given = reason.trim();
  const needed = deed === "deny";
  const short = (needed || given !== "") && given.length < 3;
  const amount = formats.money(payment.amount, payment.currency);
  const decide = async (): Promise<void> => {
    setAsked(true);
    if (short) return;
    const outcome = await doing.run((idempotencyKey) => send(client, deed, payment, given, idempotencyKey));
    if (outcome?.kind === "refused" && outcome.error instanceof CallError && overtaking.has(outcome.error.code)) {
      everythingChanged(queries);
      const now = await client.call("panelPayment", { transferId: payment.transferId }).catch(() => null);
      setOvertaken(now);
    }
    if (outcome?.kind !== "done") return;
    const { state } = outcome.result;
    const words = state === "done" ? (deed === "refuse" ? said.refused : said.done[deed]) : said[state];
    say("success", t(words, { name: payment.userName, amount }));
    onClose();
  };
  if (overtaken) return <OvertakenDialog payment={overtaken} onClose={onClose} />;
  const open = doing.phase === "open";
  const owes = deed !== "deny" && deed !== "refuse" && payment.direction === "withdraw" && payment.owed > 0n;
  return (
    <ActionDialog
      title={t(titleOf(deed, payment), { amount })}
      text={t(textOf(deed, payment), {
        name: deed === "refuse" ? (payment.approval?.askedBy ?? "") : payment.userName,
      })}
      submit={t(submitOf(deed, payment), { amount })}
      danger={deed === "deny"}
      deed={{ ...doing, error: owes ? null : doing.error }}
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
      {deed === "approve" && payment.secondPerson && (
        <Banner tone="warning" title={t("panel:results.secondNeeded")}>
          {t("panel:payments.secondNeededText")}
        </Banner>
      )}
      {deed !== "refuse" && <MoneySum payment={payment} decision={deed === "deny" ? "deny" : "approve"} />}
      {(deed === "approve" || deed === "deny") && (
        <ReasonField
          required={needed}
          hint={t(needed ? "panel:payments.reasonRead" : "panel:payments.noteRead")}
          value={reason}
          disabled={!open}
          error={asked && short ? t("panel:form.reasonShort") : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </ActionDialog>
  );
}

type PanelClient = ReturnType<typeof usePanel>["client"];

function send(
  client: PanelClient,
  deed: Deed,
  { transferId, approval }: PanelPayment,
  reason: string,
  idempotencyKey: string,
): Promise<PaymentDecided> {
  const options = { idempotencyKey };
  const requestId = approval?.requestId ?? 0;
  switch (deed) {
    case "approve":
      return client.call("panelPaymentApprove", { transferId, ...(reason !== "" && { reason }) }, options);
    case "deny":
      return client.call("panelPaymentDeny", { transferId, reason }, options);
    case "confirm":
      return client.call("panelPaymentConfirm", { requestId }, options);
    case "refuse":
      return client.call("panelPaymentRefuse", { requestId }, options);
    default:
      return deed satisfies never;
  }
}

function titleOf(deed: Deed, { direction, approval }: PanelPayment): WordKey {
  if (deed === "refuse") return approval?.own === true ? "panel:payments.withdrawTitle" : "panel:payments.refuseTitle";
  if (deed === "deny") return direction === "deposit" ? "panel:payments.denyDeposit" : "panel:payments.denyWithdrawal";
  return direction === "deposit" ? "panel:payments.approveDeposit" : "panel:payments.approveWithdrawal";
}

function textOf(deed: Deed, { direction }: PanelPayment): WordKey {
  if (deed === "refuse") return "panel:results.refuseText";
  if (deed === "deny")
    return direction === "deposit" ? "panel:payments.denyDepositText" : "panel:payments.denyWithdrawalText";
  return direction === "deposit" ? "panel:payments.approveDepositText" : "panel:payments.approveWithdrawalText";
}

function submitOf(deed: Deed, { approval, secondPerson }: PanelPayment): WordKey {
  if (deed === "confirm") return "panel:payments.confirm";
  if (deed === "refuse") return approval?.own === true ? "panel:results.withdraw" : "panel:payments.refuse";
  if (deed === "deny") return "panel:payments.deny";
  return secondPerson ? "panel:payments.askSecond" : "panel:payments.approveAmount";
}
