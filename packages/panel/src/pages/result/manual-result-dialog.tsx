import { CallError } from "@livery/contract";
import type { PanelMatchResult, ResultAnswer } from "@livery/contract/panel";
import { type ReactNode, useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { everythingChanged } from "../../core/queries.ts";
import { useNotify } from "../../core/notify.ts";
import { useTranslate } from "../../core/messages.ts";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { ReasonField } from "../../forms/reason-field.tsx";
import { useIdempotentMutation } from "../../forms/use-idempotent-mutation.ts";
import { Outlook, useOutlook } from "./impact.tsx";

export interface ManualResultDialogProps {
  readonly match: PanelMatchResult;
  readonly marketId?: number | undefined;
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly danger?: boolean;
  /** Why the input cannot be sent; null if it can. */
  readonly problem?: string | null;
  readonly reasonNeeded?: boolean;
  readonly send: (entry: { readonly reason: string; readonly idempotencyKey: string }) => Promise<ResultAnswer>;
  readonly onRefused?: (error: unknown) => void;
  readonly onClose: () => void;
  /** The input; `submitted` is true after the first attempt to send it. */
  readonly children?: (state: { readonly submitted: boolean; readonly open: boolean }) => ReactNode;
}

/**
 * A manual action on a match: its impact, the reason, and a confirmation. It applies to the version that was shown when the
 * dialog opened.
 */
export function ManualResultDialog({
  match,
  marketId,
  title,
  text,
  submit,
  danger = false,
  problem = null,
  reasonNeeded = true,
  send,
  onRefused,
  onClose,
  children,
}: ManualResultDialogProps) {
  const t = useTranslate();
  const { queries } = usePanel();
  const notify = useNotify();
  const mutation = useIdempotentMutation<ResultAnswer>();
  const outlook = useOutlook({ matchId: match.matchId, marketId });
  const [reason, setReason] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const given = reason.trim();
  const short = given.length < 3 && (reasonNeeded || given !== "");
  const rule = async (): Promise<void> => {
    setSubmitted(true);
    if (problem !== null || short || outlook.outlook === undefined) return;
    const outcome = await mutation.run((idempotencyKey) => send({ reason: given, idempotencyKey }));
    if (outcome?.kind === "refused" && outcome.error instanceof CallError && outcome.error.code === "version_conflict")
      everythingChanged(queries);
    if (outcome?.kind === "refused") onRefused?.(outcome.error);
    if (outcome?.kind !== "done") return;
    const name = t("sport:versus", { home: match.home, away: match.away });
    notify(
      "success",
      t(outcome.result.state === "waiting" ? "panel:results.asked" : "panel:results.done", { match: name }),
    );
    onClose();
  };
  const open = mutation.phase === "open";
  return (
    <ActionDialog
      title={title}
      text={text}
      submit={submit}
      danger={danger}
      mutation={mutation}
      onSubmit={() => void rule()}
      onClose={onClose}
    >
      {children?.({ submitted, open })}
      <Outlook {...outlook} />
      <ReasonField
        required={reasonNeeded}
        value={reason}
        disabled={!open}
        error={submitted && short ? t("panel:form.reasonShort") : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
