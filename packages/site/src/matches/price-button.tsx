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
  readonly market: Pick<MarketView, "name" | "special">;
  readonly price: PriceView;
  readonly toggle: (price: PriceView) => void;
}

/** A price of a match before its start, named for screen readers by its match, market and outcome. */
export function PriceButton({ market, match: { away, home }, price, toggle, ...rest }: PriceButtonProps) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { locked, odds, outcome } = price;
  return (
    <OddsButton
      {...rest}
      market={`${t("sport:versus", { home, away })}, ${marketName(i18n, market)}`}
      outcome={outcomeName(i18n, { outcome, special: market.special, home, away })}
      odds={odds}
      locked={locked}
      lockedLabel={t(odds === null && !locked ? "sport:pricesPending" : "sport:locked")}
      onClick={() => toggle(price)}
    />
  );
}
