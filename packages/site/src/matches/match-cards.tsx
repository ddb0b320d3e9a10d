import { Icon, Skeleton } from "@livery/ui";
import { memo } from "react";
import { allMarketsLabel } from "./all-markets-label.ts";
import { useTranslate } from "../core/translate.ts";
import { DateTime } from "../parts/date-time.tsx";
import { RouteLink } from "../parts/route-link.tsx";
import { CountryFlag } from "./country-flag.tsx";
import { MatchPrices, type MatchPricesProps } from "./match-prices.tsx";
import { selectedIn, type MatchSelections } from "./match-selections.ts";
import { useNames } from "./use-names.ts";
import { dashHidden } from "./match-row.css.ts";
import type { MatchView } from "./matches.view.ts";
import * as css from "./match-cards.css.ts";

export interface MatchCardsProps {
  readonly matches: readonly MatchView[];
  readonly selections: MatchSelections;
  /** Returns the name of a match's day, where nothing above the cards shows it. */
  readonly dayOf?: (match: MatchView) => string;
  /** Whether a card names its tournament, where nothing above it does. */
  readonly named?: boolean;
}

/** A grid of matches, each a card with its listed prices and a link to all of its markets. */
export function MatchCards({ matches, selections, dayOf, named = false }: MatchCardsProps) {
  return (
    <div className={css.container}>
      <ul className={css.wall}>
        {matches.map((match) => (
          <MatchCard
            key={match.matchId}
            match={match}
            selected={selectedIn(match, selections)}
            toggle={selections.toggle}
            named={named}
            {...(dayOf && { day: dayOf(match) })}
          />
        ))}
      </ul>
    </div>
  );
}

interface MatchCardProps extends Pick<MatchPricesProps, "match" | "selected" | "toggle"> {
  readonly day?: string;
  readonly named: boolean;
}

const MatchCard = memo(function MatchCard({ match, selected, toggle, day, named }: MatchCardProps) {
  const t = useTranslate();
  const names = useNames();
  const { away, categoryName, countryFlag, home, marketCount, matchId, startsAt, tournamentName } = match;
  const params = { matchId };
  return (
    <li className={css.card}>
      <p className={css.head}>
        <span className={css.when}>
          {day !== undefined && `${day} `}
          <DateTime at={startsAt} show="time" />
        </span>
        {named && (
          <span className={css.tournament}>
            <CountryFlag code={countryFlag} />
            <span className={css.tournamentName}>
              {names.category(categoryName)} · {names.tournament(tournamentName)}
            </span>
          </span>
        )}
      </p>
      <RouteLink to="Match" params={params} className={css.teams}>
        <bdi>{home}</bdi>
        <span className={dashHidden}> – </span>
        <bdi>{away}</bdi>
      </RouteLink>
      <MatchPrices match={match} selected={selected} toggle={toggle} stacked className={css.prices} />
      <RouteLink to="Match" params={params} className={css.more} aria-label={allMarketsLabel(t, match)}>
        {t("sport:marketCount", { count: marketCount })}
        <Icon name="chevron" size="sm" />
      </RouteLink>
    </li>
  );
});

/** The skeleton of match cards: time, teams, three prices. */
export function MatchCardsSkeleton({ cards = 6 }: { readonly cards?: number }) {
  return (
    <div className={css.container} aria-hidden>
      <div className={css.wall}>
        {Array.from({ length: cards }, (_, index) => (
          <div key={index} className={css.card}>
            <Skeleton width="short" />
            <Skeleton count={2} width={index % 2 === 0 ? "half" : "third"} />
            <div className={css.prices}>
              <Skeleton shape="row" />
              <Skeleton shape="row" />
              <Skeleton shape="row" />
            </div>
            <Skeleton width="third" />
          </div>
        ))}
      </div>
    </div>
  );
}
