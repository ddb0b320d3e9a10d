import {
  Badge,
  Banner,
  Button,
  buttonClass,
  Card,
  EmptyState,
  linkClass,
  Money,
  Odds,
  RowList,
  Skeleton,
  statusTones,
} from "@livery/ui";
import { minor } from "@livery/betting";
import type { CouponDetail } from "@livery/contract";
import { lazy, Suspense, type ReactNode } from "react";
import { useCouponForm } from "../../../core/coupon-form.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import { selectionKey } from "../../../matches/matches.view.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { CouponModel } from "../coupon.model.ts";
import { Cancel } from "../parts/cancel.tsx";
import { Celebration } from "../parts/celebration.tsx";
import { Leg } from "../parts/leg.tsx";
import { Sell } from "../parts/sell.tsx";
import * as css from "./standard.css.ts";

/** Loaded on first use: few players share, and the QR code needs code of its own. */
const Share = lazy(() => import("../parts/share.tsx"));

/** One coupon on cards: the explanation of its payout, its actions, and its legs with their results. */
export default function Coupon({ model }: VariantProps<CouponModel>) {
  const t = useTranslate();
  const { coupon } = model;
  return (
    <div className={css.page}>
      <p className={css.trail}>
        <RouteLink to="Coupons" className={linkClass("strong")}>
          {t("coupon:back")}
        </RouteLink>
      </p>
      <PageHeading aside={coupon && <StatusBadges coupon={coupon} />} text={coupon && <When coupon={coupon} />}>
        {coupon === null ? t("coupon:number") : t("frame:route.Coupon", { number: coupon.couponNumber })}
      </PageHeading>
      <QueryBoundary
        answer={model}
        waiting={<Skeleton shape="tile" count={2} />}
        otherwise={
          <EmptyState
            title={t("coupon:missingTitle")}
            action={
              <RouteLink to="Coupons" className={buttonClass()}>
                {t("coupon:missingAction")}
              </RouteLink>
            }
          >
            <p>{t("coupon:missingText")}</p>
          </EmptyState>
        }
      >
        {coupon !== null && <Detail coupon={coupon} model={model} />}
      </QueryBoundary>
    </div>
  );
}

function StatusBadges({ coupon }: { readonly coupon: CouponDetail }) {
  const t = useTranslate();
  const { soldStake, status, underReview } = coupon;
  return (
    <span className={css.badges}>
      {underReview && <Badge tone="warning">{t("coupon:underReview")}</Badge>}
      {soldStake > 0n && <Badge tone="warning">{t("coupon:partlySold")}</Badge>}
      <Badge tone={statusTones[status]}>{t(`coupon:status.${status}`)}</Badge>
    </span>
  );
}

function When({ coupon }: { readonly coupon: CouponDetail }) {
  const t = useTranslate();
  const formats = useFormats();
  const { placedAt, settledAt } = coupon;
  return (
    <>
      <time dateTime={placedAt}>{t("coupon:placedAt", { when: formats.dateTime(placedAt) })}</time>
      {settledAt !== null && (
        <>
          {" · "}
          <time dateTime={settledAt}>{t("coupon:settledAt", { when: formats.dateTime(settledAt) })}</time>
        </>
      )}
    </>
  );
}

function Detail({ coupon, model }: VariantProps<CouponModel> & { readonly coupon: CouponDetail }) {
  const t = useTranslate();
  const { legs, reason, status, underReview } = coupon;
  const { cancellation, explanation, now, sale, sharing } = model;
  return (
    <div className={css.parts}>
      {status === "won" && <Celebration />}
      {underReview && <Banner tone="warning">{t("coupon:underReviewText")}</Banner>}
      <Card>
        <Figures coupon={coupon} />
        <section aria-label={t("coupon:explain.title")} className={css.explained}>
          {explanation.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {reason !== null && <p>{reason}</p>}
        </section>
      </Card>
      {sale !== null && <Sell coupon={coupon} sale={sale} now={now} />}
      <Card flush title={t("coupon:legs")} aside={<ShareButton sharing={sharing} />}>
        <RowList label={t("coupon:legs")}>
          {legs.map((leg) => (
            <Leg key={selectionKey(leg)} leg={leg} status={status} />
          ))}
        </RowList>
      </Card>
      {cancellation !== null && <Cancel coupon={coupon} cancellation={cancellation} now={now} />}
    </div>
  );
}

function Figures({ coupon }: { readonly coupon: CouponDetail }) {
  const t = useTranslate();
  const formText = useCouponForm()(coupon);
  const { currency, kind, maxReturn, payout, soldPrice, soldStake, totalStake, totalOdds, worth } = coupon;
  return (
    <dl className={css.figures}>
      <Figure name={t("coupon:kindLabel")}>
        {t(`coupon:kind.${kind}`)}
        {formText !== "" && <span className={css.form}>{formText}</span>}
      </Figure>
      <Figure name={t("coupon:stake")}>
        <Money amount={totalStake} currency={currency} />
      </Figure>
      {soldStake > 0n && (
        <>
          <Figure name={t("coupon:worth.soldFor")}>
            <Money amount={soldPrice} currency={currency} />
          </Figure>
          <Figure name={t("coupon:worth.stakeLeft")}>
            <Money amount={minor(totalStake - soldStake)} currency={currency} />
          </Figure>
        </>
      )}
      {totalOdds !== null && (
        <Figure name={t("coupon:totalOdds")}>
          <Odds value={totalOdds} />
        </Figure>
      )}
      {worth !== undefined && worth.current > 0n && (
        <Figure name={t("coupon:worth.current")}>
          <Money amount={worth.current} currency={currency} />
        </Figure>
      )}
      <Figure name={t(payout === null ? "coupon:maxReturn" : "coupon:payout")} strong>
        <Money amount={payout ?? worth?.most ?? maxReturn} currency={currency} />
      </Figure>
    </dl>
  );
}

function ShareButton({ sharing }: Pick<CouponModel, "sharing">) {
  const t = useTranslate();
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => sharing.setOpen(true)}>
        {t("coupon:share.action")}
      </Button>
      {sharing.isOpen && (
        <Suspense fallback={null}>
          <Share sharing={sharing} />
        </Suspense>
      )}
    </>
  );
}

function Figure({
  name,
  strong = false,
  children,
}: {
  readonly name: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={css.figure}>
      <dt className={css.label}>{name}</dt>
      <dd className={strong ? css.strong : css.value}>{children}</dd>
    </div>
  );
}
