import type { Gender } from "@livery/contract";
import type { RegistrationField } from "@livery/machines";
import { Button } from "@livery/ui";
import { useFormats, useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import type { RegisterField, RegisterModel } from "../model.ts";
import { fieldName } from "../parts/register-field.tsx";
import * as css from "./stepper-review.css.ts";

/** What was entered, part by part, each with the way back to it. A password is not shown. */
export function StepperReview({
  model,
  onChange,
}: FaceProps<RegisterModel> & { readonly onChange: (step: number) => void }) {
  const t = useWords();
  const said = useSaid(model);
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
                    <bdi>{said(field)}</bdi>
                  </dd>
                </div>
              ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function useSaid({ countries, mobile }: RegisterModel): (field: RegisterField) => string {
  const t = useWords();
  const formats = useFormats();
  const written: Partial<Record<RegistrationField, (value: string) => string>> = {
    password: () => "•".repeat(8),
    gender: (value) => t(`account:information.sexes.${value as Gender}`),
    birthDate: (value) => formats.date(`${value}T12:00:00Z`),
    country: (value) => countries?.find(({ code }) => code === value)?.name ?? value,
    mobile: () => mobile,
  };
  return ({ name, value }) => written[name]?.(value) ?? value;
}
