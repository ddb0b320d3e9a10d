import { Button, Card, Field, Segmented, Select, Skeleton } from "@livery/ui";
import { useFormats, useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { PageHeading } from "../../../shell/page-heading.tsx";
import type { TransferRequestModel } from "../model.ts";
import { AccountLines } from "../parts/account-lines.tsx";
import { AmountField } from "../parts/amount-field.tsx";
import { Cashier } from "../parts/cashier.tsx";
import { HistoryTable } from "../parts/history-table.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { Review } from "../parts/review.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { useLead } from "../parts/use-lead.ts";
import { useMethodWords } from "../parts/use-method-words.ts";
import { ValueField } from "../parts/value-field.tsx";
import { Waiting } from "../parts/waiting.tsx";
import * as css from "./classic.css.ts";

/** One form with selects, and beneath it what was asked for before. */
export default function ClassicTransferRequest({ model }: FaceProps<TransferRequestModel>) {
  const t = useWords();
  const formats = useFormats();
  return (
    <div className={css.page}>
      <PageHeading
        text={t("transfer:text")}
        {...(model.balance !== null && {
          aside: t("transfer:balance", { amount: formats.money(model.balance, model.currency) }),
        })}
      >
        {t("transfer:title")}
      </PageHeading>
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
        <h2 className={css.heading}>{t("transfer:history.title")}</h2>
        <HistoryTable model={model} />
      </Cashier>
    </div>
  );
}

function Form({ model }: FaceProps<TransferRequestModel>) {
  const t = useWords();
  const form = useLead<HTMLFormElement>(model.tries);
  const directions = useDirections();
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.proceed();
      }}
    >
      <Segmented
        label={t("transfer:direction.label")}
        value={model.direction}
        options={directions}
        onChange={model.chooseDirection}
      />
      {model.waiting === null ? <Answers model={model} /> : <Waiting model={model} />}
    </form>
  );
}

function Answers({ model }: FaceProps<TransferRequestModel>) {
  const t = useWords();
  const { range } = useMethodWords();
  const { amount, categories, chooseMethod, direction, fields, method, methodProblem } = model;
  if (categories.length === 0) return <p>{t(`transfer:method.none.${direction}`)}</p>;
  return (
    <>
      <Field label={t("transfer:method.label")} error={methodProblem ?? undefined} hint={method?.instructions} required>
        <Select
          value={method === null ? "" : String(method.payId)}
          onChange={({ target }) => chooseMethod(target.value === "" ? null : Number(target.value))}
          options={[
            { value: "", label: t("transfer:method.choose") },
            ...model.methods.map((each) => ({
              value: String(each.payId),
              label: `${each.categoryTitle} · ${each.title} (${range(each)})`,
            })),
          ]}
        />
      </Field>
      {method !== null && method.accountLines.length > 0 && <AccountLines lines={method.accountLines} />}
      <AmountField amount={amount} />
      {fields.map((field) => (
        <ValueField key={field.name} field={field} />
      ))}
      <Button type="submit" variant="primary" size="lg" wide>
        {t("transfer:proceed")}
      </Button>
    </>
  );
}
