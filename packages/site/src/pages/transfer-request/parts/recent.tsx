import { Accordion, Badge, Money } from "@livery/ui";
import { useState } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { DateTime } from "../../../parts/date-time.tsx";
import { Pages } from "../../../parts/pages.tsx";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import * as css from "./recent.css.ts";
import { paymentTones } from "./tones.ts";

/** The last few requests as a short list, folded at first. Nothing if there are none. */
export function RecentRequests({ model }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const [open, setOpen] = useState<readonly "past"[]>([]);
  const { total, payments } = model.history;
  if (payments.length === 0) return null;
  return (
    <Accordion
      level={2}
      open={open}
      onChange={setOpen}
      items={[
        {
          key: "past",
          label: t("payment:history.title"),
          aside: total,
          content: (
            <>
              <RequestList model={model} />
              <Pages label={t("payment:history.pages")} list={model.history} />
            </>
          ),
        },
      ]}
    />
  );
}

/** One line per request: direction and method, date, amount, result. */
export function RequestList({ model: { history } }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  return (
    <ul className={css.list}>
      {history.payments.map(
        ({ amount, currency, direction, method, note, reference, requestedAt, status, paymentId }) => (
          <li key={paymentId} className={css.row}>
            <span className={css.what}>
              <span className={css.method}>
                {t(`payment:direction.${direction}`)} · {method}
              </span>
              <DateTime at={requestedAt} className={css.detail} />
              <span className={css.detail}>
                {t("payment:reference")} <bdi>{reference}</bdi>
              </span>
              {note !== null && <span className={css.detail}>{note}</span>}
            </span>
            <Money amount={amount} currency={currency} />
            <Badge tone={paymentTones[status]}>{t(`payment:status.${status}`)}</Badge>
          </li>
        ),
      )}
    </ul>
  );
}
