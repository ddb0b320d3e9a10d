import { Button, Card, classes, Field, IconButton, Segmented, Skeleton } from "@livery/ui";
import { useId, useState } from "react";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { OfferedMethod, TransferRequestModel } from "../transfer-request.model.ts";
import { AmountField } from "../parts/amount-field.tsx";
import { Cashier } from "../parts/cashier.tsx";
import { GoOn, MethodNotes } from "../parts/details.tsx";
import { PaymentForm } from "../parts/form.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { MethodChoice } from "../parts/method-choice.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { RecentRequests } from "../parts/recent.tsx";
import { Review } from "../parts/review.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { ValueField } from "../parts/value-field.tsx";
import { Waiting } from "../parts/waiting.tsx";
import * as css from "./express.css.ts";

/** For regular players: the last request again by one press, favourite methods first, and amounts that continue at once. */
export default function PaymentExpress({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const directions = useDirections();
  const { direction, methods, step, waiting } = model;
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier model={model} waiting={<Skeleton shape="tile" count={2} />}>
        {step === "filling" ? (
          <>
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
                <RepeatLast model={model} />
                <PaymentForm model={model}>
                  <Methods model={model} />
                  {model.method !== null && <Amounts model={model} />}
                </PaymentForm>
              </>
            )}
          </>
        ) : (
          <Card>{step === "review" ? <Review model={model} /> : <Outcome model={model} />}</Card>
        )}
        <RecentRequests model={model} />
      </Cashier>
    </div>
  );
}

/** Repeats the last approved request up to its review. It is the primary action until a method is chosen. */
function RepeatLast({ model: { method, shortcuts } }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const { last, repeat } = shortcuts;
  if (last === null) return null;
  return (
    <Button size="lg" wide variant={method === null ? "primary" : "secondary"} onClick={() => repeat(last)}>
      {t("payment:express.again", { amount: formats.money(last.amount, last.currency), method: last.method })}
    </Button>
  );
}

function Methods({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const { methodProblem, methods, shortcuts } = model;
  // The favourites at the opening of the page, so that no tile moves while the player marks one.
  const [first] = useState(shortcuts.favourites);
  const name = useId();
  const favourites = methods.filter(({ payId }) => first.has(payId));
  const others = methods.filter(({ payId }) => !first.has(payId));
  return (
    <Field label={t("payment:method.label")} error={methodProblem ?? undefined} hideLabel required group>
      <div className={css.choices}>
        <Tiles title={t("payment:express.favourites")} methods={favourites} model={model} name={name} />
        <Tiles
          title={t(favourites.length === 0 ? "payment:method.label" : "payment:otherWays")}
          methods={others}
          model={model}
          name={name}
        />
      </div>
    </Field>
  );
}

function Tiles({
  methods,
  model,
  name,
  title,
}: VariantProps<TransferRequestModel> & {
  readonly title: string;
  readonly methods: readonly OfferedMethod[];
  /** The same for all tiles: they are one radio group. */
  readonly name: string;
}) {
  const t = useTranslate();
  const id = useId();
  if (methods.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.heading}>
        {title}
      </h2>
      <div className={css.tiles}>
        {methods.map((method) => (
          <div key={method.payId} className={css.tileCell}>
            <MethodChoice method={method} model={model} name={name} className={css.tile} />
            <IconButton
              icon="star"
              label={t("payment:express.favourite", { method: method.title })}
              aria-pressed={method.favourite}
              className={classes(css.star, method.favourite && css.favourite)}
              onClick={() => model.shortcuts.toggleFavourite(method.payId)}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The method's fields first, then the amounts: a round one continues if nothing else is missing. */
function Amounts({ model }: VariantProps<TransferRequestModel>) {
  const { amount, fields, shortcuts } = model;
  const t = useTranslate();
  const formats = useFormats();
  return (
    <Card>
      <div className={css.section}>
        <MethodNotes model={model} />
        {fields.map((field) => (
          <ValueField key={field.name} field={field} />
        ))}
        <div role="group" aria-label={t("payment:quick")} className={css.amounts}>
          {amount.quick.map((each) => (
            <Button key={String(each)} size="lg" onClick={() => shortcuts.goOnWith(each)}>
              {formats.money(each, amount.currency)}
            </Button>
          ))}
        </div>
        {/* The round amounts above also continue, so the field shows none. */}
        <AmountField amount={{ ...amount, quick: [] }} />
        <GoOn />
      </div>
    </Card>
  );
}
