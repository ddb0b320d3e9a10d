import { Card, Field, Segmented, Select, Skeleton } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { Cashier } from "../parts/cashier.tsx";
import { Details, GoOn } from "../parts/details.tsx";
import { PaymentForm } from "../parts/form.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { HistoryTable } from "../parts/history-table.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { Review } from "../parts/review.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { useMethodLabels } from "../parts/use-method-labels.ts";
import { titleWithCategory } from "../method-order.ts";
import { Waiting } from "../parts/waiting.tsx";
import * as css from "./classic.css.ts";

/** One form with selects, and the earlier requests below it. */
export default function ClassicTransferRequest({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier model={model} waiting={<Skeleton shape="control" count={4} />}>
        <Card>
          {model.step === "filling" ? (
            <Form model={model} />
          ) : model.step === "review" ? (
            <Review model={model} />
          ) : (
            <Outcome model={model} />
          )}
        </Card>
        <h2 className={css.heading}>{t("payment:history.title")}</h2>
        <HistoryTable model={model} />
      </Cashier>
    </div>
  );
}

function Form({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const directions = useDirections();
  return (
    <PaymentForm model={model}>
      <Segmented
        label={t("payment:direction.label")}
        value={model.direction}
        options={directions}
        onChange={model.chooseDirection}
      />
      {model.waiting === null ? <Answers model={model} /> : <Waiting model={model} />}
    </PaymentForm>
  );
}

function Answers({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const { range } = useMethodLabels();
  const { chooseMethod, direction, method, methodProblem, methods } = model;
  if (methods.length === 0) return <p>{t(`payment:method.none.${direction}`)}</p>;
  return (
    <>
      <Field label={t("payment:method.label")} error={methodProblem ?? undefined} required>
        <Select
          value={method === null ? "" : String(method.payId)}
          onChange={({ target }) => chooseMethod(target.value === "" ? null : Number(target.value))}
          options={[
            { value: "", label: t("payment:method.choose") },
            ...methods.map((each) => ({
              value: String(each.payId),
              label: `${titleWithCategory(each)} (${range(each)})`,
            })),
          ]}
        />
      </Field>
      <Details model={model} />
      <GoOn />
    </>
  );
}
