import { BareButton, classes, Money, Skeleton } from "@livery/ui";
import { useId } from "react";
import { useNow } from "../../../core/clock.ts";
import { useCouponForm } from "../../../core/coupon-form.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { dayName } from "../../../matches/day-name.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { DateTime } from "../../../parts/date-time.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { Pages } from "../../../parts/pages.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { CouponDay, DayCoupon } from "../by-day.ts";
import type { CouponsModel } from "../coupons.model.ts";
import { CouponBadges } from "../parts/badges.tsx";
import { CouponFilter } from "../parts/filter.tsx";
import { NoCoupons } from "../parts/no-coupons.tsx";
import { explainSummary } from "../explain-summary.ts";
import * as css from "./timeline.css.ts";

/** Coupons as a timeline: the result of each, the sums of each day, and the days as links beside it. */
export default function CouponTimeline({ model }: VariantProps<CouponsModel>) {
  const t = useTranslate();
  const id = useId();
  return (
    <div className={css.page}>
      <PageHeading text={t("coupon:list.text")}>{t("coupon:list.title")}</PageHeading>
      <CouponFilter model={model} />
      <QueryBoundary answer={model} waiting={<Waiting />} otherwise={<NoCoupons model={model} />}>
        <div className={css.columns}>
          <Days days={model.days} id={id} />
          <div className={css.timeline}>
            {model.days.map((day) => (
              <Day key={day.day} day={day} id={`${id}${day.day}`} />
            ))}
          </div>
        </div>
        <Pages label={t("coupon:list.pages")} list={model} />
      </QueryBoundary>
    </div>
  );
}

/** The days of the page, each with its result; each is a link to the day. */
function Days({ days, id }: { readonly days: readonly CouponDay[]; readonly id: string }) {
  const t = useTranslate();
  const formats = useFormats();
  const now = useNow();
  const goTo = (day: string): void => {
    const heading = document.getElementById(`${id}${day}`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={t("coupon:day.days")} className={css.days}>
      <ul className={css.dayList}>
        {days.map(({ at, day, sums }) => {
          const { name, date } = dayName(t, formats, at, now);
          return (
            <li key={day}>
              <BareButton className={css.dayButton} onClick={() => goTo(day)}>
                <span className={css.dayButtonName}>{name}</span>
                <time dateTime={day} className={css.detail}>
                  {date}
                </time>
                {sums.map(({ currency, result }) => (
                  <Money key={currency} amount={result} currency={currency} signed className={css.dayButtonResult} />
                ))}
              </BareButton>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Day({ day, id }: { readonly day: CouponDay; readonly id: string }) {
  const t = useTranslate();
  const { name, date } = dayName(t, useFormats(), day.at, useNow());
  return (
    <section aria-labelledby={id}>
      <header className={css.dayHead}>
        <h2 id={id} tabIndex={-1} className={css.dayName}>
          {name}{" "}
          <time dateTime={day.day} className={css.date}>
            {date}
          </time>
        </h2>
        {day.sums.map((sum) => (
          <dl key={sum.currency} className={css.sums}>
            {(["staked", "paid", "atRisk"] as const).map((each) => (
              <div key={each} className={css.sum}>
                <dt className={css.label}>{t(`coupon:day.${each}`)}</dt>
                <dd>
                  <Money amount={sum[each]} currency={sum.currency} />
                </dd>
              </div>
            ))}
            <div className={css.sum}>
              <dt className={css.label}>{t("coupon:day.result")}</dt>
              <dd>
                <Money amount={sum.result} currency={sum.currency} signed className={css.result} />
              </dd>
            </div>
          </dl>
        ))}
        {!day.whole && <p className={css.part}>{t("coupon:day.part")}</p>}
      </header>
      <ol className={css.entries}>
        {day.coupons.map((entry) => (
          <Entry key={entry.coupon.couponId} entry={entry} alone={day.coupons.length === 1} />
        ))}
      </ol>
    </section>
  );
}

/** The outcome of a coupon. The only coupon of a day shows no day sum. */
function Entry({
  alone,
  entry: { coupon, dayResult, amounts },
}: {
  readonly alone: boolean;
  readonly entry: DayCoupon;
}) {
  const t = useTranslate();
  const formats = useFormats();
  const formText = useCouponForm()(coupon);
  const { couponNumber, currency, kind, legCount, placedAt, status } = coupon;
  return (
    <li className={css.entry}>
      <DateTime at={placedAt} show="time" className={css.time} />
      <span aria-hidden className={classes(css.mark, css.marks[status])} />
      <RouteLink to="Coupon" params={{ couponNumber }} className={css.event}>
        <span className={css.head}>
          <bdi className={css.number}>{couponNumber}</bdi>
          <CouponBadges coupon={coupon} />
        </span>
        {explainSummary(t, formats, coupon).map((sentence) => (
          <span key={sentence} className={css.sentence}>
            {sentence}
          </span>
        ))}
        <span className={css.detail}>
          {[t(`coupon:kind.${kind}`), t("coupon:legCount", { count: legCount }), formText]
            .filter((text) => text !== "")
            .join(" · ")}
        </span>
      </RouteLink>
      {amounts.result !== null && (
        <p className={css.outcome}>
          <Money amount={amounts.result} currency={currency} signed className={css.outcomeFigure} />
          {dayResult !== null && !alone && (
            <span className={css.detail}>
              {t("coupon:day.soFar")} <Money amount={dayResult} currency={currency} signed />
            </span>
          )}
        </p>
      )}
    </li>
  );
}

function Waiting() {
  return (
    <div className={css.columns}>
      <div className={css.days}>
        <Skeleton count={4} />
      </div>
      <div className={css.timeline}>
        <Skeleton width="half" />
        <Skeleton shape="row" count={5} />
      </div>
    </div>
  );
}
