import { Icon, Money, Skeleton } from "@livery/ui";
import type { CouponSummary } from "@livery/contract";
import { useCouponForm } from "../../../core/coupon-form.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { Pages } from "../../../parts/pages.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { CouponsModel } from "../coupons.model.ts";
import { CouponBadges } from "../parts/badges.tsx";
import { CouponFilter } from "../parts/filter.tsx";
import { NoCoupons } from "../parts/no-coupons.tsx";
import { couponAmounts } from "../coupon-amounts.ts";
import * as css from "./tickets.css.ts";

/** Coupons as tickets: the stake on the body, the value on the stub. */
export default function CouponTickets({ model }: VariantProps<CouponsModel>) {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <PageHeading text={t("coupon:list.text")}>{t("coupon:list.title")}</PageHeading>
      <CouponFilter model={model} />
      <QueryBoundary
        answer={model}
        waiting={
          <div className={css.tickets}>
            <Skeleton shape="tile" count={4} />
          </div>
        }
        otherwise={<NoCoupons model={model} />}
      >
        <ul className={css.tickets}>
          {model.coupons.map((coupon) => (
            <Ticket key={coupon.couponId} coupon={coupon} />
          ))}
        </ul>
        <Pages label={t("coupon:list.pages")} list={model} />
      </QueryBoundary>
    </div>
  );
}

function Ticket({ coupon }: { readonly coupon: CouponSummary }) {
  const t = useTranslate();
  const formats = useFormats();
  const formText = useCouponForm()(coupon);
  const { couponNumber, currency, kind, legCount, placedAt, totalStake } = coupon;
  const { paid, possible } = couponAmounts(coupon);
  return (
    <li>
      <RouteLink to="Coupon" params={{ couponNumber }} className={css.ticket}>
        <span className={css.body}>
          <span className={css.head}>
            <bdi className={css.number}>{couponNumber}</bdi>
            <CouponBadges coupon={coupon} />
          </span>
          <span className={css.detail}>
            {`${t(`coupon:kind.${kind}`)} · ${t("coupon:legCount", { count: legCount })}`}
          </span>
          {formText !== "" && <span className={css.detail}>{formText}</span>}
          <time dateTime={placedAt} className={css.detail}>
            {t("coupon:placedAt", { when: formats.dateTime(placedAt) })}
          </time>
        </span>
        <span className={css.stub}>
          <span className={css.figure}>
            <span className={css.label}>{t("coupon:stake")}</span>
            <Money amount={totalStake} currency={currency} />
          </span>
          <span className={css.amounts}>
            {possible !== null && (
              <span className={css.figure}>
                <span className={css.label}>{t("coupon:maxReturn")}</span>
                <Money amount={possible} currency={currency} className={css.amount} />
              </span>
            )}
            {paid !== null && (
              <span className={css.figure}>
                <span className={css.label}>{t("coupon:payout")}</span>
                <Money amount={paid} currency={currency} className={css.amount} />
              </span>
            )}
          </span>
          <Icon name="chevron" size="sm" className={css.arrow} />
        </span>
      </RouteLink>
    </li>
  );
}
