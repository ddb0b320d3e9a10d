import type { PanelMatchResult, ResultEvent, ResultMarket } from "@livery/contract/panel";
import { Badge, Button, resultTones } from "@livery/ui";
import { useTranslate } from "../../core/messages.ts";
import type { ListColumn } from "../../list/define-list.ts";
import { When } from "../../resources/figures.tsx";
import { useMarketNames } from "../coupon/market-names.ts";
import { resultText } from "../coupon/result-text.ts";
import { useEventText } from "./event-text.ts";
import * as css from "./result.css.ts";

/** The actions on one market. */
export type MarketAction = "outcomes" | "void" | "rollBack";

export function marketColumns(
  match: PanelMatchResult,
  may: { readonly enter: boolean; readonly rollBack: boolean },
  onAction: (action: MarketAction, market: ResultMarket) => void,
): readonly ListColumn<ResultMarket>[] {
  return [
    {
      key: "market",
      head: "panel:results.market",
      fixed: true,
      cell: (market) => <MarketName match={match} market={market} />,
    },
    {
      key: "outcomes",
      head: "panel:results.outcomes",
      cell: (market) => <Verdicts match={match} market={market} />,
    },
    ...(may.enter || may.rollBack
      ? [
          {
            key: "deeds",
            head: "panel:results.deeds" as const,
            cell: (market: ResultMarket) => <MarketActions market={market} may={may} onAction={onAction} />,
          },
        ]
      : []),
  ];
}

export function factColumns(match: PanelMatchResult): readonly ListColumn<ResultEvent>[] {
  return [
    { key: "at", head: "panel:movements.at", fixed: true, cell: ({ at }) => <When at={at} /> },
    { key: "what", head: "panel:results.what", cell: (event) => <What match={match} event={event} /> },
    {
      key: "before",
      head: "panel:results.before",
      cell: (event) => <Side match={match} event={event} side="before" />,
    },
    { key: "after", head: "panel:results.after", cell: (event) => <Side match={match} event={event} side="after" /> },
    { key: "actor", head: "panel:movements.actor", cell: ({ actor }) => <Actor actor={actor} /> },
    { key: "reason", head: "panel:form.reason", cell: ({ reason }) => <bdi>{reason}</bdi> },
  ];
}

interface OfMarket {
  readonly match: PanelMatchResult;
  readonly market: ResultMarket;
}

function MarketName({ match, market }: OfMarket) {
  const t = useTranslate();
  const names = useMarketNames();
  return (
    <span>
      {names.market({ ...market, outcomeName: "", home: match.home, away: match.away })}
      {market.ruled && (
        <>
          {" "}
          <Badge tone="warning">{t("panel:results.ruled")}</Badge>
        </>
      )}
    </span>
  );
}

function Verdicts({ match, market }: OfMarket) {
  const t = useTranslate();
  const names = useMarketNames();
  return (
    <span className={css.verdicts}>
      {market.outcomes.map(({ outcomeId, name, result, share }) => (
        <span key={outcomeId} className={css.verdict}>
          {names.outcome({ ...market, outcomeName: name, home: match.home, away: match.away })}
          <Badge tone={resultTones[result ?? "open"]}>{resultText(t, { result: result ?? "open", share })}</Badge>
        </span>
      ))}
    </span>
  );
}

function MarketActions({
  market,
  may,
  onAction,
}: {
  readonly market: ResultMarket;
  readonly may: { readonly enter: boolean; readonly rollBack: boolean };
  readonly onAction: (action: MarketAction, market: ResultMarket) => void;
}) {
  const t = useTranslate();
  const button = (action: MarketAction, text: string) => (
    <Button size="sm" onClick={() => onAction(action, market)}>
      {text}
    </Button>
  );
  return (
    <span className={css.buttons}>
      {may.enter && button("outcomes", t("panel:results.setOutcomes"))}
      {may.enter && button("void", t("panel:results.voidMarket"))}
      {may.rollBack && market.ruled && button("rollBack", t("panel:results.rollBack"))}
    </span>
  );
}

function What({ match, event }: { readonly match: PanelMatchResult; readonly event: ResultEvent }) {
  const t = useTranslate();
  const names = useMarketNames();
  const market = match.markets.find(({ marketId }) => marketId === event.marketId);
  return (
    <span>
      {t(`panel:results.kinds.${event.kind}`)}
      {market && `: ${names.market({ ...market, outcomeName: "", home: match.home, away: match.away })}`}
    </span>
  );
}

function Side({
  match,
  event,
  side,
}: {
  readonly match: PanelMatchResult;
  readonly event: ResultEvent;
  readonly side: "before" | "after";
}) {
  const t = useTranslate();
  const text = useEventText(match);
  return <span>{text(event, side) ?? t("panel:nothing")}</span>;
}

function Actor({ actor }: { readonly actor: string }) {
  const t = useTranslate();
  return <bdi>{actor === "system" ? t("panel:results.feed") : actor}</bdi>;
}
