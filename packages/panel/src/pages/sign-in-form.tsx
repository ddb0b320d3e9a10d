import { CallError } from "@livery/contract";
import { Banner, Button, Field, PasswordInput, TextInput } from "@livery/ui";
import { useForm } from "react-hook-form";
import { panelLanguages } from "../core/language.ts";
import { usePanel } from "../core/panel.ts";
import { useErrorText, useTranslate } from "../core/messages.ts";
import { CodeField, figuresOf } from "../forms/code-field.tsx";
import { form as formClass } from "../forms/forms.css.ts";

interface Credentials {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}

/** Name, password and code. `name`: the name of an ended session that is continued. */
export function SignInForm({ name = "" }: { readonly name?: string }) {
  const t = useTranslate();
  const text = useErrorText();
  const panel = usePanel();
  const form = useForm<Credentials>({ defaultValues: { name, password: "", code: "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (credentials) => {
    try {
      const staff = await panel.client.call("panelSignIn", { ...credentials, name: credentials.name.trim() });
      const before = panel.session.get();
      // Another account must not see the pages of the previous one.
      if (before.kind !== "ended" || before.staff.staffId !== staff.staffId) panel.queries.clear();
      panel.session.set({ kind: "in", staff });
      // The account's language, where nobody has chosen another in this browser.
      const isOffered = panelLanguages.some(({ code }) => code === staff.lang);
      if (
        before.kind !== "ended" &&
        panel.preferences.language() === null &&
        isOffered &&
        staff.lang !== panel.language.code
      ) {
        panel.preferences.storeLanguage(staff.lang);
        panel.reload();
      }
    } catch (error) {
      const isWrong = error instanceof CallError && error.code === "wrong_credentials";
      form.setError("root", { message: isWrong ? t("panel:signIn.wrong") : text(error) });
      form.resetField("code");
      if (isWrong) form.setFocus("password", { shouldSelect: true });
    }
  });
  const needed = { required: t("panel:form.required") };
  return (
    <form className={formClass} onSubmit={(event) => void submit(event)} noValidate>
      {errors.root?.message && <Banner tone="error">{errors.root.message}</Banner>}
      <Field label={t("panel:signIn.name")} error={errors.name?.message} required>
        <TextInput
          {...form.register("name", needed)}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
          dir="ltr"
        />
      </Field>
      <Field label={t("panel:signIn.password")} error={errors.password?.message} required>
        <PasswordInput
          {...form.register("password", needed)}
          autoComplete="current-password"
          maxLength={64}
          dir="ltr"
          showLabel={t("panel:signIn.show")}
          hideLabel={t("panel:signIn.hide")}
        />
      </Field>
      <CodeField
        {...form.register("code", {
          setValueAs: figuresOf,
          validate: (code) => figuresOf(code).length === 6 || t("panel:signIn.codeShort"),
        })}
        error={errors.code?.message}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting}>
        {t("panel:signIn.submit")}
      </Button>
    </form>
  );
}
