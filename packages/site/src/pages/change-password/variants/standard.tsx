import { Banner, Button, Card, Field, PasswordInput } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { ChangePasswordModel, PasswordField } from "../change-password.model.ts";
import * as css from "./standard.css.ts";

/** One form: the current password, then the next one twice. */
export default function ChangePassword({ model }: VariantProps<ChangePasswordModel>) {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <PageHeading text={t("account:password.text")}>{t("account:password.title")}</PageHeading>
      <Card>
        <form className={css.form} onSubmit={model.submit} noValidate>
          {model.problem !== null && <Banner tone="error">{model.problem}</Banner>}
          <Password label={t("account:password.current")} field={model.current} autoComplete="current-password" />
          <Password label={t("account:password.next")} field={model.next} autoComplete="new-password" />
          <Password label={t("account:password.repeat")} field={model.repeat} autoComplete="new-password" />
          <Button type="submit" variant="primary" size="lg" wide busy={model.busy}>
            {t("account:password.submit")}
          </Button>
        </form>
      </Card>
    </div>
  );
}

function Password({
  label,
  field,
  autoComplete,
}: {
  readonly label: string;
  readonly field: PasswordField;
  readonly autoComplete: string;
}) {
  const t = useTranslate();
  return (
    <Field label={label} error={field.error ?? undefined} required>
      <PasswordInput
        {...field.register}
        autoComplete={autoComplete}
        showLabel={t("account:signIn.show")}
        hideLabel={t("account:signIn.hide")}
        dir="ltr"
      />
    </Field>
  );
}
