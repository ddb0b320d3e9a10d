import { Accordion, Banner, Card, Segmented, Skeleton } from "@livery/ui";
import { useState } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { MethodCategory, TransferRequestModel } from "../transfer-request.model.ts";
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
import * as css from "./accordion.css.ts";

const past = "history";

/** Categories unfold to their methods and the form of the chosen one; earlier requests are one more fold. */
export default function PaymentAccordion({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const directions = useDirections();
  const { categories, direction, method, methodProblem, step, waiting } = model;
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  // The first fold is open from the start: a page of closed folds shows nothing that a player came for.
  const begun = method?.categoryId ?? categories[0]?.categoryId;
  const open = opened ?? (begun === undefined ? [] : [String(begun)]);
  // An open fold shows the problem at its methods.
  const isProblemHidden =
    methodProblem !== null && !categories.some(({ categoryId }) => open.includes(String(categoryId)));
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier model={model} waiting={<Skeleton shape="row" count={4} />}>
        {step === "filling" ? (
          <>
            <Segmented
              label={t("payment:direction.label")}
              value={direction}
              options={directions}
              onChange={(next) => {
                setOpened(null);
                model.chooseDirection(next);
              }}
            />
            <Waiting model={model} />
            {waiting === null && isProblemHidden && <Banner tone="error">{methodProblem}</Banner>}
            {categories.length === 0 && <p>{t(`payment:method.none.${direction}`)}</p>}
            <Accordion
              level={2}
              open={open}
              onChange={setOpened}
              items={[
                ...(waiting === null ? categories : []).map((category) => ({
                  key: String(category.categoryId),
                  label: category.title,
                  aside: category.methods.length,
                  content: <Fold category={category} model={model} />,
                })),
                { key: past, label: t("payment:history.title"), content: <HistoryTable model={model} /> },
              ]}
            />
          </>
        ) : (
          <Card>{step === "review" ? <Review model={model} /> : <Outcome model={model} />}</Card>
        )}
      </Cashier>
    </div>
  );
}

function Fold({ category, model }: VariantProps<TransferRequestModel> & { readonly category: MethodCategory }) {
  const isHere = model.method?.categoryId === category.categoryId;
  return (
    <PaymentForm model={model}>
      <MethodRadios methods={category.methods} model={model} label={category.title} />
      {isHere && <Details model={model} />}
      <GoOn />
    </PaymentForm>
  );
}
