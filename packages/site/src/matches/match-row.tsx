import { classes } from "@livery/ui";
import { memo } from "react";
import { useTranslate } from "../core/translate.ts";
import { DateTime } from "../parts/date-time.tsx";
import { allMarketsLabel } from "./all-markets-label.ts";
import { MoreMarkets } from "./more-markets.tsx";
import { RouteLink } from "../parts/route-link.tsx";
import { CountryFlag } from "./country-flag.tsx";
import { MatchPrices } from "./match-prices.tsx";
import { useNames } from "./use-names.ts";
import type { MatchView, PriceView } from "./matches.view.ts";
import * as css from "./match-row.css.ts";

export interface MatchRowProps {
  readonly match: MatchView;
  /** Keys of the match's prices that are in the slip, separated by spaces. */
  readonly selected: string;
  readonly toggle: (price: PriceView) => void;
  /** Whether the row names its tournament, where nothing above it does. */
  readonly named?: boolean;
}

/** One match with its listed market: kick-off, teams, prices, and a link to all of its markets. */
export const MatchRow = memo(function MatchRow({ match, named = false, selected, toggle }: MatchRowProps) {
  const t = useTranslate();
  const names = useNames();
  const { away, categoryName, countryFlag, home, marketCount, matchId, startsAt, tournamentName } = match;
  const params = { matchId };
  return (
    <li className={classes(css.row, named && css.named)}>
      <DateTime at={startsAt} show="time" className={css.time} />
      <RouteLink to="Match" params={params} className={css.teams}>
        <bdi>{home}</bdi>
        <span className={css.dashHidden}> – </span>
        <bdi>{away}</bdi>
      </RouteLink>
      {named && (
        <p className={css.tournament}>
          <CountryFlag code={countryFlag} />
          <span className={css.names}>
            <span>{names.category(categoryName)}</span>
            <span className={css.dashHidden}> · </span>
            <span className={css.tournamentName}>{names.tournament(tournamentName)}</span>
          </span>
        </p>
      )}
      <MatchPrices match={match} selected={selected} toggle={toggle} className={css.prices} />
      <RouteLink to="Match" params={params} className={css.more} aria-label={allMarketsLabel(t, match)}>
        <MoreMarkets count={marketCount} />
      </RouteLink>
    </li>
  );
});
