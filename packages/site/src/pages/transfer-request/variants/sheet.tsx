import { BareButton, Button, Card, EmptyState, Icon, Skeleton } from "@livery/ui";
import { useState } from "react";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { Pages } from "../../../parts/pages.tsx";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { Cashier } from "../parts/cashier.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { RequestList } from "../parts/recent.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { RequestSheet } from "./sheet-request.tsx";
import * as css from "./sheet.css.ts";

/**
 * The page shows the earlier requests; a new one is made in a sheet from the bottom, which can be dragged up, down and closed.
 */
export default function PaymentSheet({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const directions = useDirections();
  const { direction, history, step } = model;
  const [drawn, setDrawn] = useState(model.directionGiven || step !== "filling");
  // It is unknown whether the request arrived, so the sheet stays open.
  const open = drawn || step === "unknown";
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier model={model} waiting={<Skeleton shape="tile" count={2} />}>
        <div role="group" aria-label={t("payment:direction.label")} className={css.doors}>
          {directions.map(({ label, value }) => (
            <BareButton
              key={value}
              className={css.door}
              aria-haspopup="dialog"
              aria-expanded={open && value === direction}
              disabled={step === "sending" || step === "unknown"}
              onClick={() => {
                if (value !== direction && step === "review") model.back();
                if (value !== direction && step === "sent") model.startNew();
                model.chooseDirection(value);
                setDrawn(true);
              }}
            >
              <Icon name="arrowUp" size="lg" className={value === "deposit" ? css.inward : undefined} />
              {label}
            </BareButton>
          ))}
        </div>
        {!open && <GoOn model={model} onOpen={() => setDrawn(true)} />}
        <h2 className={css.heading}>{t("payment:history.title")}</h2>
        <QueryBoundary
          answer={history}
          waiting={<Skeleton shape="row" count={4} />}
          otherwise={
            <EmptyState compact title={t("payment:history.emptyTitle")}>
              <p>{t("payment:history.emptyText")}</p>
            </EmptyState>
          }
        >
          <Card>
            <RequestList model={model} />
          </Card>
          <Pages label={t("payment:history.pages")} list={history} />
        </QueryBoundary>
        {open && <RequestSheet model={model} onClose={() => setDrawn(false)} />}
      </Cashier>
    </div>
  );
}

/** A request that was begun and closed. */
function GoOn({ model, onOpen }: VariantProps<TransferRequestModel> & { readonly onOpen: () => void }) {
  const t = useTranslate();
  const formats = useFormats();
  const { amount, direction, method, sent } = model;
  if (sent !== null || (method === null && amount.value === null)) return null;
  const summary = [
    t(`payment:direction.${direction}`),
    amount.value === null ? null : formats.money(amount.value, amount.currency),
    method?.title,
  ];
  return (
    <Card>
      <div className={css.begun}>
        <p className={css.what}>{summary.filter(Boolean).join(" · ")}</p>
        <Button variant="primary" onClick={onOpen}>
          {t("payment:sheet.goOn")}
        </Button>
      </div>
    </Card>
  );
}
