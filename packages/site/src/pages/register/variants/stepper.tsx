import { Button, Card, Steps, classes } from "@livery/ui";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { RegisterModel } from "../register.model.ts";
import { useAttention } from "../parts/attention.ts";
import { HaveAccount, SendButton } from "../parts/form-foot.tsx";
import { RegisterFieldRow } from "../parts/register-field.tsx";
import { RegisterHeading } from "../parts/register-heading.tsx";
import * as fields from "../parts/register-field.css.ts";
import { StepperReview } from "./stepper-review.tsx";
import * as css from "./stepper.css.ts";

/** One step at a time: each is validated before the next, and the last shows all answers. */
export default function RegisterStepper({ model }: VariantProps<RegisterModel>) {
  const t = useTranslate();
  const [at, setAt] = useState(0);
  const [attended, setAttended] = useState(model.attention);
  const heading = useRef<HTMLHeadingElement>(null);
  const { attention, parts } = model;
  // The problem may be in an earlier step: that step is shown before the focus moves there.
  if (attention !== attended) {
    setAttended(attention);
    const step = parts.findIndex((part) => part.fields.some(({ name }) => name === attention?.field));
    if (step >= 0 && step !== at) setAt(step);
  }
  const shown = useRef(0);
  const part = parts[at];
  const isLast = at === parts.length - 1;
  // For screen readers a change of step is like a change of page.
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus();
  }, [at]);
  useAttention(model);
  if (part === undefined) return null;
  const go = (event: FormEvent): void => {
    event.preventDefault();
    if (isLast) model.submit();
    else if (model.check(part.name)) setAt(at + 1);
  };
  return (
    <div className={css.page}>
      <RegisterHeading affiliate={model.affiliate} />
      <Steps
        label={t("account:register.title")}
        current={at}
        steps={parts.map(({ name, wrong }, index) => ({
          key: name,
          label: t(`account:register.part.${name}`),
          failed: wrong && index !== at,
        }))}
        states={{
          done: t("account:register.step.done"),
          current: t("account:register.step.current"),
          upcoming: t("account:register.step.upcoming"),
          failed: t("account:register.step.failed"),
        }}
        onBack={(step) => !model.busy && setAt(step)}
      />
      <Card className={css.card}>
        <form className={classes(css.form, fields.container)} onSubmit={go} noValidate>
          <h2 className={css.title} tabIndex={-1} ref={heading}>
            {t(`account:register.part.${part.name}`)}
          </h2>
          {isLast && <StepperReview model={model} onChange={setAt} />}
          <div className={fields.group}>
            {part.fields.map((field) => (
              <RegisterFieldRow key={field.name} model={model} field={field} />
            ))}
          </div>
          {isLast && <SendButton model={model} />}
          <div className={css.actions}>
            {at > 0 && (
              <Button disabled={model.busy} onClick={() => setAt(at - 1)}>
                {t("account:register.back")}
              </Button>
            )}
            {!isLast && (
              <Button type="submit" variant="primary" className={css.on}>
                {t("account:register.next")}
              </Button>
            )}
          </div>
          {at === 0 && <HaveAccount />}
        </form>
      </Card>
    </div>
  );
}
