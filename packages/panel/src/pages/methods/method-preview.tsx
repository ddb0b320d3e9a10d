import type { PaymentMethod } from "@livery/contract";
import { direction as textDirection } from "@livery/i18n";
import { Field, MoneyInput, TextInput } from "@livery/ui";
import { useFormats, useTranslate } from "../../core/messages.ts";
import { DirectionName } from "../../resources/payments.tsx";
import { Facts, Section } from "../facts.tsx";
import { durationText } from "./duration-text.ts";
import * as css from "./methods.css.ts";

interface MethodPreviewProps {
  /** The language of the texts. */
  readonly lang: string;
  readonly method: Omit<PaymentMethod, "categoryTitle" | "logo" | "nextStep" | "payId">;
}

/** The form as a player of a language sees it, only for viewing: nothing in it is editable or focusable. */
export function MethodPreview({ lang, method }: MethodPreviewProps) {
  const t = useTranslate();
  const formats = useFormats();
  const { accountLines, currency, direction, fields, instructions, maxAmount, minAmount, processingMinutes } = method;
  return (
    <Section title={t("panel:methods.preview")}>
      <div className={css.preview} dir={textDirection(lang)} inert>
        <p className={css.previewTitle}>
          <strong>{method.title === "" ? t("panel:nothing") : method.title}</strong>
          <span>
            <DirectionName direction={direction} />
            {processingMinutes !== null && ` · ${durationText(t, processingMinutes)}`}
          </span>
        </p>
        {accountLines.length > 0 && (
          <Facts facts={accountLines.map(({ label, value }) => ({ name: label, value: <bdi>{value}</bdi> }))} />
        )}
        {instructions !== null && (
          <p className={css.instructions} dir="auto">
            {instructions}
          </p>
        )}
        <Field
          label={t("panel:credit.amount")}
          hint={t("panel:methods.range", {
            from: formats.money(minAmount, currency),
            to: formats.money(maxAmount, currency),
          })}
          required
        >
          <MoneyInput size="sm" currency={currency} value={null} onChange={() => undefined} />
        </Field>
        {fields.map(({ name, label, required, hint }) => (
          <Field
            key={name}
            label={label === "" ? t("panel:nothing") : label}
            hint={hint}
            required={required}
            {...(!required && { optional: t("panel:form.optional") })}
          >
            <TextInput size="sm" readOnly value="" />
          </Field>
        ))}
      </div>
    </Section>
  );
}
