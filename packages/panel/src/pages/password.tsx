import { CallError } from "@livery/contract";
import { panelCalls } from "@livery/contract/panel";
import { Banner, Button, Field, PasswordInput } from "@livery/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { usePanel } from "../core/panel.ts";
import { useErrorText, useTranslate, type MessageKey } from "../core/messages.ts";
import { form as formClass } from "../forms/forms.css.ts";
import { Guarded } from "../parts/guarded.tsx";
import { PageHeading } from "../parts/page-heading.tsx";
import { narrowForm } from "./pages.css.ts";

interface Passwords {
  readonly current: string;
  readonly next: string;
  readonly repeat: string;
}

const fields = [
  { name: "current", label: "panel:password.current", complete: "current-password" },
  { name: "next", label: "panel:password.next", complete: "new-password" },
  { name: "repeat", label: "panel:password.repeat", complete: "new-password" },
] as const satisfies readonly { name: keyof Passwords; label: MessageKey; complete: string }[];

/** Changes the account's own password. */
export function PasswordPage() {
  const t = useTranslate();
  const text = useErrorText();
  const { client } = usePanel();
  const [done, setDone] = useState(false);
  const form = useForm<Passwords>({ defaultValues: { current: "", next: "", repeat: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ current, next }) => {
    setDone(false);
    try {
      await client.call("panelChangePassword", { current, next });
      form.reset();
      setDone(true);
    } catch (error) {
      const code = error instanceof CallError ? error.code : null;
      const name = code === "password_wrong" ? "current" : code === "password_too_weak" ? "next" : "root";
      form.setError(name, { message: text(error) }, { shouldFocus: name !== "root" });
    }
  });
  const rules = {
    current: { required: t("panel:form.required") },
    next: {
      required: t("panel:form.required"),
      validate: (next: string) => next !== form.getValues("current") || t("panel:password.same"),
    },
    repeat: { validate: (repeat: string) => repeat === form.getValues("next") || t("panel:password.match") },
  };
  return (
    <Guarded call={panelCalls.panelChangePassword}>
      <PageHeading title={t("panel:password.title")} />
      <div className={narrowForm}>
        <p>{t("panel:password.text")}</p>
        <form className={formClass} onSubmit={(event) => void submit(event)} noValidate>
          {done && <Banner tone="success">{t("panel:password.done")}</Banner>}
          {errors.root?.message && <Banner tone="error">{errors.root.message}</Banner>}
          {fields.map(({ name, label, complete }) => (
            <Field key={name} label={t(label)} error={errors[name]?.message} required>
              <PasswordInput
                {...form.register(name, rules[name])}
                autoComplete={complete}
                maxLength={64}
                dir="ltr"
                showLabel={t("panel:signIn.show")}
                hideLabel={t("panel:signIn.hide")}
              />
            </Field>
          ))}
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {t("panel:password.submit")}
          </Button>
        </form>
      </div>
    </Guarded>
  );
}
