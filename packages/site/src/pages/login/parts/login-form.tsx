import { Banner, Button, Field, PasswordInput, TextInput } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { LoginModel } from "../login.model.ts";
import * as css from "./login-form.css.ts";

/** User name, password, and the submit button. */
export function LoginForm({ model }: { readonly model: LoginModel }) {
  const t = useTranslate();
  const { busy, password, problem, userName } = model;
  return (
    <form className={css.form} onSubmit={(event) => model.submit(event)} noValidate>
      {model.because !== null && <p className={css.because}>{t(`account:signIn.because.${model.because}`)}</p>}
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <Field label={t("account:signIn.userName")} error={userName.error ?? undefined} required>
        <TextInput
          {...userName.register}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
        />
      </Field>
      <Field label={t("account:signIn.password")} error={password.error ?? undefined} required>
        <PasswordInput
          {...password.register}
          showLabel={t("account:signIn.show")}
          hideLabel={t("account:signIn.hide")}
          dir="ltr"
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {t("account:signIn.submit")}
      </Button>
      {model.mayRegister && (
        <RouteLink to="Register" className={css.link} onClick={model.close}>
          {t("account:signIn.register")}
        </RouteLink>
      )}
    </form>
  );
}
