import { dayIn } from "@livery/contract";
import { Button, Calendar, Field } from "@livery/ui";
import { type ReactNode, useState } from "react";
import { useServices } from "../../../core/services.ts";
import { useSettings } from "../../../core/site-settings.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { TextKeys, type KeyedKind } from "../../../keys/text-keys.tsx";
import type { FieldAnswer } from "../field-answers.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { AmountKeys } from "../parts/amount-keys.tsx";
import { MethodNotes } from "../parts/details.tsx";
import { PaymentForm } from "../parts/form.tsx";
import { MethodKeys } from "../parts/method-keys.tsx";
import { useFocusOnMount } from "../parts/use-focus-on-mount.ts";
import { ValueField } from "../parts/value-field.tsx";
import * as css from "./terminal.css.ts";

export interface ScreenProps extends VariantProps<TransferRequestModel> {
  readonly onBack: () => void;
  readonly onNext: () => void;
  /** Called when a method is chosen, so that no second press is needed. */
  readonly onChosen: () => void;
}

/** Maximum number of methods on one screen: more are hard to read on a terminal. */
const most = 4;
const kinds: Readonly<Record<Exclude<FieldAnswer["type"], "date">, KeyedKind>> = {
  text: "words",
  number: "number",
  iban: "iban",
};

/** One question above its keys, with back and continue below. */
function Screen({
  model,
  onBack,
  onGoOn,
  title,
  children,
}: Pick<ScreenProps, "model" | "onBack"> & {
  readonly onGoOn: () => void;
  readonly title: string;
  readonly children: ReactNode;
}) {
  const formats = useFormats();
  const t = useTranslate();
  const headingRef = useFocusOnMount<HTMLHeadingElement>();
  const { amount, direction, method } = model;
  const sum = amount.value === null ? null : formats.money(amount.value, amount.currency);
  const summary = [t(`payment:direction.${direction}`), method?.title, sum].filter(Boolean).join(" · ");
  return (
    <PaymentForm model={model} onGoOn={onGoOn}>
      <div className={css.head}>
        <h2 ref={headingRef} tabIndex={-1} className={css.question}>
          {title}
        </h2>
        <p className={css.summary}>{summary}</p>
      </div>
      {children}
      <ScreenActions onBack={onBack} goesOn />
    </PaymentForm>
  );
}

/** Back, and continue if there is one, always at the same position. */
export function ScreenActions({ onBack, goesOn = false }: { readonly onBack: () => void; readonly goesOn?: boolean }) {
  const t = useTranslate();
  return (
    <div className={css.actions}>
      <Button size="lg" onClick={onBack}>
        {t("payment:back")}
      </Button>
      {goesOn && (
        <Button type="submit" variant="primary" size="lg">
          {t("payment:proceed")}
        </Button>
      )}
    </div>
  );
}

export function MethodScreen({ model, onBack, onChosen }: ScreenProps) {
  const t = useTranslate();
  const [page, setPage] = useState(0);
  const pages = Math.ceil(model.methods.length / most);
  return (
    <Screen
      model={model}
      onBack={onBack}
      onGoOn={() => model.check(["method"]) && onChosen()}
      title={t("payment:method.choose")}
    >
      <MethodKeys
        className={css.four}
        model={model}
        methods={model.methods.slice(page * most, (page + 1) * most)}
        onChoose={onChosen}
      />
      {pages > 1 && (
        <Button size="lg" wide onClick={() => setPage((page + 1) % pages)}>
          {t("payment:terminal.more", { page: page + 1, pages })}
        </Button>
      )}
    </Screen>
  );
}

export function AmountScreen({ model, onBack, onNext }: ScreenProps) {
  const t = useTranslate();
  return (
    <Screen
      model={model}
      onBack={onBack}
      onGoOn={() => model.check(["amount"]) && onNext()}
      title={t("payment:amount")}
    >
      <MethodNotes model={model} />
      <AmountKeys amount={model.amount} />
    </Screen>
  );
}

export function ValueScreen({ field, model, onBack, onNext }: ScreenProps & { readonly field: FieldAnswer }) {
  const { change, label, question, type, value } = field;
  return (
    <Screen model={model} onBack={onBack} onGoOn={() => model.check([question]) && onNext()} title={label}>
      {type === "date" ? (
        <Day field={field} />
      ) : (
        <>
          <ValueField field={field} size="lg" keyed />
          <TextKeys kind={kinds[type]} value={value} onChange={change} />
        </>
      )}
    </Screen>
  );
}

/** A day is chosen in a calendar, not typed. */
function Day({ field: { change, hint, label, problem, required, value } }: { readonly field: FieldAnswer }) {
  const t = useTranslate();
  const { now } = useServices();
  const { timeZone } = useSettings();
  const today = dayIn(timeZone, new Date(now()));
  return (
    <Field
      group
      label={label}
      hint={hint}
      error={problem ?? undefined}
      required={required}
      {...(!required && { optional: t("payment:optional") })}
    >
      <Calendar
        value={value === "" ? null : value}
        today={today}
        messages={{ previousMonth: t("payment:terminal.before"), nextMonth: t("payment:terminal.after") }}
        onChange={change}
      />
    </Field>
  );
}
