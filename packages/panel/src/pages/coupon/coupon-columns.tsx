import type { CouponLeg } from "@livery/contract";
import type { PanelCoupon } from "@livery/contract/panel";
import { Badge, Money, Odds, resultTones } from "@livery/ui";
import { useWords } from "../../app/words.ts";
import type { AreaColumn } from "../../area/define-area.ts";
import { Versus, When } from "../../areas/figures.tsx";
import { KindName } from "../../areas/movements.tsx";
import { useMarketWords } from "./market-words.ts";
import { resultWords } from "./result-words.ts";

export const legColumns: readonly AreaColumn<CouponLeg>[] = [
  {
    key: "match",
    head: "panel:coupons.match",
    fixed: true,
    cell: ({ home, away }) => <Versus home={home} away={away} />,
  },
  { key: "tournament", head: "panel:coupons.tournament", cell: ({ tournamentName }) => <bdi>{tournamentName}</bdi> },
  { key: "startsAt", head: "panel:coupons.starts", figures: true, cell: ({ startsAt }) => <When at={startsAt} /> },
  { key: "outcome", head: "panel:coupons.outcome", cell: (leg) => <Outcome leg={leg} /> },
  { key: "odds", head: "panel:coupons.odds", figures: true, cell: ({ odds }) => <Odds value={odds} /> },
  { key: "result", head: "panel:coupons.result", cell: (leg) => <Result leg={leg} /> },
];

export function postingColumns(currency: string): readonly AreaColumn<PanelCoupon["postings"][number]>[] {
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

function Outcome({ leg }: { readonly leg: CouponLeg }) {
  const words = useMarketWords();
  const t = useWords();
  return (
    <span>
      {words.market(leg)}: <strong>{words.outcome(leg)}</strong>
      {leg.banker && ` · ${t("coupon:banker")}`}
    </span>
  );
}

function Result({ leg }: { readonly leg: CouponLeg }) {
  const t = useWords();
  const { result, score } = leg;
  return (
    <span>
      <Badge tone={resultTones[result]}>{resultWords(t, leg)}</Badge>
      {score !== null && (
        <>
          {" "}
          <bdi>{score}</bdi>
        </>
      )}
    </span>
  );
}
