import { OddsButton } from "@livery/ui";
import { useServices } from "../core/services.ts";
import { useTranslate } from "../core/translate.ts";
import { marketName, outcomeCaption, outcomeName } from "./names.ts";
import type { MatchView, PriceView } from "./matches.view.ts";

export interface MatchPricesProps {
  readonly match: MatchView;
  /** Keys of the match's prices that are in the slip, separated by spaces. */
  readonly selected: string;
  readonly toggle: (price: PriceView) => void;
  readonly stacked?: boolean;
  readonly className?: string;
}

/** The prices of a match's listed market. */
export function MatchPrices({ match, selected, toggle, stacked = false, className }: MatchPricesProps) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { away, home, market } = match;
  const chosen = new Set(selected.split(" "));
  const what = `${t("sport:versus", { home, away })}, ${marketName(i18n, market)}`;
  return (
    <div className={className}>
      {market.prices.map((price) => (
        <OddsButton
          key={price.key}
          market={what}
          outcome={outcomeName(i18n, { outcome: price.outcome, special: market.special, home, away })}
          caption={outcomeCaption(i18n, price.outcome)}
          odds={price.odds}
          locked={price.locked}
          lockedLabel={t(price.odds === null && !price.locked ? "sport:pricesPending" : "sport:locked")}
          selected={chosen.has(price.key)}
          stacked={stacked}
          onClick={() => toggle(price)}
        />
      ))}
    </div>
  );
}
