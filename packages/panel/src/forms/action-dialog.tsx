import { Banner, Button, Dialog } from "@livery/ui";
import { useId, type FormEvent, type ReactNode } from "react";
import { useErrorText, useWords } from "../app/words.ts";
import type { Deed } from "./use-deed.ts";
import * as css from "./forms.css.ts";

interface ActionDialogProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly submit: string;
  readonly danger?: boolean;
  readonly deed: Pick<Deed<unknown>, "phase" | "error">;
  readonly currency?: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * A deed with its reason, its amount, what comes of it, and a confirmation. While it is not known whether it was done, it
 * says so, asks again by itself, and does not go away under anybody's fingers.
 */
export function ActionDialog({
  title,
  text,
  submit,
  danger = false,
  deed,
  currency,
  onSubmit,
  onClose,
  children,
}: ActionDialogProps) {
  const t = useWords();
  const errorText = useErrorText(currency);
  const id = useId();
  const busy = deed.phase === "sending" || deed.phase === "checking";
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={title}
      description={text}
      closeLabel={t("feedback:close")}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t("panel:form.cancel")}
          </Button>
          <Button type="submit" form={id} variant={danger ? "danger" : "primary"} busy={busy}>
            {deed.phase === "unknown" ? t("panel:deed.again") : submit}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} onSubmit={send} noValidate>
        {deed.phase === "checking" && (
          <Banner tone="warning" title={t("panel:deed.checking")}>
            {t("panel:deed.checkingText")}
          </Banner>
        )}
        {deed.phase === "unknown" && (
          <Banner tone="warning" title={t("panel:deed.unknown")}>
            {t("panel:deed.unknownText")}
          </Banner>
        )}
        {deed.phase === "open" && deed.error !== null && <Banner tone="error">{errorText(deed.error)}</Banner>}
        {children}
      </form>
    </Dialog>
  );
}
