import { isWithdrawn, type CouponLeg } from "@livery/contract";
import type { PanelCoupon } from "@livery/contract/panel";
import { Badge, Money, Odds, resultTones, statusTones } from "@livery/ui";
import { useTranslate } from "../../core/messages.ts";
import type { ListColumn } from "../../list/define-list.ts";
import { TeamNames, When } from "../../resources/figures.tsx";
import { KindName } from "../../resources/movements.tsx";
import { useMarketNames } from "./market-names.ts";
import { resultText } from "./result-text.ts";

/** `status`: the coupon's; a selection of a withdrawn one waits for no result. */
export const legColumns = (status: PanelCoupon["status"]): readonly ListColumn<CouponLeg>[] => [
  {
    key: "match",
    head: "panel:coupons.match",
    fixed: true,
    cell: ({ home, away }) => <TeamNames home={home} away={away} />,
  },
  { key: "tournament", head: "panel:coupons.tournament", cell: (leg) => <Tournament leg={leg} /> },
  { key: "startsAt", head: "panel:coupons.starts", figures: true, cell: ({ startsAt }) => <When at={startsAt} /> },
  { key: "outcome", head: "panel:coupons.outcome", cell: (leg) => <Outcome leg={leg} /> },
  { key: "odds", head: "panel:coupons.odds", figures: true, cell: ({ odds }) => <Odds value={odds} /> },
  {
    key: "result",
    head: "panel:coupons.result",
    cell: (leg) => (isWithdrawn(status) ? <Withdrawn status={status} /> : <Result leg={leg} />),
  },
];

export function postingColumns(currency: string): readonly ListColumn<PanelCoupon["postings"][number]>[] {
  return [
    { key: "at", head: "panel:movements.at", fixed: true, cell: ({ at }) => <When at={at} /> },
    { key: "kind", head: "panel:movements.kind", cell: ({ kind }) => <KindName kind={kind} /> },
    { key: "actor", head: "panel:movements.actor", cell: ({ actor }) => <bdi>{actor}</bdi> },
    {
      key: "cash",
      head: "panel:coupons.cash",
      figures: true,
      cell: ({ cash }) => <Money amount={cash} currency={currency} signed />,
    },
    {
      key: "transactionId",
      head: "panel:movements.transaction",
      figures: true,
      cell: ({ transactionId }) => <bdi>{transactionId}</bdi>,
    },
  ];
}

function Tournament({ leg }: { readonly leg: CouponLeg }) {
  return <bdi>{useMarketNames().tournament(leg)}</bdi>;
}

function Outcome({ leg }: { readonly leg: CouponLeg }) {
  const names = useMarketNames();
  const t = useTranslate();
  return (
    <span>
      {names.market(leg)}: <strong>{names.outcome(leg)}</strong>
      {leg.banker && ` · ${t("coupon:banker")}`}
    </span>
  );
}

function Withdrawn({ status }: Pick<PanelCoupon, "status">) {
  return <Badge tone={statusTones[status]}>{useTranslate()(`coupon:status.${status}`)}</Badge>;
}

function Result({ leg }: { readonly leg: CouponLeg }) {
  const t = useTranslate();
  const { result, score } = leg;
  return (
    <span>
      <Badge tone={resultTones[result]}>{resultText(t, leg)}</Badge>
      {score !== null && (
        <>
          {" "}
          <bdi>{score}</bdi>
        </>
      )}
    </span>
  );
}
