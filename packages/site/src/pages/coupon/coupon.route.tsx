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
import { lazy, Suspense, useState, type ReactNode } from "react";
import { useCouponForm } from "../../core/coupon-form.ts";
import { useFormats, useTranslate } from "../../core/translate.ts";
import { selectionKey } from "../../matches/matches.view.ts";
import { useParameter } from "../../routes/id-parameter.ts";
import { QueryBoundary } from "../../parts/query-boundary.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { RouteLink } from "../../parts/route-link.tsx";
import { explainCoupon } from "./explain.ts";
import { couponNumberOf, useCouponModel } from "./coupon.model.ts";
import { Cancel } from "./parts/cancel.tsx";
import { Celebration } from "./parts/celebration.tsx";
import { Leg } from "./parts/leg.tsx";
import { Sell } from "./parts/sell.tsx";
import * as css from "./coupon.route.css.ts";

/** Loaded on first use: few players share, and the QR code needs code of its own. */
const Share = lazy(() => import("./parts/share.tsx"));

/** One coupon: its legs with their results, the explanation of its payout, and its actions. */
export function CouponRoute() {
  const t = useTranslate();
  const model = useCouponModel(couponNumberOf(useParameter("couponNumber")));
  const { receivedAt, coupon } = model;
  const title = coupon === null ? t("coupon:number") : t("frame:route.Coupon", { number: coupon.couponNumber });
  usePageTitle(title);
  return (
    <div className={css.page}>
      <p className={css.trail}>
        <RouteLink to="Coupons" className={linkClass("strong")}>
          {t("coupon:back")}
        </RouteLink>
      </p>
      <PageHeading aside={coupon && <StatusBadges coupon={coupon} />} text={coupon && <When coupon={coupon} />}>
        {title}
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
        {coupon !== null && <Detail coupon={coupon} receivedAt={receivedAt} />}
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

function Detail({ coupon, receivedAt }: { readonly coupon: CouponDetail; readonly receivedAt: number }) {
  const t = useTranslate();
  const formats = useFormats();
  const { couponId, legs, reason, status, underReview } = coupon;
  return (
    <div className={css.parts}>
      {status === "won" && <Celebration />}
      {underReview && <Banner tone="warning">{t("coupon:underReviewText")}</Banner>}
      <Card>
        <Figures coupon={coupon} />
        <section aria-label={t("coupon:explain.title")} className={css.explained}>
          {explainCoupon(t, formats, coupon).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {reason !== null && <p>{reason}</p>}
        </section>
      </Card>
      {/* Stays mounted while its coupon is on the page, so that a completed sale stays shown. */}
      {status !== "pending" && <Sell key={couponId} coupon={coupon} />}
      <Card flush title={t("coupon:legs")} aside={<ShareButton couponId={couponId} />}>
        <RowList label={t("coupon:legs")}>
          {legs.map((leg) => (
            <Leg key={selectionKey(leg)} leg={leg} status={status} />
          ))}
        </RowList>
      </Card>
      {coupon.cancellableMs !== undefined && <Cancel coupon={coupon} receivedAt={receivedAt} />}
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

function ShareButton({ couponId }: { readonly couponId: number }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {t("coupon:share.action")}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <Share couponId={couponId} onClose={() => setOpen(false)} />
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
