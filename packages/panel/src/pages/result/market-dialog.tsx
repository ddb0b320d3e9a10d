import type { PanelMatchResult, ResultMarket } from "@livery/contract/panel";
import { useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { useTranslate } from "../../core/messages.ts";
import { useMarketNames } from "../coupon/market-names.ts";
import * as css from "./result.css.ts";
import { ManualResultDialog } from "./manual-result-dialog.tsx";
import { readVerdict, type TypedVerdict, typedVerdict, VerdictFields } from "./verdict-fields.tsx";

/** Sets the result of every outcome of a market, whatever the score is. */
export function MarketDialog({
  match,
  market,
  onClose,
}: {
  readonly match: PanelMatchResult;
  readonly market: ResultMarket;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const names = useMarketNames();
  const { client } = usePanel();
  const [typed, setTyped] = useState<ReadonlyMap<number, TypedVerdict | undefined>>(
    () => new Map(market.outcomes.map((outcome) => [outcome.outcomeId, typedVerdict(outcome)])),
  );
  const named = { marketName: market.marketName, special: market.special, home: match.home, away: match.away };
  const entered = market.outcomes.flatMap(({ outcomeId }) => {
    const verdict = readVerdict(typed.get(outcomeId));
    return verdict === null ? [] : [{ outcomeId, ...verdict }];
  });
  const missing = entered.length < market.outcomes.length;
  return (
    <ManualResultDialog
      match={match}
      marketId={market.marketId}
      title={names.market({ ...named, outcomeName: "" })}
      text={t("panel:results.marketText")}
      submit={t("panel:results.setOutcomes")}
      danger={market.outcomes.some(({ result }) => result !== null)}
      problem={missing ? t("panel:results.chooseOutcomes") : null}
      send={({ reason, idempotencyKey }) =>
        client.call(
          "panelResultMarket",
          {
            matchId: match.matchId,
            version: match.version,
            marketId: market.marketId,
            outcomes: entered,
            reason,
          },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    >
      {({ submitted, open }) => (
        <div className={css.outcomes}>
          {market.outcomes.map(({ outcomeId, name }) => (
            <VerdictFields
              key={outcomeId}
              outcome={names.outcome({ ...named, outcomeName: name })}
              value={typed.get(outcomeId)}
              disabled={!open}
              submitted={submitted}
              onChange={(verdict) => setTyped((before) => new Map(before).set(outcomeId, verdict))}
            />
          ))}
        </div>
      )}
    </ManualResultDialog>
  );
}
