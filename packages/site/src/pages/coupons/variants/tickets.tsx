import { Badge, Button, buttonClass, Chip, EmptyState, Icon, Money, Skeleton, statusTones } from "@livery/ui";
import type { CouponSummary } from "@livery/contract";
import { useFormats, useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { Awaited } from "../../../shell/awaited.tsx";
import { PageHeading } from "../../../shell/page-heading.tsx";
import { Pages } from "../../../shell/pages.tsx";
import { RouteLink } from "../../../shell/route-link.tsx";
import { couponFilters, type CouponsModel } from "../model.ts";
import * as css from "./tickets.css.ts";

/** Coupons as tickets: what was staked on the body, what it is worth on the stub. */
export default function CouponTickets({ model }: FaceProps<CouponsModel>) {
  const t = useWords();
  return (
    <div className={css.page}>
      <PageHeading text={t("coupon:list.text")}>{t("coupon:list.title")}</PageHeading>
      <Filter model={model} />
      <Awaited
        answer={model}
        waiting={
          <div className={css.tickets}>
            <Skeleton shape="tile" count={4} />
          </div>
        }
        otherwise={<Nothing model={model} />}
      >
        <ul className={css.tickets}>
          {model.coupons.map((coupon) => (
            <Ticket key={coupon.couponId} coupon={coupon} />
          ))}
        </ul>
        <Pages label={t("coupon:list.pages")} list={model} />
      </Awaited>
    </div>
  );
}

function Filter({ model }: FaceProps<CouponsModel>) {
  const t = useWords();
  return (
    <div role="group" aria-label={t("coupon:list.filter")} className={css.filter}>
      <Chip pressed={model.filter === null} onClick={() => model.choose(null)}>
        {t("coupon:list.all")}
      </Chip>
      {couponFilters.map((filter) => (
        <Chip key={filter} pressed={model.filter === filter} onClick={() => model.choose(filter)}>
          {t(`coupon:filter.${filter}`)}
        </Chip>
      ))}
    </div>
  );
}

/** No coupon at all, or none with the chosen status. */
function Nothing({ model }: FaceProps<CouponsModel>) {
  const t = useWords();
  if (model.state === "none") {
    return (
      <EmptyState
        title={t("coupon:list.noneTitle")}
        action={<Button onClick={() => model.choose(null)}>{t("coupon:list.noneAction")}</Button>}
      >
        <p>{t("coupon:list.noneText")}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t("coupon:list.emptyTitle")}
      action={
        <RouteLink to="SportBets" className={buttonClass({ variant: "primary" })}>
          {t("coupon:list.emptyAction")}
        </RouteLink>
      }
    >
      <p>{t("coupon:list.emptyText")}</p>
    </EmptyState>
  );
}

function Ticket({ coupon }: { readonly coupon: CouponSummary }) {
  const t = useWords();
  const formats = useFormats();
  const { couponNumber, currency, kind, legCount, maxReturn, payout, placedAt, soldStake, stake, status, underReview } =
    coupon;
  return (
    <li>
      <RouteLink to="Coupon" params={{ couponNumber }} className={css.ticket}>
        <span className={css.body}>
          <span className={css.head}>
            <bdi className={css.number}>{couponNumber}</bdi>
            <Badge tone={statusTones[status]}>{t(`coupon:status.${status}`)}</Badge>
            {soldStake > 0n && <Badge tone="warning">{t("coupon:partlySold")}</Badge>}
            {underReview && <Badge tone="warning">{t("coupon:underReview")}</Badge>}
          </span>
          <span className={css.detail}>
            {t(`coupon:kind.${kind}`)} · {t("coupon:legCount", { count: legCount })}
          </span>
          <time dateTime={placedAt} className={css.detail}>
            {t("coupon:placedAt", { when: formats.dateTime(placedAt) })}
          </time>
        </span>
        <span className={css.stub}>
          <span className={css.figure}>
            <span className={css.label}>{t("coupon:stake")}</span>
            <Money amount={stake} currency={currency} />
          </span>
          <span className={css.figure}>
            <span className={css.label}>{t(payout === null ? "coupon:maxReturn" : "coupon:payout")}</span>
            <Money amount={payout ?? maxReturn} currency={currency} className={css.worth} />
          </span>
          <Icon name="chevron" size="sm" className={css.arrow} />
        </span>
      </RouteLink>
    </li>
  );
}
