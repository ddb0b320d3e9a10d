import { Button, Card, Segmented, Skeleton } from "@livery/ui";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { AmountKeys } from "../parts/amount-keys.tsx";
import { Cashier } from "../parts/cashier.tsx";
import { MethodNotes } from "../parts/details.tsx";
import * as shared from "../parts/fields.css.ts";
import { PaymentForm } from "../parts/form.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { MethodKeys } from "../parts/method-keys.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { RecentRequests } from "../parts/recent.tsx";
import { Review } from "../parts/review.tsx";
import { useFocusOnMount } from "../parts/use-focus-on-mount.ts";
import { useDirections } from "../parts/use-directions.ts";
import { useStages } from "../parts/use-stages.ts";
import { ValueField } from "../parts/value-field.tsx";
import { Waiting } from "../parts/waiting.tsx";
import * as css from "./keypad.css.ts";

type Key = "amount" | "method" | "details";
type StageProps = VariantProps<TransferRequestModel> & { readonly onStage: (stage: Key) => void };

/** The amount first, on large keys; then only the methods that accept it. */
export default function PaymentKeypad({ model }: VariantProps<TransferRequestModel>) {
  const { amount, fields, method, methodProblem, methods, step, waiting } = model;
  const [stage, onStage] = useStages<Key>(model, [
    { key: "amount", wrong: amount.problem !== null },
    { key: "method", wrong: methodProblem !== null },
    ...(method === null ? [] : [{ key: "details" as const, wrong: fields.some(({ problem }) => problem !== null) }]),
  ]);
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier model={model} waiting={<Skeleton shape="tile" count={2} />}>
        <Card>
          {step === "review" ? (
            <Review model={model} size="lg" />
          ) : step !== "filling" ? (
            <Outcome model={model} />
          ) : stage === "amount" || waiting !== null || methods.length === 0 ? (
            <Amount model={model} onStage={onStage} />
          ) : stage === "method" ? (
            <Methods model={model} onStage={onStage} />
          ) : (
            <Fields model={model} onStage={onStage} />
          )}
        </Card>
        <RecentRequests model={model} />
      </Cashier>
    </div>
  );
}

function Amount({ model, onStage }: StageProps) {
  const t = useTranslate();
  const directions = useDirections();
  const { amount, direction, method, methods, waiting } = model;
  const takers = methods.filter(({ takesAmount }) => takesAmount).length;
  return (
    <PaymentForm model={model} onGoOn={() => model.checkAmountFirst() && onStage("method")}>
      <Segmented
        label={t("payment:direction.label")}
        value={direction}
        options={directions}
        onChange={model.chooseDirection}
      />
      {waiting !== null ? (
        <Waiting model={model} />
      ) : methods.length === 0 ? (
        <p>{t(`payment:method.none.${direction}`)}</p>
      ) : (
        <>
          <AmountKeys amount={amount} keysClass={css.keys} />
          <div className={css.actions}>
            <p role="status" className={css.takers}>
              {method !== null
                ? t("payment:keypad.with", { method: method.title })
                : amount.value !== null && t("payment:keypad.takers", { count: takers })}
            </p>
            <Button type="submit" variant="primary" size="lg" className={css.action}>
              {t("payment:proceed")}
            </Button>
          </div>
        </>
      )}
    </PaymentForm>
  );
}

function Methods({ model, onStage }: StageProps) {
  const t = useTranslate();
  const formats = useFormats();
  const headingRef = useFocusOnMount<HTMLHeadingElement>();
  const { amount, methods } = model;
  const takers = methods.filter(({ takesAmount }) => takesAmount);
  const sum = formats.money(amount.value ?? 0n, amount.currency);
  return (
    <PaymentForm model={model} onGoOn={() => model.check(["method"]) && onStage("details")}>
      <h2 ref={headingRef} tabIndex={-1} className={shared.heading}>
        {t("payment:keypad.takersOf", { amount: sum })}
      </h2>
      {takers.length === 0 && <p>{t("payment:keypad.none", { amount: sum })}</p>}
      <MethodKeys
        model={model}
        methods={takers}
        onChoose={({ accountLines, fields, instructions }) =>
          // Nothing to read and nothing to fill in: the review follows.
          fields.length + accountLines.length === 0 && instructions === null ? model.proceed() : onStage("details")
        }
      />
      <div className={shared.actions}>
        <Button size="lg" onClick={() => onStage("amount")}>
          {t("payment:back")}
        </Button>
        <Button type="submit" variant="primary" size="lg">
          {t("payment:proceed")}
        </Button>
      </div>
    </PaymentForm>
  );
}

function Fields({ model, onStage }: StageProps) {
  const t = useTranslate();
  const headingRef = useFocusOnMount<HTMLHeadingElement>();
  return (
    <PaymentForm model={model}>
      <h2 ref={headingRef} tabIndex={-1} className={shared.heading}>
        {model.method?.title}
      </h2>
      <MethodNotes model={model} />
      {model.fields.map((field) => (
        <ValueField key={field.name} field={field} size="lg" />
      ))}
      <div className={shared.actions}>
        <Button size="lg" onClick={() => onStage("method")}>
          {t("payment:back")}
        </Button>
        <Button type="submit" variant="primary" size="lg">
          {t("payment:proceed")}
        </Button>
      </div>
    </PaymentForm>
  );
}
