import { BareButton, Button } from "@livery/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { AmountField } from "../parts/amount-field.tsx";
import { MethodNotes } from "../parts/details.tsx";
import { MethodTitle } from "../parts/method-logo.tsx";
import { PaymentForm } from "../parts/form.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { useMethodLabels } from "../parts/use-method-labels.ts";
import { ValueField } from "../parts/value-field.tsx";
import { useQuestionText } from "./chat-bubbles.tsx";
import type { Question, Talk } from "./chat-talk.ts";
import * as css from "./chat.css.ts";

type ReplyProps = VariantProps<TransferRequestModel> & { readonly talk: Talk };

/** The reply area: one of the offered replies, or a text field. */
export function Reply({ current, model, talk }: ReplyProps & { readonly current: Question | null }) {
  const questionText = useQuestionText(model);
  const container = useRef<HTMLDivElement>(null);
  const { began } = talk;
  // After an answer the focus moves to the control of the next one.
  useEffect(() => {
    if (began) (container.current?.querySelector("input") ?? container.current)?.focus();
  }, [began]);
  const label = current === null ? {} : { role: "group", "aria-label": questionText(current) };
  return (
    <div ref={container} tabIndex={-1} className={css.reply} {...label}>
      {current === null ? (
        <ReplyForm onGoOn={model.proceed} model={model} />
      ) : current === "direction" ? (
        <Directions model={model} talk={talk} />
      ) : current === "method" ? (
        <Methods model={model} talk={talk} />
      ) : current === "amount" ? (
        <ReplyForm model={model} onGoOn={() => model.check([current]) && talk.answer(current)}>
          <MethodNotes model={model} />
          <AmountField amount={model.amount} size="lg" />
        </ReplyForm>
      ) : (
        <ReplyForm model={model} onGoOn={() => model.check([current]) && talk.answer(current)}>
          {model.fields
            .filter((field) => field.question === current)
            .map((field) => (
              <ValueField key={field.name} field={field} size="lg" />
            ))}
        </ReplyForm>
      )}
    </div>
  );
}

function ReplyForm({
  model,
  onGoOn,
  children,
}: VariantProps<TransferRequestModel> & { readonly onGoOn: () => void; readonly children?: ReactNode }) {
  const t = useTranslate();
  return (
    <PaymentForm model={model} onGoOn={onGoOn}>
      {children}
      <div className={css.actions}>
        <Button type="submit" variant="primary" size="lg">
          {t("payment:proceed")}
        </Button>
      </div>
    </PaymentForm>
  );
}

function Directions({ model, talk }: ReplyProps) {
  const directions = useDirections();
  return (
    <div className={css.replies}>
      {directions.map(({ label, value }) => (
        <BareButton
          key={value}
          className={css.pill}
          onClick={() => {
            model.chooseDirection(value);
            talk.answer("direction");
          }}
        >
          {label}
        </BareButton>
      ))}
    </div>
  );
}

function Methods({ model, talk }: ReplyProps) {
  const { detail } = useMethodLabels();
  return (
    <div className={css.replies}>
      {model.methods.map((method) => (
        <BareButton
          key={method.payId}
          className={css.pill}
          aria-pressed={method.payId === model.method?.payId}
          onClick={() => {
            model.chooseMethod(method.payId);
            talk.answer("method", method);
          }}
        >
          <span>
            <MethodTitle method={method} />
          </span>
          <span className={css.detail}>{detail(method)}</span>
        </BareButton>
      ))}
    </div>
  );
}
