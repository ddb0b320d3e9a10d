import type { OutcomeVerdict, PanelMatchResult, ResultMarket } from "@livery/contract/panel";
import { Field, Select } from "@livery/ui";
import { useState } from "react";
import { usePanel } from "../../app/panel.ts";
import { useWords } from "../../app/words.ts";
import { useMarketWords } from "../coupon/market-words.ts";
import * as css from "./result.css.ts";
import { RulingDialog } from "./ruling-dialog.tsx";

const verdicts = ["won", "lost", "void", "half_won", "half_lost"] as const satisfies readonly OutcomeVerdict[];

/** Says what every outcome of a market comes to, whatever the score is. */
export function MarketDialog({
  match,
  market,
  onClose,
}: {
  readonly match: PanelMatchResult;
  readonly market: ResultMarket;
  readonly onClose: () => void;
}) {
  const t = useWords();
  const words = useMarketWords();
  const { client } = usePanel();
  const [typed, setTyped] = useState<ReadonlyMap<number, OutcomeVerdict>>(
    () => new Map(market.outcomes.flatMap(({ outcomeId, result }) => (result === null ? [] : [[outcomeId, result]]))),
  );
  const named = { marketName: market.marketName, special: market.special, home: match.home, away: match.away };
  const missing = market.outcomes.some(({ outcomeId }) => !typed.has(outcomeId));
  return (
    <RulingDialog
      match={match}
      marketId={market.marketId}
      title={words.market({ ...named, outcomeName: "" })}
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
            outcomes: [...typed].map(([outcomeId, result]) => ({ outcomeId, result })),
            reason,
          },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    >
      {({ asked, open }) => (
        <div className={css.outcomes}>
          {market.outcomes.map(({ outcomeId, name }) => (
            <Field
              key={outcomeId}
              label={words.outcome({ ...named, outcomeName: name })}
              required
              error={asked && !typed.has(outcomeId) ? t("panel:results.chooseOutcomes") : undefined}
            >
              <Select
                value={typed.get(outcomeId) ?? ""}
                disabled={!open}
                options={[
                  { value: "", label: t("panel:results.noOutcome"), disabled: true },
                  ...verdicts.map((value) => ({ value, label: t(`coupon:result.${value}`) })),
                ]}
                onChange={({ target }) =>
                  setTyped((before) => new Map(before).set(outcomeId, target.value as OutcomeVerdict))
                }
              />
            </Field>
          ))}
        </div>
      )}
    </RulingDialog>
  );
}
