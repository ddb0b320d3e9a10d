import {
  Badge,
  Banner,
  Button,
  buttonClass,
  Chip,
  EmptyState,
  Icon,
  Money,
  Pagination,
  Skeleton,
  statusTones,
} from "@livery/ui";
import type { CouponSummary } from "@livery/contract";
import { useFormats, useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { PageHeading } from "../../../shell/page-heading.tsx";
import { useErrorText } from "../../../app/error-text.ts";
import { Problem } from "../../../shell/problem.tsx";
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
      <List model={model} />
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

function List({ model }: FaceProps<CouponsModel>) {
  const t = useWords();
  const text = useErrorText();
  const { coupons, error, page, pages, retry, state } = model;
  if (state === "loading") {
    return (
      <div className={css.tickets} aria-busy>
        <Skeleton shape="tile" count={4} />
      </div>
    );
  }
  if (state === "failed") return <Problem error={error} onRetry={retry} />;
  if (state === "empty") {
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
  if (state === "none") {
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
    <>
      {error !== null && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={retry}>
              {t("common:retry")}
            </Button>
          }
        >
          {text(error)}
        </Banner>
      )}
      <ul className={css.tickets}>
        {coupons.map((coupon) => (
          <Ticket key={coupon.couponId} coupon={coupon} />
        ))}
      </ul>
      <Pagination
        label={t("coupon:list.pages")}
        page={page}
        pages={pages}
        onChange={model.openPage}
        previousLabel={t("common:previous")}
        nextLabel={t("common:next")}
        position={t("common:pageOf", { page, pages })}
      />
    </>
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
