import { Card, Skeleton, Tabs } from "@livery/ui";
import { useState } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { Cashier } from "../parts/cashier.tsx";
import { Details, GoOn } from "../parts/details.tsx";
import { PaymentForm } from "../parts/form.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { HistoryTable } from "../parts/history-table.tsx";
import { MethodRadios } from "../parts/methods.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { Review } from "../parts/review.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { Waiting } from "../parts/waiting.tsx";
import * as css from "./tabs.css.ts";

type Tab = "deposit" | "withdraw" | "history";

/** Deposit, withdraw and earlier requests as tabs, categories as tabs inside: familiar on a desktop. */
export default function PaymentTabs({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const directions = useDirections();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isFilling = model.step === "filling";
  const tab: Tab = isHistoryOpen && isFilling ? "history" : model.direction;
  const open = (next: Tab): void => {
    setHistoryOpen(next === "history");
    if (next !== "history") model.chooseDirection(next);
  };
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier model={model} waiting={<Skeleton shape="control" count={5} />}>
        {isFilling ? (
          <Tabs<Tab>
            label={t("payment:direction.label")}
            value={tab}
            onChange={open}
            tabs={[
              ...directions.map(({ label, value }) => ({ key: value, label })),
              { key: "history", label: t("payment:history.title"), count: model.history.total },
            ]}
          >
            {tab === "history" ? <HistoryTable model={model} /> : <Offer model={model} />}
          </Tabs>
        ) : (
          <Card>{model.step === "review" ? <Review model={model} /> : <Outcome model={model} />}</Card>
        )}
      </Cashier>
    </div>
  );
}

function Offer({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const { categories, direction, method, waiting } = model;
  const [chosen, setCategory] = useState<string | null>(null);
  if (waiting !== null) return <Waiting model={model} />;
  const [first] = categories;
  if (first === undefined) return <p>{t(`payment:method.none.${direction}`)}</p>;
  const chosenId = chosen ?? String(method?.categoryId);
  const category = categories.find(({ categoryId }) => String(categoryId) === chosenId) ?? first;
  return (
    <Tabs
      label={t("payment:method.label")}
      value={String(category.categoryId)}
      onChange={setCategory}
      tabs={categories.map(({ categoryId, methods, title }) => ({
        key: String(categoryId),
        label: title,
        count: methods.length,
      }))}
    >
      <PaymentForm model={model}>
        <div className={css.halves}>
          <MethodRadios methods={category.methods} model={model} />
          <div className={css.half}>
            <Details model={model} />
            <GoOn />
          </div>
        </div>
      </PaymentForm>
    </Tabs>
  );
}
