import type { Transfer } from "@livery/contract";
import { Badge, Card, EmptyState, Money, Skeleton, Table, type Column } from "@livery/ui";
import { useTranslate, type Translate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { DateTime } from "../../../parts/date-time.tsx";
import { Pages } from "../../../parts/pages.tsx";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import * as css from "./fields.css.ts";
import { transferTones } from "./tones.ts";

/** The player's payment requests with their results. */
export function HistoryTable({ model: { history } }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  return (
    <QueryBoundary
      answer={history}
      waiting={<Skeleton shape="row" count={4} />}
      otherwise={
        <EmptyState compact title={t("transfer:history.emptyTitle")}>
          <p>{t("transfer:history.emptyText")}</p>
        </EmptyState>
      }
    >
      <Card flush>
        <Table
          caption={t("transfer:history.title")}
          items={history.transfers}
          itemKey={({ transferId }) => transferId}
          columns={columnsIn(t)}
        />
      </Card>
      <Pages label={t("transfer:history.pages")} list={history} />
    </QueryBoundary>
  );
}

function columnsIn(t: Translate): readonly Column<Transfer>[] {
  return [
    { key: "when", head: t("transfer:history.when"), cell: ({ requestedAt }) => <DateTime at={requestedAt} /> },
    {
      key: "kind",
      head: t("transfer:history.kind"),
      cell: ({ direction, method, reference }) => (
        <>
          {t(`transfer:sent.${direction}`)} · {method}
          <p className={css.muted}>
            {t("transfer:reference")} <bdi>{reference}</bdi>
          </p>
        </>
      ),
    },
    {
      key: "amount",
      head: t("transfer:amount"),
      figures: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: "status",
      head: t("transfer:history.status"),
      cell: ({ note, status }) => (
        <>
          <Badge tone={transferTones[status]}>{t(`transfer:status.${status}`)}</Badge>
          {note !== null && <p className={css.muted}>{note}</p>}
        </>
      ),
    },
  ];
}
