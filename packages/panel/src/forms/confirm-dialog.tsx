import { Banner } from "@livery/ui";
import { useState } from "react";
import { ActionDialog } from "./action-dialog.tsx";

/** The effect of a change, as text. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** A warning about an unexpected effect. */
  readonly warning?: string;
}

/** Requests a confirmation before a record is saved that binds others. */
export function ConfirmDialog({
  confirmation: { title, text, submit, warning },
  onConfirm,
  onClose,
}: {
  readonly confirmation: Confirmation;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    await onConfirm();
  };
  return (
    <ActionDialog
      title={title}
      text={text}
      submit={submit}
      mutation={{ phase: busy ? "sending" : "open", error: null }}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      {warning !== undefined && <Banner tone="warning">{warning}</Banner>}
    </ActionDialog>
  );
}
