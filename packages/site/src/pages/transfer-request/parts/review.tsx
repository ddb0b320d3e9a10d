import { minor } from "@livery/betting";
import { Button, Money } from "@livery/ui";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { ReactNode } from "react";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import * as css from "./fields.css.ts";
import { useFocusOnMount } from "./use-focus-on-mount.ts";
import { useDisplayValue } from "./use-display-value.ts";

/** Shown for a missing answer, if the facts are shown before all are given. */
const none = "–";

/** All answers as they will be sent, then further facts. */
export function ReviewFacts({
  model,
  children,
}: VariantProps<TransferRequestModel> & { readonly children?: ReactNode }) {
  const t = useTranslate();
  const displayValue = useDisplayValue();
  const { amount, balance, currency, direction, fields, method } = model;
  return (
    <dl className={css.facts}>
      <Fact term={t("payment:direction.label")}>{t(`payment:direction.${direction}`)}</Fact>
      <Fact term={t("payment:method.label")}>{method?.title ?? none}</Fact>
      {fields
        .filter(({ value }) => value.trim() !== "")
        .map((field) => (
          <Fact key={field.name} term={field.label}>
            <bdi>{displayValue(field)}</bdi>
          </Fact>
        ))}
      <dt className={css.term}>{t("payment:amount")}</dt>
      <dd className={css.fact}>
        {amount.value === null ? none : <Money amount={amount.value} currency={currency} className={css.sum} />}
      </dd>
      {direction === "withdraw" && balance !== null && amount.value !== null && (
        <Fact term={t("payment:review.balanceAfter")}>
          <Money amount={minor(balance - amount.value)} currency={currency} />
        </Fact>
      )}
      {children}
    </dl>
  );
}

export function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className={css.term}>{term}</dt>
      <dd className={css.fact}>{children}</dd>
    </>
  );
}

/** The review with its two buttons: back to the answers, and send. */
export function Review({ model, size = "md" }: VariantProps<TransferRequestModel> & { readonly size?: "md" | "lg" }) {
  const t = useTranslate();
  const headingRef = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className={css.step}>
      <h2 ref={headingRef} tabIndex={-1} className={css.heading}>
        {t("payment:review.title")}
      </h2>
      <ReviewFacts model={model} />
      <p className={css.muted}>{t(`payment:review.text.${model.direction}`)}</p>
      <ReviewActions model={model} size={size} />
    </div>
  );
}

export function ReviewActions({
  model,
  size = "md",
}: VariantProps<TransferRequestModel> & { readonly size?: "md" | "lg" }) {
  const t = useTranslate();
  const formats = useFormats();
  const sum = formats.money(model.amount.value ?? 0n, model.currency);
  return (
    <div className={css.actions}>
      <Button size={size} onClick={model.back}>
        {t("payment:back")}
      </Button>
      <Button size={size} variant="primary" onClick={model.confirm}>
        {t(`payment:confirm.${model.direction}`, { amount: sum })}
      </Button>
    </div>
  );
}
