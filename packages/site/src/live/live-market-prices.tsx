import type { LiveMarket, LiveMatch, TopicStore } from "@livery/feed";
import type { ReactNode } from "react";
import { useTranslate } from "../core/translate.ts";
import { MarketPrices, type PriceLayout } from "../matches/market-prices.tsx";
import { selectionKey } from "../matches/matches.view.ts";
import type { LivePriceProps } from "./live-price.tsx";

/** What identifies a live price, wherever it is shown. */
export type OfferedPrice = Pick<LivePriceProps, "store" | "match" | "market" | "outcome" | "matchTitle" | "selected">;

export interface LiveMarketPricesProps {
  readonly store: TopicStore;
  readonly match: LiveMatch;
  readonly market: LiveMarket;
  /** Keys of the prices that are in the slip. */
  readonly selected: ReadonlySet<string>;
  readonly renderPrice: (price: OfferedPrice, layout: PriceLayout) => ReactNode;
}

/** The prices of one handicap line of a live market, side by side. */
export function LiveMarketPrices({ market, match, selected, renderPrice, store }: LiveMarketPricesProps) {
  const t = useTranslate();
  const { away, home } = match;
  const matchTitle = t("sport:versus", { home, away });
  return (
    <MarketPrices
      outcomes={market.outcomes}
      nameOf={({ name }) => name}
      special={market.special}
      home={home}
      away={away}
      renderPrice={(outcome, layout) =>
        renderPrice(
          { store, match, market, outcome, matchTitle, selected: selected.has(selectionKey(outcome.ref)) },
          layout,
        )
      }
    />
  );
}
