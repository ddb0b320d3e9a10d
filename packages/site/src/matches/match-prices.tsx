import { useServices } from "../core/services.ts";
import { outcomeCaption } from "./names.ts";
import type { MatchView, PriceView } from "./matches.view.ts";
import { PriceButton, usePriceLabel } from "./price-button.tsx";

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
  const { i18n } = useServices();
  const { market } = match;
  const chosen = new Set(selected.split(" "));
  const label = usePriceLabel()(match, market);
  return (
    <div className={className}>
      {market.prices.map((price) => (
        <PriceButton
          key={price.key}
          match={match}
          market={market}
          label={label}
          price={price}
          caption={outcomeCaption(i18n, price.outcome)}
          selected={chosen.has(price.key)}
          stacked={stacked}
          toggle={toggle}
        />
      ))}
    </div>
  );
}
