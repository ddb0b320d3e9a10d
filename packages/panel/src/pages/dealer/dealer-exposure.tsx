import { panelCalls, type DealerDetail, type DealerExposure, type ExposedMarket } from "@livery/contract/panel";
import { EmptyState, linkClass, Money, Skeleton } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { usePanel, useStaff } from "../../core/panel.ts";
import { callQuery } from "../../core/queries.ts";
import { mayCall } from "../../core/session.ts";
import { useFormats, useTranslate } from "../../core/messages.ts";
import { DataTable } from "../../list/data-table.tsx";
import type { ListColumn } from "../../list/define-list.ts";
import { TeamNames, When } from "../../resources/figures.tsx";
import { Link } from "../../parts/link.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useMarketNames } from "../coupon/market-names.ts";
import { Facts, Section } from "../facts.tsx";
import { BoundValue } from "../limits/bound-value.tsx";
import { ExposureMeter } from "../limits/exposure-meter.tsx";
import * as limits from "../limits/limits.css.ts";
import { sections } from "../pages.css.ts";
import { RemainingExposureNotice } from "./remaining-exposure-notice.tsx";

/** How much of a dealer's exposure is used, and by which bets. */
export function DealerExposurePane({ dealer }: { readonly dealer: DealerDetail }) {
  const t = useTranslate();
  const { client } = usePanel();
  const answer = useQuery(callQuery(client, "panelDealerExposure", { dealerId: dealer.dealerId }));
  return (
    <div className={sections}>
      <RemainingExposureNotice dealer={dealer} />
      <div className={limits.large}>
        <ExposureMeter exposure={dealer.exposure} limit={dealer.exposureLimit} currency={dealer.currency} />
        <p className={limits.aside}>{t("panel:limits.exposureText")}</p>
      </div>
      {answer.data ? (
        <UsedExposure dealer={dealer} exposure={answer.data} />
      ) : answer.error ? (
        <Problem error={answer.error} onRetry={() => void answer.refetch()} compact />
      ) : (
        <div role="status" aria-busy aria-label={t("feedback:loading")}>
          <Skeleton shape="row" count={6} />
        </div>
      )}
    </div>
  );
}

function UsedExposure({ dealer, exposure }: { readonly dealer: DealerDetail; readonly exposure: DealerExposure }) {
  const t = useTranslate();
  const formats = useFormats();
  const staff = useStaff();
  const { rows, markets, coupons, totalStake, currency } = exposure;
  if (coupons === 0)
    return (
      <EmptyState title={t("panel:limits.emptyTitle")} compact>
        {t("panel:limits.emptyText", { name: dealer.name })}
      </EmptyState>
    );
  return (
    <>
      <Facts
        facts={[
          { name: t("panel:limits.coupons"), value: <bdi>{formats.number(coupons)}</bdi> },
          { name: t("panel:limits.stakes"), value: <Money amount={totalStake} currency={currency} /> },
        ]}
      />
      <Section title={t("panel:limits.markets")}>
        <p className={limits.aside}>
          {t("panel:limits.marketsText")}
          {markets > rows.length && ` ${t("panel:limits.marketsMore", { shown: rows.length, count: markets })}`}
        </p>
        <DataTable
          caption={t("panel:limits.markets")}
          rows={rows}
          rowKey={({ marketId }) => String(marketId)}
          columns={columnsFor(exposure)}
        />
        {mayCall(staff, panelCalls.panelCoupons) && (
          <p>
            <Link
              to="/coupons"
              search={{ dealerId: String(dealer.dealerId), status: "pending.open", sort: "-maxReturn" }}
              className={linkClass()}
            >
              {t("panel:limits.toCoupons")}
            </Link>
          </p>
        )}
      </Section>
    </>
  );
}

function columnsFor({ currency, exposure: whole }: DealerExposure): readonly ListColumn<ExposedMarket>[] {
  return [
    {
      key: "match",
      head: "panel:coupons.match",
      fixed: true,
      cell: ({ home, away }) => <TeamNames home={home} away={away} />,
    },
    { key: "market", head: "panel:results.market", cell: (row) => <Market row={row} /> },
    { key: "starts", head: "panel:coupons.starts", figures: true, cell: ({ startsAt }) => <When at={startsAt} /> },
    { key: "coupons", head: "panel:limits.coupons", figures: true, cell: ({ coupons }) => <Count value={coupons} /> },
    {
      key: "stake",
      head: "coupon:stake",
      figures: true,
      cell: ({ totalStake }) => <Money amount={totalStake} currency={currency} />,
    },
    {
      key: "exposure",
      head: "panel:limits.canCost",
      figures: true,
      cell: ({ exposure }) => (
        <BoundValue value={exposure} currency={currency} note={<Share part={exposure} whole={whole} />} />
      ),
    },
    {
      key: "outcome",
      head: "panel:limits.mostOn",
      figures: true,
      cell: (row) => <BoundValue value={row.outcomeExposure} currency={currency} note={<Outcome row={row} />} />,
    },
  ];
}

function Market({ row }: { readonly row: ExposedMarket }) {
  return <bdi>{useMarketNames().market(row)}</bdi>;
}

function Outcome({ row }: { readonly row: ExposedMarket }) {
  return <bdi>{useMarketNames().outcome(row)}</bdi>;
}

function Count({ value }: { readonly value: number }) {
  return <bdi>{useFormats().number(value)}</bdi>;
}

function Share({ part, whole }: { readonly part: bigint; readonly whole: bigint }) {
  return <bdi>{useFormats().percent(whole === 0n ? 0 : Number((part * 100n) / whole))}</bdi>;
}
