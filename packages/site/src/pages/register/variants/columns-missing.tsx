import { BareButton } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { RegisterModel } from "../register.model.ts";
import { fieldName } from "../parts/register-field.tsx";
import * as css from "./columns-missing.css.ts";

/** Maximum number of names. */
const most = 5;

/** The fields that are not valid yet, in the form's order; each name focuses its field. */
export function ColumnsMissing({ model }: VariantProps<RegisterModel>) {
  const t = useTranslate();
  const missing = model.parts
    .slice(0, -1)
    .flatMap((part) => part.fields)
    .filter(({ right }) => !right);
  if (missing.length === 0) return <p className={css.all}>{t("account:register.summary.all")}</p>;
  return (
    <div>
      <p className={css.head}>{t("account:register.summary.missing")}</p>
      <ul className={css.list}>
        {missing.slice(0, most).map(({ name, error }) => (
          <li key={name}>
            <BareButton
              className={error === null ? css.chips.open : css.chips.wrong}
              onClick={() => model.attend(name)}
            >
              {fieldName(t, name)}
            </BareButton>
          </li>
        ))}
        {missing.length > most && (
          <li className={css.more}>{t("account:register.summary.more", { count: missing.length - most })}</li>
        )}
      </ul>
    </div>
  );
}
