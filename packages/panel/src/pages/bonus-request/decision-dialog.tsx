import { CallError } from "@livery/contract";
import type { BonusRequestRow, PanelBonusRequest } from "@livery/contract/panel";
import { useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { everythingChanged } from "../../core/queries.ts";
import { useNotify } from "../../core/notify.ts";
import { useTranslate } from "../../core/messages.ts";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { ReasonField } from "../../forms/reason-field.tsx";
import { useIdempotentMutation } from "../../forms/use-idempotent-mutation.ts";

export type BonusDecision = "confirm" | "deny";

/** Decides a request, once: the message to the user, the reason, and a note that no money moves (decision 017). */
export function BonusDecisionDialog({
  decision,
  request: { requestId, bonusTitle, dealerName, userName },
  onClose,
}: {
  readonly decision: BonusDecision;
  readonly request: PanelBonusRequest;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { client, queries } = usePanel();
  const notify = useNotify();
  const doing = useIdempotentMutation<BonusRequestRow>();
  const [reason, setReason] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const given = reason.trim();
  const needed = decision === "deny";
  const short = (needed || given !== "") && given.length < 3;
  const decide = async (): Promise<void> => {
    setSubmitted(true);
    if (short) return;
    const outcome = await doing.run((idempotencyKey) => {
      const options = { idempotencyKey };
      return needed
        ? client.call("panelBonusRequestCancel", { requestId, reason: given }, options)
        : client.call("panelBonusRequestConfirm", { requestId, ...(given !== "" && { reason: given }) }, options);
    });
    // Another account decided first: the page behind the dialog shows who, and how.
    if (outcome?.kind === "refused" && outcome.error instanceof CallError && outcome.error.code === "request_over")
      everythingChanged(queries);
    if (outcome?.kind !== "done") return;
    notify("success", t(`panel:bonusRequests.done.${decision}`, { name: userName, bonus: bonusTitle }));
    onClose();
  };
  return (
    <ActionDialog
      title={t(`panel:bonusRequests.ask.${decision}`, { bonus: bonusTitle })}
      text={t(`panel:bonusRequests.askText.${decision}`, { name: userName, dealer: dealerName })}
      submit={t(`panel:bonusRequests.${decision}`)}
      danger={needed}
      mutation={doing}
      onSubmit={() => void decide()}
      onClose={onClose}
    >
      <ReasonField
        required={needed}
        hint={t(needed ? "panel:payments.reasonRead" : "panel:payments.noteRead")}
        value={reason}
        disabled={doing.phase !== "open"}
        error={submitted && short ? t("panel:form.reasonShort") : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
