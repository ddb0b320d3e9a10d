import { OddsButton, type OddsButtonProps } from "@livery/ui";
import { useServices } from "../core/services.ts";
import { useTranslate } from "../core/translate.ts";
import { marketName, outcomeName } from "./names.ts";
import type { MarketView, MatchView, PriceView } from "./matches.view.ts";

interface PriceButtonProps extends Omit<
  OddsButtonProps,
  "market" | "outcome" | "odds" | "locked" | "lockedLabel" | "onClick"
> {
  readonly match: Pick<MatchView, "home" | "away">;
  readonly market: Pick<MarketView, "special">;
  /** From `usePriceLabel`, once for all prices of the market. */
  readonly label: string;
  readonly price: PriceView;
  readonly toggle: (price: PriceView) => void;
}

/** Names a market's prices for screen readers: `Arsenal – Chelsea, Match result`. */
export function usePriceLabel(): (
  match: Pick<MatchView, "home" | "away">,
  market: Pick<MarketView, "name" | "special">,
) => string {
  const t = useTranslate();
  const { i18n } = useServices();
  return ({ away, home }, market) => `${t("sport:versus", { home, away })}, ${marketName(i18n, market)}`;
}

/** A price of a match before its start, named for screen readers by its match, market and outcome. */
export function PriceButton({ label, market, match: { away, home }, price, toggle, ...rest }: PriceButtonProps) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { locked, odds, outcome } = price;
  return (
    <OddsButton
      {...rest}
      market={label}
      outcome={outcomeName(i18n, { outcome, special: market.special, home, away })}
      odds={odds}
      locked={locked}
      lockedLabel={t(odds === null && !locked ? "sport:pricesPending" : "sport:locked")}
      onClick={() => toggle(price)}
    />
  );
}
