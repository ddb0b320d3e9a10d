import { CallError } from "@livery/contract";
import { type ReactNode, useState } from "react";
import { usePanel } from "../app/panel.ts";
import { everythingChanged } from "../app/queries.ts";
import { useNotify } from "../app/notify.ts";
import { useTranslate } from "../app/messages.ts";
import { ActionDialog } from "./action-dialog.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useIdempotentMutation } from "./use-idempotent-mutation.ts";

export interface SwitchDialogProps {
  /** The deed in words: its heading, and its button. */
  readonly title: string;
  readonly text: string;
  /** What is said once it is done. */
  readonly done: string;
  readonly danger: boolean;
  /** Turns it; `reason` is there where one was given. */
  readonly change: (given: { readonly reason?: string }) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Turns something of a record on or off, after a question, with a reason for the log where there is one. */
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
    // What somebody else changed is behind the dialog when it is closed.
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
