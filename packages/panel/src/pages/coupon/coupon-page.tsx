import { couponFormTexts } from "@livery/i18n";
import { panelCalls, type PanelCoupon } from "@livery/contract/panel";
import { Button, linkClass, Money, Odds } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIdInPath } from "../../core/address.ts";
import { usePanel } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { useFormats, useTranslate } from "../../core/messages.ts";
import { DataTable } from "../../list/data-table.tsx";
import { inWindow } from "../../resources/coupons.tsx";
import { CouponState, When } from "../../resources/figures.tsx";
import { QueryBoundary } from "../../parts/query-boundary.tsx";
import { Guarded } from "../../parts/guarded.tsx";
import { Link } from "../../parts/link.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { WholePage } from "../../parts/whole-page.tsx";
import { Facts, Section } from "../facts.tsx";
import { sections } from "../pages.css.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { Countdown, useUntil } from "./countdown.tsx";
import { legColumns, postingColumns } from "./coupon-columns.tsx";

export function CouponPage() {
  const couponId = useIdInPath("couponId");
  return (
    <Guarded call={panelCalls.panelCoupon}>
      {couponId === null ? <WholePage kind="missing" /> : <Loaded key={couponId} couponId={couponId} />}
    </Guarded>
  );
}

function Loaded({ couponId }: { readonly couponId: number }) {
  const { client } = usePanel();
  const answer = useQuery(callQuery(client, "panelCoupon", { couponId }));
  return (
    <QueryBoundary answer={answer} title="panel:coupons.one">
      {(coupon) => <Whole coupon={coupon} />}
    </QueryBoundary>
  );
}

function Whole({ coupon }: { readonly coupon: PanelCoupon }) {
  const t = useTranslate();
  const formats = useFormats();
  const [cancelling, setCancelling] = useState(false);
  const left = useUntil(coupon.status === "open" ? coupon.cancellableUntil : null);
  const { i18n, now } = usePanel();
  const open = left > 0 && inWindow(coupon, now());
  const { currency } = coupon;
  const cancelled = coupon.postings.findLast(({ kind }) => kind === "cancel");
  const form = couponFormTexts(coupon, { i18n, formats });
  const money = (amount: PanelCoupon["totalStake"]) => <Money amount={amount} currency={currency} />;
  return (
    <>
      <PageHeading
        title={coupon.couponNumber}
        above={
          <Link to={`/users/${coupon.playerId}`} className={linkClass()}>
            <bdi>{coupon.userName}</bdi>
          </Link>
        }
        beside={<CouponState status={coupon.status} />}
        aside={
          <>
            {open && (
              <span>
                {t("panel:cancel.window")} <Countdown left={left} />
              </span>
            )}
            {open && coupon.may.includes("coupon.cancel") && (
              <Button size="sm" variant="danger" onClick={() => setCancelling(true)}>
                {t("panel:cancel.title")}
              </Button>
            )}
          </>
        }
      />
      <div className={sections}>
        <Facts
          facts={[
            { name: t("panel:coupons.placed"), value: <When at={coupon.placedAt} /> },
            { name: t("panel:coupons.settled"), value: <When at={coupon.settledAt} /> },
            { name: t("coupon:kindLabel"), value: [t(`coupon:kind.${coupon.kind}`), ...form].join(" · ") },
            { name: t("panel:coupons.phase"), value: t(`panel:phase.${coupon.phase}`) },
            // The form of a system says its lines.
            ...(form.length > 0
              ? []
              : [{ name: t("coupon:linesLabel"), value: <bdi>{formats.number(coupon.lines)}</bdi> }]),
            {
              name: t("coupon:totalOdds"),
              value: coupon.totalOdds === null ? t("panel:nothing") : <Odds value={coupon.totalOdds} />,
            },
            { name: t("coupon:stake"), value: money(coupon.totalStake) },
            { name: t("coupon:maxReturn"), value: money(coupon.maxReturn) },
            { name: t("coupon:payout"), value: coupon.payout === null ? t("panel:nothing") : money(coupon.payout) },
            ...(coupon.bonus > 0n ? [{ name: t("panel:user.bonus"), value: money(coupon.bonus) }] : []),
            { name: t("panel:users.dealer"), value: <bdi>{coupon.dealerName}</bdi> },
            { name: t("panel:users.site"), value: <bdi>{coupon.siteName}</bdi> },
            ...(cancelled === undefined
              ? []
              : [{ name: t("panel:coupons.cancelledBy"), value: <bdi>{cancelled.actor}</bdi> }]),
            ...(coupon.reason === null ? [] : [{ name: t("panel:form.reason"), value: <bdi>{coupon.reason}</bdi> }]),
          ]}
        />
        <Section title={t("coupon:legs")}>
          <DataTable
            caption={t("coupon:legs")}
            columns={legColumns(coupon.status)}
            rows={coupon.legs}
            rowKey={(leg) => `${leg.matchId}.${leg.marketTypeId}.${leg.outcomeId}.${leg.special}`}
          />
        </Section>
        <Section title={t("panel:coupons.postings")}>
          <DataTable
            caption={t("panel:coupons.postings")}
            columns={postingColumns(currency)}
            rows={coupon.postings}
            rowKey={({ transactionId }) => String(transactionId)}
          />
        </Section>
      </div>
      {cancelling && <CancelDialog coupon={coupon} onClose={() => setCancelling(false)} />}
    </>
  );
}
