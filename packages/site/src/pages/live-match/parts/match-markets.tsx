import type { LiveMarket, LiveMatch } from "@livery/feed";
import { Card, classes } from "@livery/ui";
import { useServices } from "../../../app/services.ts";
import { useWords } from "../../../app/words.ts";
import { LivePrice } from "../../../live/live-price.tsx";
import { marketName } from "../../../matches/names.ts";
import { selectionKey } from "../../../matches/view.ts";
import type { LiveMatchModel, MarketGroup } from "../model.ts";
import * as css from "./match-markets.css.ts";

export interface MatchMarketsProps {
  readonly match: LiveMatch;
  readonly model: LiveMatchModel;
  /** Of each group's heading: one below the match's. */
  readonly level?: 2 | 3;
}

/** All odds groups of a live match, a card each. */
export function MatchMarkets({ match, model, level = 2 }: MatchMarketsProps) {
  const t = useWords();
  if (model.groups.length === 0) return <p>{t("live:noPrices")}</p>;
  return (
    <div className={css.markets}>
      {model.groups.map((group) => (
        <Group key={group.marketTypeId} group={group} match={match} model={model} level={level} />
      ))}
    </div>
  );
}

function Group({ group, match, model, level }: Required<MatchMarketsProps> & { readonly group: MarketGroup }) {
  const { i18n } = useServices();
  const { markets, name } = group;
  const [only] = markets;
  const special = markets.length === 1 && only !== undefined ? only.special : "";
  return (
    <Card level={level} title={marketName(i18n, { name, special })}>
      <div className={css.lines}>
        {markets.map((market) => (
          <Line key={market.marketId} market={market} match={match} model={model} />
        ))}
      </div>
    </Card>
  );
}

function Line({
  market,
  match,
  model: { picked, store },
}: {
  readonly market: LiveMarket;
  readonly match: LiveMatch;
  readonly model: LiveMatchModel;
}) {
  if (store === null) return null;
  return (
    <div className={classes(css.prices, css.columns[columnsOf(market)])}>
      {market.outcomes.map((outcome) => (
        <LivePrice
          key={outcome.outcomeId}
          store={store}
          match={match}
          market={market}
          outcome={outcome}
          selected={picked.has(selectionKey(outcome.ref))}
          withLine
          stacked={market.outcomes.length === 3}
        />
      ))}
    </div>
  );
}

/** Two or three outcomes stand side by side on every screen; more find their own columns. */
function columnsOf({ outcomes }: LiveMarket): keyof typeof css.columns {
  return outcomes.length === 2 ? "two" : outcomes.length === 3 ? "three" : "many";
}
