import type { TicketCheck } from "@livery/contract";
import { Badge, Banner, Button, Card, Field, Money, statusTones, TextInput } from "@livery/ui";
import { useCouponForm } from "../../../core/coupon-form.ts";
import { useTranslate } from "../../../core/translate.ts";
import { DateTime } from "../../../parts/date-time.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TicketCheckModel } from "../ticket-check.model.ts";
import * as css from "./standard.css.ts";

/** The number in a form, and below it what the coupon has come to: kind, status, stake and payout. */
export default function TicketCheckPage({ model }: VariantProps<TicketCheckModel>) {
  const t = useTranslate();
  const { busy, code, invalid, problem, submit, ticket, type } = model;
  return (
    <div className={css.page}>
      <PageHeading text={t("coupon:check.text")}>{t("coupon:check.title")}</PageHeading>
      <div className={css.parts}>
        <Card>
          <form className={css.form} onSubmit={submit} noValidate>
            {problem !== null && <Banner tone="error">{problem}</Banner>}
            <Field label={t("coupon:check.code")} hint={t("coupon:check.hint")} error={invalid ?? undefined} required>
              <TextInput
                value={code}
                onChange={({ target }) => type(target.value)}
                icon="coupon"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={20}
                dir="ltr"
              />
            </Field>
            <Button type="submit" variant="primary" size="lg" wide busy={busy}>
              {t("coupon:check.submit")}
            </Button>
          </form>
        </Card>
        <div role="status">{ticket !== null && <Ticket ticket={ticket} />}</div>
      </div>
    </div>
  );
}

function Ticket({ ticket }: { readonly ticket: TicketCheck }) {
  const t = useTranslate();
  const formText = useCouponForm()(ticket);
  const { couponNumber, currency, kind, payout, placedAt, soldPrice, totalStake, status } = ticket;
  return (
    <Card
      title={<bdi className={css.number}>{couponNumber}</bdi>}
      aside={<Badge tone={statusTones[status]}>{t(`coupon:status.${status}`)}</Badge>}
    >
      <dl className={css.figures}>
        {kind !== undefined && (
          <div>
            <dt className={css.label}>{t("coupon:kindLabel")}</dt>
            <dd>{[t(`coupon:kind.${kind}`), formText].filter((text) => text !== "").join(" · ")}</dd>
          </div>
        )}
        <div>
          <dt className={css.label}>{t("coupon:stake")}</dt>
          <dd className={css.value}>
            <Money amount={totalStake} currency={currency} />
          </dd>
        </div>
        {payout !== null && (
          <div>
            <dt className={css.label}>{t("coupon:payout")}</dt>
            <dd className={css.value}>
              <Money amount={payout} currency={currency} />
            </dd>
          </div>
        )}
        {soldPrice > 0n && (
          <div>
            <dt className={css.label}>{t("coupon:check.soldPrice")}</dt>
            <dd className={css.value}>
              <Money amount={soldPrice} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
      <p className={css.when}>
        <DateTime at={placedAt} />
      </p>
    </Card>
  );
}
