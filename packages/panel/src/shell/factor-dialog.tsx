import { Button, Dialog } from "@livery/ui";
import { useId, useState, type FormEvent } from "react";
import { usePanel } from "../core/panel.ts";
import { useStore } from "@livery/browser-app";
import { useErrorText, useTranslate } from "../core/messages.ts";
import { CodeField, figuresOf } from "../forms/code-field.tsx";
import { form } from "../forms/forms.css.ts";

/** Requests the second factor again for a mutation that requires a fresh one; the mutation then continues by itself. */
export function FactorDialog() {
  const request = useStore(usePanel().factor);
  return request === null ? null : <FactorForm answer={request.answer} />;
}

function FactorForm({ answer }: { readonly answer: (given: boolean) => void }) {
  const t = useTranslate();
  const id = useId();
  const { client, session } = usePanel();
  const text = useErrorText();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (code.length !== 6) return setError(t("panel:signIn.codeShort"));
    setBusy(true);
    try {
      const staff = await client.call("panelConfirm", { code });
      if (session.get().kind === "in") session.set({ kind: "in", staff });
      answer(true);
    } catch (failure) {
      setError(text(failure));
      setCode("");
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) answer(false);
      }}
      title={t("panel:factor.title")}
      description={t("panel:factor.text")}
      closeLabel={t("feedback:close")}
      actions={
        <>
          <Button onClick={() => answer(false)}>{t("panel:form.back")}</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            {t("panel:factor.submit")}
          </Button>
        </>
      }
    >
      <form id={id} className={form} onSubmit={(event) => void submit(event)} noValidate>
        <CodeField
          value={code}
          error={error ?? undefined}
          onChange={(event) => setCode(figuresOf(event.target.value))}
        />
      </form>
    </Dialog>
  );
}
