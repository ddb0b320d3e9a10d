import type { Payment } from "@livery/contract";
import { Badge, Card, EmptyState, Money, Skeleton, Table, type Column } from "@livery/ui";
import { useTranslate, type Translate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { DateTime } from "../../../parts/date-time.tsx";
import { Pages } from "../../../parts/pages.tsx";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import * as css from "./fields.css.ts";
import { paymentTones } from "./tones.ts";

/** The player's payment requests with their results. */
export function HistoryTable({ model: { history } }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  return (
    <QueryBoundary
      answer={history}
      waiting={<Skeleton shape="row" count={4} />}
      otherwise={
        <EmptyState compact title={t("payment:history.emptyTitle")}>
          <p>{t("payment:history.emptyText")}</p>
        </EmptyState>
      }
    >
      <Card flush>
        <Table
          caption={t("payment:history.title")}
          items={history.payments}
          itemKey={({ paymentId }) => paymentId}
          columns={columnsIn(t)}
        />
      </Card>
      <Pages label={t("payment:history.pages")} list={history} />
    </QueryBoundary>
  );
}

/** A cell of several lines is one element: a folded row would set its parts side by side. */
function columnsIn(t: Translate): readonly Column<Payment>[] {
  return [
    { key: "when", head: t("payment:history.when"), cell: ({ requestedAt }) => <DateTime at={requestedAt} /> },
    {
      key: "kind",
      head: t("payment:history.kind"),
      cell: ({ direction, method, reference }) => (
        <div>
          {t(`payment:direction.${direction}`)} · {method}
          <p className={css.muted}>
            {t("payment:reference")} <bdi>{reference}</bdi>
          </p>
        </div>
      ),
    },
    {
      key: "amount",
      head: t("payment:amount"),
      figures: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: "status",
      head: t("payment:history.status"),
      cell: ({ note, status }) => (
        <div>
          <Badge tone={paymentTones[status]}>{t(`payment:status.${status}`)}</Badge>
          {note !== null && <p className={css.muted}>{note}</p>}
        </div>
      ),
    },
  ];
}
