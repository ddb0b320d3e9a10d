import { Badge, Card, EmptyState, Money, Row, RowList, Skeleton } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { DateTime } from "../../../parts/date-time.tsx";
import { Pages } from "../../../parts/pages.tsx";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import * as css from "./stubs.css.ts";
import { paymentTones } from "./tones.ts";

/** Stubs of the payment requests, each with the reference by which bank and operator find it. */
export function Stubs({ model: { history } }: VariantProps<TransferRequestModel>) {
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
        <RowList label={t("payment:history.title")}>
          {history.payments.map(
            ({ amount, currency, direction, method, note, reference, requestedAt, status, paymentId }) => (
              <Row
                key={paymentId}
                title={
                  <>
                    {t(`payment:direction.${direction}`)} · {method}
                  </>
                }
                detail={
                  <>
                    <DateTime at={requestedAt} /> · {t("payment:reference")}{" "}
                    <bdi className={css.reference}>{reference}</bdi>
                    {note !== null && <span className={css.note}>{note}</span>}
                  </>
                }
                end={
                  <span className={css.end}>
                    <Money amount={amount} currency={currency} />
                    <Badge tone={paymentTones[status]}>{t(`payment:status.${status}`)}</Badge>
                  </span>
                }
              />
            ),
          )}
        </RowList>
      </Card>
      <Pages label={t("payment:history.pages")} list={history} />
    </QueryBoundary>
  );
}
