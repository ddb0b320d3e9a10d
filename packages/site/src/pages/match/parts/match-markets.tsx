import { useServices } from "../../../core/services.ts";
import type { MarketGroup } from "../../../matches/market-groups.ts";
import * as prices from "../../../matches/market-prices.css.ts";
import { MarketCard } from "../../../matches/market-card.tsx";
import { MarketPrices } from "../../../matches/market-prices.tsx";
import { marketName } from "../../../matches/names.ts";
import { PriceButton, usePriceLabel } from "../../../matches/price-button.tsx";
import type { MarketView, MatchView } from "../../../matches/matches.view.ts";
import type { MatchModel } from "../match.model.ts";
import * as css from "./match-markets.css.ts";

interface MatchMarketsProps {
  readonly match: MatchView;
  readonly model: MatchModel;
}

/** All markets of a match, one card per group. */
export function MatchMarkets({ match, model }: MatchMarketsProps) {
  return (
    <div className={css.markets}>
      {model.groups.map((group) => (
        <Market key={group.marketTypeId} match={match} group={group} model={model} />
      ))}
    </div>
  );
}

function Market({ match, group, model }: MatchMarketsProps & { readonly group: MarketGroup<MarketView> }) {
  const { i18n } = useServices();
  const priceLabel = usePriceLabel();
  const { away, home } = match;
  return (
    <MarketCard level={2} title={marketName(i18n, group)} className={css.market}>
      <div className={prices.lines}>
        {group.markets.map((market) => {
          const label = priceLabel(match, market);
          return (
            <MarketPrices
              key={market.key}
              outcomes={market.prices}
              nameOf={({ outcome }) => outcome}
              special={market.special}
              home={home}
              away={away}
              renderPrice={(price, position) => (
                <PriceButton
                  key={price.key}
                  match={match}
                  market={market}
                  label={label}
                  price={price}
                  selected={model.selected.has(price.key)}
                  toggle={model.toggle}
                  {...position}
                />
              )}
            />
          );
        })}
      </div>
    </MarketCard>
  );
}
