import { BareButton, Card, Chip, Icon, Skeleton } from "@livery/ui";
import { useId } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { OfferedMethod, TransferRequestModel } from "../transfer-request.model.ts";
import { Cashier } from "../parts/cashier.tsx";
import { Details, GoOn } from "../parts/details.tsx";
import { PaymentForm } from "../parts/form.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { MethodTitle } from "../parts/method-logo.tsx";
import { RecentRequests } from "../parts/recent.tsx";
import { Review } from "../parts/review.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { useMethodLabels } from "../parts/use-method-labels.ts";
import { Waiting } from "../parts/waiting.tsx";
import * as css from "./cards.css.ts";

/** Methods as a wall of cards by category; the chosen one opens in place with its form. */
export default function PaymentCards({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const directions = useDirections();
  const { direction, categories, step, waiting } = model;
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier
        model={model}
        waiting={
          <div className={css.wall}>
            <Skeleton shape="tile" count={3} />
          </div>
        }
      >
        {step === "filling" ? (
          <>
            <div role="group" aria-label={t("payment:direction.label")} className={css.directions}>
              {directions.map(({ label, value }) => (
                <Chip key={value} pressed={value === direction} onClick={() => model.chooseDirection(value)}>
                  {label}
                </Chip>
              ))}
            </div>
            {waiting !== null && <Waiting model={model} />}
            {waiting === null && categories.length === 0 && <p>{t(`payment:method.none.${direction}`)}</p>}
            {waiting === null && model.methodProblem !== null && (
              <p role="alert" className={css.problem}>
                {model.methodProblem}
              </p>
            )}
            {waiting === null && (
              <div className={css.categories}>
                {categories.map(({ categoryId, methods, title }) => (
                  <div key={categoryId} className={css.category}>
                    <h2 className={css.heading}>{title}</h2>
                    <ul className={css.wall}>
                      {methods.map((method) => (
                        <MethodCard key={method.payId} method={method} model={model} />
                      ))}
                    </ul>
                  </div>
                ))}
              </div>
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

function MethodCard({ method, model }: VariantProps<TransferRequestModel> & { readonly method: OfferedMethod }) {
  const id = useId();
  const { range, time } = useMethodLabels();
  const isOpen = method.payId === model.method?.payId;
  return (
    <li className={isOpen ? css.open : css.card}>
      <BareButton
        className={css.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => model.chooseMethod(isOpen ? null : method.payId)}
      >
        <span className={css.title}>
          <MethodTitle method={method} />
        </span>
        <span className={css.detail}>{range(method)}</span>
        {time(method) !== null && (
          <span className={css.detail}>
            <Icon name="clock" size="sm" /> {time(method)}
          </span>
        )}
      </BareButton>
      {isOpen && (
        <div id={id} className={css.form}>
          <PaymentForm model={model}>
            <Details model={model} />
            <GoOn />
          </PaymentForm>
        </div>
      )}
    </li>
  );
}
