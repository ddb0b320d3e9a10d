import type { LiveMarket, LiveMatch } from "@livery/feed";
import { chartIcon, Chip, classes, useHeldWhilePressed } from "@livery/ui";
import { useRef, useState } from "react";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import { LiveMarketPrices } from "../../../live/live-market-prices.tsx";
import { LivePrice } from "../../../live/live-price.tsx";
import { PriceHistory } from "../../../live/price-history.tsx";
import type { MarketGroup } from "../../../matches/market-groups.ts";
import * as prices from "../../../matches/market-prices.css.ts";
import { MarketCard } from "../../../matches/market-card.tsx";
import { marketName } from "../../../matches/names.ts";
import type { LiveMatchModel } from "../live-match.model.ts";
import * as css from "./match-markets.css.ts";

export interface MatchMarketsProps {
  readonly match: LiveMatch;
  readonly model: LiveMatchModel;
  /** Heading level of the groups: one below that of the match. */
  readonly level?: 2 | 3;
}

/** All markets of a live match, one card per group. */
export function MatchMarkets({ match, model, level = 2 }: MatchMarketsProps) {
  const t = useTranslate();
  const [withHistory, setWithHistory] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  // A market that ends would move those below it away from the pointer.
  const groups = useHeldWhilePressed(model.groups, container);
  if (groups.length === 0) return <p>{t("live:noPrices")}</p>;
  return (
    <div ref={container} className={css.markets}>
      <div className={css.choice}>
        {withHistory && <p className={css.latest}>{t("live:history.latest")}</p>}
        <Chip icon={chartIcon} pressed={withHistory} onClick={() => setWithHistory(!withHistory)}>
          {t("live:history.title")}
        </Chip>
      </div>
      {groups.map((group) => (
        <Group
          key={group.marketTypeId}
          group={group}
          match={match}
          model={model}
          level={level}
          withHistory={withHistory}
        />
      ))}
    </div>
  );
}

function Group({
  group,
  match,
  model: { selected, store },
  level,
  withHistory,
}: Required<MatchMarketsProps> & { readonly group: MarketGroup<LiveMarket>; readonly withHistory: boolean }) {
  const { i18n } = useServices();
  if (store === null) return null;
  return (
    <MarketCard level={level} title={marketName(i18n, group)}>
      <div className={prices.lines}>
        {group.markets.map((market) => (
          <LiveMarketPrices
            key={market.marketId}
            store={store}
            match={match}
            market={market}
            selected={selected}
            renderPrice={(price, position) => (
              <div key={price.outcome.outcomeId} className={classes(css.price, withHistory && css.followed)}>
                <LivePrice {...price} {...position} />
                {withHistory && <PriceHistory store={store} outcome={price.outcome.ref} />}
              </div>
            )}
          />
        ))}
      </div>
    </MarketCard>
  );
}
