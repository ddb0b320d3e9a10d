import { CallError } from "@livery/contract";
import type { BonusRequestRow, PanelBonusRequest } from "@livery/contract/panel";
import { useState } from "react";
import { usePanel } from "../../app/panel.ts";
import { everythingChanged } from "../../app/queries.ts";
import { useSay } from "../../app/say.ts";
import { useWords } from "../../app/words.ts";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { ReasonField } from "../../forms/reason-field.tsx";
import { useDeed } from "../../forms/use-deed.ts";

export type BonusDeed = "confirm" | "deny";

/** Decides a request, once: what the user is told, why, and that no money moves (decision 017). */
export function BonusDecisionDialog({
  deed,
  request: { requestId, bonusTitle, userName },
  onClose,
}: {
  readonly deed: BonusDeed;
  readonly request: PanelBonusRequest;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const { client, queries } = usePanel();
  const say = useSay();
  const doing = useDeed<BonusRequestRow>();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const given = reason.trim();
  const needed = deed === "deny";
  const short = (needed || given !== "") && given.length < 3;
  const decide = async (): Promise<void> => {
    setAsked(true);
    if (short) return;
    const outcome = await doing.run((idempotencyKey) => {
      const options = { idempotencyKey };
      return needed
        ? client.call("panelBonusRequestCancel", { requestId, reason: given }, options)
        : client.call("panelBonusRequestConfirm", { requestId, ...(given !== "" && { reason: given }) }, options);
    });
    // Somebody else was first: who, and how, stands behind the dialog.
    if (outcome?.kind === "refused" && outcome.error instanceof CallError && outcome.error.code === "not_waiting")
      everythingChanged(queries);
    if (outcome?.kind !== "done") return;
    say("success", t(`panel:bonusRequests.done.${deed}`, { name: userName, bonus: bonusTitle }));
    onClose();
  };
  return (
    <ActionDialog
      title={t(`panel:bonusRequests.ask.${deed}`, { bonus: bonusTitle })}
      text={t(`panel:bonusRequests.askText.${deed}`, { name: userName })}
      submit={t(`panel:bonusRequests.${deed}`)}
      danger={needed}
      deed={doing}
      onSubmit={() => void decide()}
      onClose={onClose}
    >
      <ReasonField
        required={needed}
        hint={t(needed ? "panel:payments.reasonRead" : "panel:payments.noteRead")}
        value={reason}
        disabled={doing.phase !== "open"}
        error={asked && short ? t("panel:form.reasonShort") : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
