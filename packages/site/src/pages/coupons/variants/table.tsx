import { type Column, Money, Table } from "@livery/ui";
import type { CouponSummary } from "@livery/contract";
import { useCouponForm } from "../../../core/coupon-form.ts";
import { useTranslate, type Translate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { DateTime } from "../../../parts/date-time.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { Pages } from "../../../parts/pages.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { CouponsModel } from "../coupons.model.ts";
import { couponOrders } from "../order.ts";
import { CouponBadges } from "../parts/badges.tsx";
import { CouponFilter } from "../parts/filter.tsx";
import { NoCoupons } from "../parts/no-coupons.tsx";
import { couponAmounts } from "../coupon-amounts.ts";
import * as css from "./table.css.ts";

/**
 * Coupons as rows of figures. A column head sorts by that column, and the whole row opens its coupon; on a phone a row is a small
 * slip.
 */
export default function CouponTable({ model }: VariantProps<CouponsModel>) {
  const t = useTranslate();
  const { chooseOrder, coupons, order, pages } = model;
  const columns = columnsIn(t);
  const common = { caption: t("coupon:list.title"), columns, itemKey: ({ couponId }: CouponSummary) => couponId };
  return (
    <div className={css.page}>
      <PageHeading text={t("coupon:list.text")}>{t("coupon:list.title")}</PageHeading>
      <CouponFilter model={model} />
      <QueryBoundary
        answer={model}
        waiting={<Table {...common} items={[]} busy className={css.book} />}
        otherwise={<NoCoupons model={model} />}
      >
        <Table
          {...common}
          items={coupons}
          className={css.book}
          sorting={{
            sort: order,
            onSort: ({ by, descending }) => {
              const known = couponOrders.find((each) => each === by);
              if (known !== undefined) chooseOrder({ by: known, descending });
            },
            messages: {
              order: t("coupon:order.label"),
              rising: (column) => t("coupon:order.up", { column }),
              falling: (column) => t("coupon:order.down", { column }),
            },
          }}
        />
        {pages > 1 && <p className={css.note}>{t("coupon:order.within")}</p>}
        <Pages label={t("coupon:list.pages")} list={model} />
      </QueryBoundary>
    </div>
  );
}

/** The columns, in the order in which a player looks for a coupon: number, date, kind, amounts, status. */
function columnsIn(t: Translate): readonly Column<CouponSummary>[] {
  return [
    {
      key: "number",
      head: t("coupon:number"),
      lead: true,
      className: css.number,
      cell: ({ couponNumber }) => (
        <RouteLink to="Coupon" params={{ couponNumber }} className={css.open}>
          <bdi>{couponNumber}</bdi>
        </RouteLink>
      ),
    },
    {
      key: "placed",
      head: t("coupon:placed"),
      sort: "placed",
      className: css.placed,
      cell: ({ placedAt }) => <DateTime at={placedAt} />,
    },
    {
      key: "kind",
      head: t("coupon:kindLabel"),
      sort: "kind",
      className: css.kind,
      cell: (coupon) => <Kind coupon={coupon} />,
    },
    {
      key: "legs",
      head: t("coupon:legs"),
      sort: "legs",
      figures: true,
      className: css.legs,
      cell: ({ legCount }) => legCount,
    },
    {
      key: "stake",
      head: t("coupon:stake"),
      sort: "stake",
      figures: true,
      className: css.amount,
      cell: ({ currency, totalStake }) => <Money amount={totalStake} currency={currency} />,
    },
    {
      key: "possible",
      head: t("coupon:maxReturn"),
      sort: "possible",
      figures: true,
      className: css.amount,
      cell: (coupon) => <Amount amount={couponAmounts(coupon).possible} currency={coupon.currency} />,
    },
    {
      key: "paid",
      head: t("coupon:payout"),
      sort: "paid",
      figures: true,
      className: css.amount,
      cell: (coupon) => <Amount amount={couponAmounts(coupon).paid} currency={coupon.currency} paid />,
    },
    {
      key: "status",
      head: t("coupon:statusLabel"),
      sort: "status",
      className: css.status,
      cell: (coupon) => (
        <span className={css.badges}>
          <CouponBadges coupon={coupon} />
        </span>
      ),
    },
  ];
}

interface AmountProps {
  readonly amount: bigint | null;
  readonly currency: string;
  readonly paid?: boolean;
}

function Amount({ amount, currency, paid = false }: AmountProps) {
  if (amount === null) return <span className={css.none}>–</span>;
  return (
    <Money amount={amount} currency={currency} {...(paid && { className: amount > 0n ? css.paid : css.nothing })} />
  );
}

/** The kind, and for several lines what they are. */
function Kind({ coupon }: { readonly coupon: CouponSummary }) {
  const t = useTranslate();
  const formText = useCouponForm()(coupon);
  return (
    <>
      <span>{t(`coupon:kind.${coupon.kind}`)}</span>
      {formText !== "" && <span className={css.form}>{formText}</span>}
    </>
  );
}
