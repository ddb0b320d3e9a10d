import { Banner, BareButton, Dialog, Money, Segmented, Skeleton, Table, type Column } from "@livery/ui";
import { useState, type KeyboardEvent } from "react";
import { useServices } from "../../../core/services.ts";
import { useTranslate, type Translate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { asOffered, methodOrders, orderMethods } from "../method-order.ts";
import type { OfferedMethod, TransferRequestModel } from "../transfer-request.model.ts";
import { Cashier, CashierNotices } from "../parts/cashier.tsx";
import { Details, GoOn } from "../parts/details.tsx";
import { PaymentForm } from "../parts/form.tsx";
import { PaymentHeading } from "../parts/heading.tsx";
import { HistoryTable } from "../parts/history-table.tsx";
import { MethodTitle } from "../parts/method-logo.tsx";
import { Outcome } from "../parts/outcome.tsx";
import { Review } from "../parts/review.tsx";
import { useDirections } from "../parts/use-directions.ts";
import { useMethodLabels, type MethodLabels } from "../parts/use-method-labels.ts";
import { Waiting } from "../parts/waiting.tsx";
import * as css from "./table.css.ts";

/** Methods as rows of figures, sorted by any column head; a row opens the form in a dialog, which stays open until the end. */
export default function PaymentTable({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const directions = useDirections();
  const { direction, method, methodProblem, methods, step, waiting } = model;
  // A request that is under way stays visible, even if another waits for a decision.
  const isOpen = step !== "filling" || (waiting === null && method !== null);
  return (
    <div className={css.page}>
      <PaymentHeading model={model} />
      <Cashier model={model} waiting={<Skeleton shape="row" count={6} />}>
        <div className={css.directions}>
          <Segmented
            label={t("payment:direction.label")}
            value={direction}
            options={directions}
            onChange={model.chooseDirection}
          />
        </div>
        <Waiting model={model} />
        {!isOpen && methodProblem !== null && <Banner tone="error">{methodProblem}</Banner>}
        {waiting === null && methods.length === 0 && <p>{t(`payment:method.none.${direction}`)}</p>}
        {waiting === null && methods.length > 0 && <Rates model={model} />}
        <RequestDialog model={model} open={isOpen} />
        <h2 className={css.heading}>{t("payment:history.title")}</h2>
        <HistoryTable model={model} />
      </Cashier>
    </div>
  );
}

function Rates({ model: { chooseMethod, methods } }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const { boot } = useServices();
  const { time } = useMethodLabels();
  const [order, setOrder] = useState(asOffered);
  return (
    <Table
      caption={t("payment:method.label")}
      items={orderMethods(methods, order, boot.lang)}
      itemKey={({ payId }) => payId}
      columns={columnsIn(t, time, chooseMethod)}
      className={css.book}
      sorting={{
        sort: order,
        onSort: ({ by, descending }) => {
          const known = methodOrders.find((each) => each === by);
          if (known !== undefined) setOrder({ by: known, descending });
        },
        messages: {
          order: t("payment:table.order"),
          rising: (column) => t("payment:table.up", { column }),
          falling: (column) => t("payment:table.down", { column }),
        },
      }}
    />
  );
}

/** Up, Down, Home and End move between rows, as in a trader's list; Tab moves through them too. */
function alongRows(event: KeyboardEvent<HTMLButtonElement>): void {
  const rows = [...(event.currentTarget.closest("tbody")?.querySelectorAll("button") ?? [])];
  const at = rows.indexOf(event.currentTarget);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  const row = to === undefined ? undefined : rows[to];
  if (row === undefined) return;
  event.preventDefault();
  row.focus();
}

function columnsIn(
  t: Translate,
  time: MethodLabels["time"],
  open: (payId: number) => void,
): readonly Column<OfferedMethod>[] {
  return [
    {
      key: "title",
      head: t("payment:method.label"),
      lead: true,
      sort: "title",
      cell: (method) => (
        <BareButton
          className={css.open}
          aria-haspopup="dialog"
          onKeyDown={alongRows}
          onClick={() => open(method.payId)}
        >
          <span>
            <MethodTitle method={method} />
          </span>
        </BareButton>
      ),
    },
    { key: "kind", head: t("payment:table.kind"), sort: "kind", cell: ({ categoryTitle }) => categoryTitle },
    {
      key: "min",
      head: t("payment:table.min"),
      figures: true,
      sort: "min",
      cell: ({ currency, minAmount }) => <Money amount={minAmount} currency={currency} />,
    },
    {
      key: "max",
      head: t("payment:table.max"),
      figures: true,
      sort: "max",
      cell: ({ currency, maxAmount }) => <Money amount={maxAmount} currency={currency} />,
    },
    {
      key: "time",
      head: t("payment:table.time"),
      sort: "time",
      cell: (method) => time(method) ?? <span className={css.muted}>–</span>,
    },
  ];
}

/** One request from the first answer to its receipt. While it is under way the dialog cannot be closed. */
function RequestDialog({ model, open }: VariantProps<TransferRequestModel> & { readonly open: boolean }) {
  const t = useTranslate();
  const { detail } = useMethodLabels();
  const { method, methodProblem, sent, step } = model;
  const leave = (): void => {
    model.back();
    model.startNew();
    model.chooseMethod(null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave()}
      size="md"
      title={method?.title ?? sent?.method ?? t("payment:title")}
      description={step === "filling" && method !== null && detail(method)}
      closeLabel={t("feedback:close")}
    >
      <CashierNotices model={model} />
      {methodProblem !== null && <Banner tone="error">{methodProblem}</Banner>}
      {step === "filling" ? (
        <PaymentForm model={model}>
          <Details model={model} />
          <GoOn />
        </PaymentForm>
      ) : step === "review" ? (
        <Review model={model} />
      ) : (
        <Outcome model={model} />
      )}
    </Dialog>
  );
}
