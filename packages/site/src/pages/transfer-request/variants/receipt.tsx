import { Card, Field, Icon, Segmented, Skeleton } from "@livery/ui";
import { useEffect, useEffectEvent, useId } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { OfferedMethod, TransferRequestModel } from "../transfer-request.model.ts";
import { AccountLines } from "../parts/account-lines.tsx";
import { AmountField } from "../parts/amount-field.tsx";
import { Cashier } from "../parts/cashier.tsx";
import { GoOn } from "../parts/details.tsx";
import { PaymentForm } from "../parts/form.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { MethodChoice } from "../parts/method-choice.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { Review } from "../parts/review.tsx";
import { Stubs } from "../parts/stubs.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { ValueField } from "../parts/value-field.tsx";
import { Waiting } from "../parts/waiting.tsx";
import * as css from "./receipt.css.ts";

/** Bank payment first, as a ticket: the account to copy, the sender, then the amount on its stub. Other methods follow. */
export default function PaymentReceipt({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const { step } = model;
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier model={model} waiting={<Skeleton shape="tile" />}>
        {step === "filling" ? (
          <PaymentForm model={model}>
            <MethodChoices model={model} />
          </PaymentForm>
        ) : (
          <div className={css.ticket}>
            <div className={css.body}>{step === "review" ? <Review model={model} /> : <Outcome model={model} />}</div>
          </div>
        )}
        <h2 className={css.heading}>{t("payment:history.title")}</h2>
        <Stubs model={model} />
      </Cashier>
    </div>
  );
}

function MethodChoices({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const name = useId();
  const directions = useDirections();
  const { direction, methods, waiting } = model;
  const byBank = methods.filter((method) => method.byBank);
  const others = methods.filter((method) => !method.byBank);
  useFirst(byBank[0], model);
  return (
    <>
      <Segmented
        label={t("payment:direction.label")}
        value={direction}
        options={directions}
        onChange={model.chooseDirection}
      />
      {waiting !== null ? (
        <Card>
          <Waiting model={model} />
        </Card>
      ) : methods.length === 0 ? (
        <p>{t(`payment:method.none.${direction}`)}</p>
      ) : (
        <Field label={t("payment:method.label")} error={model.methodProblem ?? undefined} hideLabel required group>
          <div className={css.choices}>
            <MethodGroup title={t("payment:bank.title")} methods={byBank} model={model} name={name} />
            <MethodGroup
              title={t(byBank.length === 0 ? "payment:method.label" : "payment:otherWays")}
              methods={others}
              model={model}
              name={name}
            />
          </div>
        </Field>
      )}
    </>
  );
}

/**
 * Opens the ticket of the first bank method until another is chosen. While a method has a problem, none is chosen automatically.
 */
function useFirst(first: OfferedMethod | undefined, model: TransferRequestModel): void {
  const payId = first?.payId;
  const isFree = model.waiting === null && model.noneChosen && model.methodProblem === null;
  const choose = useEffectEvent(model.chooseMethod);
  useEffect(() => {
    if (isFree && payId !== undefined) choose(payId);
  }, [isFree, payId]);
}

/** Methods under a heading; the ticket of the chosen one is below them. */
function MethodGroup({
  methods,
  model,
  name,
  title,
}: VariantProps<TransferRequestModel> & {
  readonly title: string;
  readonly methods: readonly OfferedMethod[];
  /** The same for all methods: they are one radio group. */
  readonly name: string;
}) {
  const id = useId();
  if (methods.length === 0) return null;
  const isHere = methods.some(({ payId }) => payId === model.method?.payId);
  return (
    <div role="group" aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <div className={css.tiles}>
        {methods.map((method) => (
          <MethodChoice key={method.payId} method={method} model={model} name={name} className={css.choice} />
        ))}
      </div>
      {isHere && <Ticket model={model} />}
    </div>
  );
}

function Ticket({ model: { amount, direction, fields, method } }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const lines = method?.accountLines ?? [];
  const hasBody = lines.length > 0 || fields.length > 0 || method?.instructions != null;
  return (
    <div className={css.container}>
      <div className={hasBody ? css.torn : css.ticket}>
        {hasBody && (
          <div className={css.body}>
            {lines.length > 0 && <AccountLines lines={lines} />}
            {lines.length > 0 && direction === "deposit" && (
              <p className={css.note}>
                <Icon name="info" />
                {t("payment:bank.reference")}
              </p>
            )}
            {method?.instructions != null && <p className={css.note}>{method.instructions}</p>}
            {fields.length > 0 && (
              <>
                <h3 className={css.part}>{t("payment:bank.details")}</h3>
                {fields.map((field) => (
                  <ValueField key={field.name} field={field} />
                ))}
              </>
            )}
          </div>
        )}
        <div className={hasBody ? css.stub : css.body}>
          <AmountField amount={amount} />
          <GoOn />
        </div>
      </div>
    </div>
  );
}
