import { Card, classes } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { RegisterModel } from "../register.model.ts";
import { useAttention } from "../parts/attention.ts";
import { HaveAccount, SendButton } from "../parts/form-foot.tsx";
import { RegisterFieldRow } from "../parts/register-field.tsx";
import { RegisterHeading } from "../parts/register-heading.tsx";
import * as fields from "../parts/register-field.css.ts";
import * as css from "./single.css.ts";

/** One form from top to bottom: everything visible, sent by the button at its end. */
export default function RegisterSingle({ model }: VariantProps<RegisterModel>) {
  const t = useTranslate();
  useAttention(model);
  return (
    <div className={css.page}>
      <RegisterHeading affiliate={model.affiliate} />
      <Card>
        <form className={classes(css.form, fields.container)} onSubmit={model.submit} noValidate>
          <HaveAccount />
          {model.parts.map((part) => (
            <fieldset key={part.name} className={fields.group}>
              <legend className={css.legend}>{t(`account:register.part.${part.name}`)}</legend>
              {part.fields.map((field) => (
                <RegisterFieldRow key={field.name} model={model} field={field} />
              ))}
            </fieldset>
          ))}
          <SendButton model={model} />
        </form>
      </Card>
    </div>
  );
}
