import type { Gender } from "@livery/contract";
import type { RegistrationField } from "@livery/machines";
import { Button } from "@livery/ui";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { RegisterField, RegisterModel } from "../register.model.ts";
import { fieldName } from "../parts/register-field.tsx";
import * as css from "./stepper-review.css.ts";

/** All answers by part, each with a button back to it. The password is not shown. */
export function StepperReview({
  model,
  onChange,
}: VariantProps<RegisterModel> & { readonly onChange: (step: number) => void }) {
  const t = useTranslate();
  const displayValue = useDisplayValue(model);
  return (
    <section className={css.review} aria-label={t("account:register.review")}>
      {model.parts.slice(0, -1).map((part, step) => (
        <div key={part.name} className={css.part}>
          <div className={css.head}>
            <h3 className={css.title}>{t(`account:register.part.${part.name}`)}</h3>
            <Button size="sm" variant="quiet" disabled={model.busy} onClick={() => onChange(step)}>
              {t("account:register.change", { part: t(`account:register.part.${part.name}`) })}
            </Button>
          </div>
          <dl className={css.list}>
            {part.fields
              .filter(({ name, value }) => name !== "repeat" && name !== "phoneCode" && value !== "")
              .map((field) => (
                <div key={field.name} className={css.line}>
                  <dt className={css.name}>{fieldName(t, field.name)}</dt>
                  <dd className={css.value}>
                    <bdi>{displayValue(field)}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function useDisplayValue({ countries, mobile }: RegisterModel): (field: RegisterField) => string {
  const t = useTranslate();
  const formats = useFormats();
  const formatted: Partial<Record<RegistrationField, (value: string) => string>> = {
    password: () => "•".repeat(8),
    gender: (value) => t(`account:information.sexes.${value as Gender}`),
    birthDate: (value) => formats.date(`${value}T12:00:00Z`),
    country: (value) => countries?.find(({ code }) => code === value)?.name ?? value,
    mobile: () => mobile,
  };
  return ({ name, value }) => formatted[name]?.(value) ?? value;
}
