import {
  Badge,
  buttonClass,
  Card,
  EmptyState,
  linkClass,
  Money,
  Odds,
  RowList,
  Skeleton,
  VisuallyHidden,
  resultTones,
  statusTones,
} from "@livery/ui";
import type { CouponDetail, CouponLeg } from "@livery/contract";
import type { ReactNode } from "react";
import { useServices } from "../../app/services.ts";
import { useFormats, useWords } from "../../app/words.ts";
import { marketName, outcomeName } from "../../matches/names.ts";
import { Versus } from "../../matches/versus.tsx";
import { selectionKey } from "../../matches/view.ts";
import { useParameter } from "../../routes/id-parameter.ts";
import { Moment } from "../../shell/moment.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { Problem } from "../../shell/problem.tsx";
import { RouteLink } from "../../shell/route-link.tsx";
import { explainCoupon } from "./explain.ts";
import { couponNumberOf, useCouponModel } from "./model.ts";
import * as css from "./route.css.ts";

/** One coupon: its selections with their results, and why it pays what it pays. */
export function CouponRoute() {
  const t = useWords();
  const { coupon, error, retry, state } = useCouponModel(couponNumberOf(useParameter("couponNumber")));
  const title = coupon === null ? t("coupon:number") : t("frame:route.Coupon", { number: coupon.couponNumber });
  usePageTitle(title);
  return (
    <div className={css.page}>
      <p className={css.trail}>
        <RouteLink to="Coupons" className={linkClass("strong")}>
          {t("coupon:back")}
        </RouteLink>
      </p>
      <PageHeading
        aside={coupon && <Badge tone={statusTones[coupon.status]}>{t(`coupon:status.${coupon.status}`)}</Badge>}
        text={coupon && <When coupon={coupon} />}
      >
        {title}
      </PageHeading>
      {state === "loading" && (
        <div className={css.parts} aria-busy>
          <VisuallyHidden>{t("common:loading")}</VisuallyHidden>
          <Skeleton shape="tile" count={2} />
        </div>
      )}
      {state === "failed" && <Problem error={error} onRetry={retry} />}
      {state === "missing" && (
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
      )}
      {state === "ready" && coupon !== null && <Detail coupon={coupon} />}
    </div>
  );
}

function When({ coupon }: { readonly coupon: CouponDetail }) {
  const t = useWords();
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

function Detail({ coupon }: { readonly coupon: CouponDetail }) {
  const t = useWords();
  const formats = useFormats();
  const { currency, kind, legs, lines, maxReturn, payout, stake, totalOdds } = coupon;
  return (
    <div className={css.parts}>
      <Card>
        <dl className={css.figures}>
          <Figure name={t("coupon:kindLabel")}>
            {t(`coupon:kind.${kind}`)}
            {lines > 1 && ` · ${t("coupon:lines", { count: lines })}`}
          </Figure>
          <Figure name={t("coupon:stake")}>
            <Money amount={stake} currency={currency} />
          </Figure>
          {totalOdds !== null && (
            <Figure name={t("coupon:totalOdds")}>
              <Odds value={totalOdds} />
            </Figure>
          )}
          <Figure name={t(payout === null ? "coupon:maxReturn" : "coupon:payout")} strong>
            <Money amount={payout ?? maxReturn} currency={currency} />
          </Figure>
        </dl>
        <section aria-label={t("coupon:explain.title")} className={css.explained}>
          {explainCoupon(t, formats, coupon).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {coupon.reason !== null && <p>{coupon.reason}</p>}
        </section>
      </Card>
      <Card flush title={t("coupon:legs")}>
        <RowList label={t("coupon:legs")}>
          {legs.map((leg) => (
            <Leg key={selectionKey(leg)} leg={leg} />
          ))}
        </RowList>
      </Card>
    </div>
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

function Leg({ leg }: { readonly leg: CouponLeg }) {
  const t = useWords();
  const { i18n } = useServices();
  const { away, home, odds, result, score, special, startsAt, tournamentName } = leg;
  return (
    <li className={css.leg}>
      <div className={css.legWords}>
        <p className={css.outcome}>
          <bdi>{outcomeName(i18n, { outcome: leg.outcomeName, special, home, away })}</bdi>
          {leg.banker && <Badge className={css.banker}>{t("coupon:banker")}</Badge>}
        </p>
        <p className={css.detail}>
          {marketName(i18n, { name: leg.marketName, special: "" })} · <Versus home={home} away={away} />
        </p>
        <p className={css.detail}>
          {tournamentName} · <Moment at={startsAt} />
        </p>
        {score !== null && <p className={css.score}>{t("coupon:score", { score })}</p>}
      </div>
      <div className={css.legEnd}>
        <Odds value={odds} className={css.odds} />
        <Badge tone={resultTones[result]}>{t(`coupon:result.${result}`)}</Badge>
      </div>
    </li>
  );
}
