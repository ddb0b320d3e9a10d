import { legResults } from "@livery/contract";
import type { PanelMatchResult, ResultEvent } from "@livery/contract/panel";
import { useTranslate, type Translate } from "../../core/messages.ts";
import { useMarketNames } from "../coupon/market-names.ts";
import { resultText } from "../coupon/result-text.ts";

interface OfMatch {
  readonly status: string;
  readonly certainty: "provisional" | "confirmed" | "rolled_back";
  readonly voided: boolean;
  readonly result: { readonly ft: readonly [number, number] | null } | null;
}

/** The state before and after a result event, as text; null if there was none. */
export function useEventText(match: PanelMatchResult): (event: ResultEvent, side: "before" | "after") => string | null {
  const t = useTranslate();
  const names = useMarketNames();
  return (event, side) => {
    const json = event[side];
    if (json === null) return null;
    const value: unknown = JSON.parse(json);
    if (event.marketId === null) return ofMatch(t, value as OfMatch);
    const market = match.markets.find(({ marketId }) => marketId === event.marketId);
    if (market === undefined) return null;
    return Object.entries(value as Readonly<Record<string, string>>)
      .map(([outcomeId, result]) => {
        const outcome = market.outcomes.find((each) => String(each.outcomeId) === outcomeId);
        const [verdict, share] = result.split(" ");
        const known = legResults.find((each) => each === verdict);
        const name = names.outcome({
          marketName: market.marketName,
          special: market.special,
          home: match.home,
          away: match.away,
          outcomeName: outcome?.name ?? outcomeId,
        });
        return t("panel:results.outcomeSaid", {
          outcome: name,
          result: known === undefined ? result : resultText(t, { result: known, share }),
        });
      })
      .join(", ");
  };
}

function ofMatch(t: Translate, { result, certainty, voided }: OfMatch): string | null {
  if (voided) return t("panel:results.states.void");
  if (certainty === "rolled_back") return t("panel:results.certainties.rolled_back");
  if (result?.ft) return `${result.ft[0]}:${result.ft[1]} · ${t(`panel:results.certainties.${certainty}`)}`;
  return null;
}
