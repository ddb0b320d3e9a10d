import { Card, Field, Segmented, Skeleton, VisuallyHidden } from "@livery/ui";
import { useId } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { Cashier } from "../parts/cashier.tsx";
import { Details, GoOn } from "../parts/details.tsx";
import { PaymentForm } from "../parts/form.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { HistoryTable } from "../parts/history-table.tsx";
import { MethodChoice } from "../parts/method-choice.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { Fact, Review, ReviewFacts } from "../parts/review.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { useMethodLabels } from "../parts/use-method-labels.ts";
import { Waiting } from "../parts/waiting.tsx";
import * as css from "./split.css.ts";

/**
 * Three panes: methods on a rail, the form of the chosen one, and a summary that stays visible and is what the player confirms.
 * No pane replaces another: rail and form stay in place during the review.
 */
export default function PaymentSplit({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const isOpen = model.step === "filling" || model.step === "review";
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier model={model} waiting={<Bones />}>
        <div className={css.container}>
          {isOpen ? (
            <PaymentForm model={model}>
              <div className={css.panes}>
                <Rail model={model} />
                <FormPane model={model} />
              </div>
            </PaymentForm>
          ) : (
            <Card>
              <Outcome model={model} />
            </Card>
          )}
        </div>
        <h2 className={css.heading}>{t("payment:history.title")}</h2>
        <HistoryTable model={model} />
      </Cashier>
    </div>
  );
}

function Rail({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const name = useId();
  const directions = useDirections();
  const { categories, direction, methodProblem, step, waiting } = model;
  return (
    <fieldset className={css.rail} disabled={step === "review"}>
      <Segmented
        label={t("payment:direction.label")}
        value={direction}
        options={directions}
        onChange={model.chooseDirection}
      />
      {waiting === null && categories.length > 0 && (
        <Field label={t("payment:method.label")} error={methodProblem ?? undefined} hideLabel required group>
          <div className={css.methods}>
            {categories.map(({ categoryId, methods, title }) => (
              // A heading equal to its only method is for screen readers only.
              <div key={categoryId} role="group" aria-labelledby={`${name}-${categoryId}`}>
                <h2 id={`${name}-${categoryId}`} className={css.category}>
                  {methods.length === 1 && methods[0]?.title === title ? (
                    <VisuallyHidden>{title}</VisuallyHidden>
                  ) : (
                    title
                  )}
                </h2>
                {methods.map((method) => (
                  <MethodChoice key={method.payId} method={method} model={model} name={name} />
                ))}
              </div>
            ))}
          </div>
        </Field>
      )}
    </fieldset>
  );
}

/** The content beside the rail: the form and its summary, or why there is none. */
function FormPane({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const { categories, direction, method, step, waiting } = model;
  if (waiting !== null) return <Waiting model={model} />;
  if (categories.length === 0) return <p>{t(`payment:method.none.${direction}`)}</p>;
  return (
    <>
      <fieldset className={css.pane} disabled={step === "review"}>
        <h2 className={css.heading}>{method?.title ?? t("payment:method.choose")}</h2>
        <Details model={model} />
      </fieldset>
      <div className={css.summary}>
        {step === "review" ? (
          <Card>
            <Review model={model} />
          </Card>
        ) : (
          <Card title={t("payment:summary.title")}>
            <Summary model={model} />
          </Card>
        )}
      </div>
    </>
  );
}

function Summary({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const { range, time } = useMethodLabels();
  const { method } = model;
  const within = method && time(method);
  return (
    <div className={css.pane}>
      <ReviewFacts model={model}>
        {method !== null && <Fact term={t("payment:summary.limits")}>{range(method)}</Fact>}
        {within !== null && <Fact term={t("payment:summary.time")}>{within}</Fact>}
      </ReviewFacts>
      <GoOn />
    </div>
  );
}

function Bones() {
  return (
    <div className={css.container}>
      <div className={css.panes}>
        <Skeleton shape="row" count={5} />
        <Skeleton shape="control" count={4} />
      </div>
    </div>
  );
}
