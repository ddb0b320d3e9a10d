import { firstHalfResult } from "@livery/betting";
import type { LiveMarket, LiveMatch, TopicStore } from "@livery/feed";
import { BareButton, classes, Icon } from "@livery/ui";
import { memo } from "react";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import { LivePrice } from "../../../live/live-price.tsx";
import { MatchClock } from "../../../live/match-clock.tsx";
import { Cards, Corners, Score } from "../../../live/scoreboard.tsx";
import { marketName } from "../../../matches/names.ts";
import { selectionKey } from "../../../matches/matches.view.ts";
import { allMarketsLabel } from "../../../matches/all-markets-label.ts";
import { MoreMarkets } from "../../../matches/more-markets.tsx";
import { RouteLink, type RouteLinkProps } from "../../../parts/route-link.tsx";
import * as css from "./live-row.css.ts";

function lengthOf(home: string, away: string): keyof typeof css.sizes {
  const letters = Math.max(home.length, away.length);
  const shorter = Math.min(home.length, away.length);
  // The row of a phone has five lines of small letters: two names of three lines each do not fit.
  if (letters > 34 || shorter > 26) return "clamped";
  return letters > 22 ? "longest" : letters > 18 ? "long" : "usual";
}

/** Returns where a match opens. */
export type MatchLinkOf = (matchId: number) => Pick<RouteLinkProps, "to" | "params" | "search" | "preserveScroll">;

export interface LiveRowProps {
  readonly store: TopicStore;
  readonly match: LiveMatch;
  readonly double: boolean;
  /** Keys of the match's prices that are in the slip, separated by spaces. */
  readonly selected: string;
  readonly starred: boolean;
  readonly onStar: (matchId: number) => void;
  readonly matchLinkOf: MatchLinkOf;
  /** Whether the match is open beside the list. */
  readonly opened: boolean;
  /** Whether the match is watched side by side; null while none are, and the row has a star instead. */
  readonly watched: boolean | null;
  readonly onWatch: (matchId: number) => void;
}

/** One live match: clock, teams, score, cards, corners, the listed prices, and the link to all of them. */
export const LiveRow = memo(function LiveRow(props: LiveRowProps) {
  const { double, matchLinkOf, match, opened, selected, store, watched } = props;
  const t = useTranslate();
  const { i18n } = useServices();
  const { away, home, marketCount, matchId } = match;
  const versus = t("sport:versus", { home, away });
  const listed = match.markets.filter(({ marketTypeId }) => marketTypeId !== firstHalfResult);
  const half = double ? match.markets.find(({ marketTypeId }) => marketTypeId === firstHalfResult) : undefined;
  const [first, second] = listed;
  const shared = { store, match, selected, versus };
  return (
    <div className={classes(css.row, half && css.double, (opened || watched) && css.opened)}>
      <Choice {...props} versus={versus} />
      <RouteLink
        {...matchLinkOf(matchId)}
        className={classes(css.match, css.sizes[lengthOf(home, away)])}
        aria-current={opened ? "true" : undefined}
      >
        <Team match={match} side="home" />
        <Score match={match} side="home" />
        <Team match={match} side="away" />
        <Score match={match} side="away" />
        <span className={css.state}>
          <MatchClock match={match} className={css.clock} />
          {match.locked && <span className={css.suspended}>{t("live:suspended")}</span>}
        </span>
      </RouteLink>
      {first ? (
        <div className={css.prices}>
          <Prices {...shared} market={first} />
        </div>
      ) : (
        <p className={css.none}>{t("live:noPrices")}</p>
      )}
      {half && (
        <>
          <span className={css.half} aria-hidden>
            {marketName(i18n, half)}
          </span>
          <div className={css.halfPrices}>
            <Prices {...shared} market={half} />
          </div>
        </>
      )}
      {second && (
        <div className={css.second}>
          <Prices {...shared} market={second} />
        </div>
      )}
      <RouteLink {...matchLinkOf(matchId)} className={css.more} aria-label={allMarketsLabel(t, match)}>
        <MoreMarkets count={marketCount} />
      </RouteLink>
    </div>
  );
});

/** The row's button: it stars the match, or adds it to those side by side if the player chooses these. */
function Choice(props: LiveRowProps & { readonly versus: string }) {
  const t = useTranslate();
  const { match, onStar, onWatch, starred, versus, watched } = props;
  const { matchId } = match;
  if (watched === null) {
    return (
      <BareButton
        className={css.star}
        aria-pressed={starred}
        aria-label={t("live:favourite", { match: versus })}
        onClick={() => onStar(matchId)}
      >
        <Icon name="star" size="sm" className={css.starIcon} />
      </BareButton>
    );
  }
  return (
    <BareButton
      className={classes(css.star, css.watch)}
      aria-pressed={watched}
      aria-label={t("live:multiview.watch", { match: versus })}
      onClick={() => onWatch(matchId)}
    >
      <Icon name={watched ? "check" : "plus"} size="sm" className={css.watchIcon} />
    </BareButton>
  );
}

function Team({ match, side }: { readonly match: LiveMatch; readonly side: "home" | "away" }) {
  return (
    <span className={css.team}>
      <bdi className={css.name}>{match[side]}</bdi>
      <Cards match={match} side={side} />
      <span className={css.details}>
        <Corners match={match} side={side} />
      </span>
    </span>
  );
}

function Prices({
  store,
  match,
  market,
  selected,
  versus,
}: Pick<LiveRowProps, "store" | "match" | "selected"> & { readonly market: LiveMarket; readonly versus: string }) {
  const { i18n } = useServices();
  const chosen = new Set(selected.split(" "));
  const { length } = market.outcomes;
  return (
    <div
      role="group"
      aria-label={marketName(i18n, market)}
      className={classes(css.group, length === 2 ? css.two : length === 3 ? css.three : css.many)}
    >
      {market.outcomes.map((outcome) => (
        <LivePrice
          key={outcome.outcomeId}
          store={store}
          match={match}
          market={market}
          outcome={outcome}
          matchTitle={versus}
          selected={chosen.has(selectionKey(outcome.ref))}
          className={css.price}
        />
      ))}
    </div>
  );
}
