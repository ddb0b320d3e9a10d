import { Banner, Button, Dialog } from "@livery/ui";
import { useState } from "react";
import { useWords } from "../app/words.ts";

/** What a change comes to, in words. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** What may surprise whoever confirms it. */
  readonly warning?: string;
}

/** Asks once more before a record is saved by which others are bound. */
export function ConfirmDialog({
  confirmation: { title, text, submit, warning },
  onConfirm,
  onClose,
}: {
  readonly confirmation: Confirmation;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    await onConfirm();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={title}
      description={text}
      closeLabel={t("common:close")}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t("panel:form.cancel")}
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void run()}>
            {submit}
          </Button>
        </>
      }
    >
      {warning !== undefined && <Banner tone="warning">{warning}</Banner>}
    </Dialog>
  );
}
