import { CallError } from "@livery/contract";
import { type ReactNode, useState } from "react";
import { usePanel } from "../core/panel.ts";
import { everythingChanged } from "../core/queries.ts";
import { useNotify } from "../core/notify.ts";
import { useTranslate } from "../core/messages.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useIdempotentMutation } from "./use-idempotent-mutation.ts";

export interface SwitchDialogProps {
  /** The name of the action: the dialog's heading and its button. */
  readonly title: string;
  readonly text: string;
  /** The text of the success toast. */
  readonly done: string;
  readonly danger: boolean;
  /** Makes the change; `reason` is present if one was entered. */
  readonly change: (given: { readonly reason?: string }) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Turns a property of a record on or off, after a confirmation, with a reason for the audit log if the action has one. */
export function SwitchDialog({ title, text, done, danger, change, onClose, children }: SwitchDialogProps) {
  const t = useTranslate();
  const { queries } = usePanel();
  const notify = useNotify();
  const mutation = useIdempotentMutation<unknown>();
  const [reason, setReason] = useState("");
  const given = reason.trim();
  const short = given !== "" && given.length < 3;
  const submit = async (): Promise<void> => {
    if (short) return;
    const outcome = await mutation.run(() => change(given === "" ? {} : { reason: given }));
    // The other account's change is visible after the dialog is closed.
    if (outcome?.kind === "refused" && outcome.error instanceof CallError && outcome.error.code === "version_conflict")
      everythingChanged(queries);
    if (outcome?.kind !== "done") return;
    notify("success", done);
    onClose();
  };
  return (
    <ActionDialog
      title={title}
      text={text}
      submit={title}
      danger={danger}
      mutation={mutation}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {children}
      <ReasonField
        hint={t("panel:form.reasonHint")}
        value={reason}
        error={short ? t("panel:form.reasonShort") : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActionDialog>
  );
}
