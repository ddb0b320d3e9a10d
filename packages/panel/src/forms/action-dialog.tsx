import { Banner, Button, Dialog } from "@livery/ui";
import { useId, type FormEvent, type ReactNode } from "react";
import { useErrorText, useTranslate } from "../core/messages.ts";
import type { IdempotentMutation } from "./use-idempotent-mutation.ts";
import * as css from "./forms.css.ts";

interface ActionDialogProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly submit: string;
  readonly danger?: boolean;
  readonly mutation: Pick<IdempotentMutation<unknown>, "phase" | "error">;
  readonly currency?: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/**
 * A mutation with its reason, its amount, its effect, and a confirmation. While its outcome is unknown, the dialog shows that,
 * retries by itself, and cannot be closed by accident. The way out is "Go back": "Cancel" is what some of these actions do.
 */
export function ActionDialog({
  title,
  text,
  submit,
  danger = false,
  mutation,
  currency,
  onSubmit,
  onClose,
  children,
}: ActionDialogProps) {
  const t = useTranslate();
  const errorText = useErrorText(currency);
  const id = useId();
  const busy = mutation.phase === "sending" || mutation.phase === "checking";
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
            {t("panel:form.back")}
          </Button>
          <Button type="submit" form={id} variant={danger ? "danger" : "primary"} busy={busy}>
            {mutation.phase === "unknown" ? t("panel:deed.again") : submit}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} onSubmit={send} noValidate>
        {mutation.phase === "checking" && (
          <Banner tone="warning" title={t("panel:deed.checking")}>
            {t("panel:deed.checkingText")}
          </Banner>
        )}
        {mutation.phase === "unknown" && (
          <Banner tone="warning" title={t("panel:deed.unknown")}>
            {t("panel:deed.unknownText")}
          </Banner>
        )}
        {mutation.phase === "open" && mutation.error !== null && (
          <Banner tone="error">{errorText(mutation.error)}</Banner>
        )}
        {children}
      </form>
    </Dialog>
  );
}
