import { CallError } from "@livery/contract";
import { isOver, type LiveMatch } from "@livery/feed";
import { classes, Icon, IconButton, linkClass, Skeleton, useHeldWhilePressed, VisuallyHidden } from "@livery/ui";
import { type ReactNode, useRef } from "react";
import { allMarketsLabel } from "../../../matches/all-markets-label.ts";
import { useServices } from "../../../core/services.ts";
import { useSettings } from "../../../core/site-settings.ts";
import { useTranslate } from "../../../core/translate.ts";
import { type FeedStatus, liveTrouble, useLiveTrouble } from "../../../live/live-banner.tsx";
import { LiveMarketPrices, type LiveMarketPricesProps } from "../../../live/live-market-prices.tsx";
import { LivePrice } from "../../../live/live-price.tsx";
import { MatchClock } from "../../../live/match-clock.tsx";
import { Cards, Corners, Score } from "../../../live/scoreboard.tsx";
import { marketName, outcomeCaption, tournamentName } from "../../../matches/names.ts";
import { Problem } from "../../../parts/problem.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import { type LiveMatchModel, useLiveMatchModel } from "../../live-match/live-match.model.ts";
import { mainMarkets } from "./main-markets.ts";
import * as css from "./watched-match.css.ts";

export interface WatchedMatchProps {
  readonly matchId: number;
  /** State of the whole feed: what the page shows for all matches, no match repeats. */
  readonly page: FeedStatus;
  readonly onRemove: (matchId: number) => void;
  /** Rendered before the remove button. */
  readonly tools?: ((matchId: number, name: string) => ReactNode) | undefined;
  /** Whether the match has space for more markets. */
  readonly large?: boolean;
}

/** Number of markets of a large match. */
const ofLarge = 8;

/** One of several matches: its score and clock, its main prices, and the link to all of them. */
export function WatchedMatch({ matchId, page, onRemove, tools, large = false }: WatchedMatchProps) {
  const t = useTranslate();
  const { i18n } = useServices();
  const model = useLiveMatchModel(matchId);
  const { match, state, tryAgain } = model;
  const name = match ? t("sport:versus", { home: match.home, away: match.away }) : t("frame:route.LiveMatch");
  return (
    <article className={classes(css.card, large && css.large)} aria-label={name} data-match={matchId}>
      <header className={css.head}>
        {match && (
          <p className={css.state}>
            <MatchClock match={match} className={css.clock} />
            <bdi className={css.tournament}>{tournamentName(i18n, match.tournamentName)}</bdi>
          </p>
        )}
        {!match && state === "gone" && <p className={css.note}>{t("live:multiview.unknown")}</p>}
        <span className={css.tools}>
          {tools?.(matchId, name)}
          <IconButton
            icon="close"
            size="sm"
            label={t("live:multiview.remove", { match: name })}
            onClick={() => onRemove(matchId)}
          />
        </span>
      </header>
      {match && <Board match={match} />}
      {state === "ready" && match && <Offer match={match} model={model} page={page} large={large} />}
      {match && state === "gone" && <p className={css.note}>{t("live:over.title")}</p>}
      {state === "failed" && <Problem error={new CallError("offline")} onRetry={tryAgain} compact />}
      {state === "loading" && (
        <div aria-busy className={css.waiting}>
          <VisuallyHidden>{t("feedback:loading")}</VisuallyHidden>
          <Skeleton count={2} />
          <Skeleton shape="control" count={2} />
        </div>
      )}
    </article>
  );
}

function Board({ match }: { readonly match: LiveMatch }) {
  const t = useTranslate();
  return (
    <div className={css.board}>
      {match.locked && !isOver(match) && <p className={css.suspended}>{t("live:suspended")}</p>}
      {(["home", "away"] as const).map((side) => (
        <p key={side} className={css.side}>
          <span className={css.team}>
            <bdi className={css.name} title={match[side]}>
              {match[side]}
            </bdi>
            <Cards match={match} side={side} />
            <Corners match={match} side={side} />
          </span>
          <Score match={match} side={side} sets />
        </p>
      ))}
    </div>
  );
}

function Offer({ large, match, model, page }: Pick<WatchedMatchProps, "large" | "page"> & OfferProps) {
  const t = useTranslate();
  const { liveMarketTypeIds } = useSettings();
  const { selected, feedStatus, store } = model;
  const matchTrouble = useLiveTrouble(feedStatus);
  const { marketCount, matchId } = match;
  const container = useRef<HTMLDivElement>(null);
  const shown = useHeldWhilePressed(
    mainMarkets(match.markets, liveMarketTypeIds, large ? ofLarge : undefined),
    container,
  );
  return (
    <>
      {matchTrouble === "stale" && liveTrouble(page) === null && (
        <p className={classes(css.note, css.stale)} role="status">
          <Icon name="lock" size="sm" />
          {t("live:stale.title")}
        </p>
      )}
      {shown.length === 0 && <p className={css.note}>{t("live:noPrices")}</p>}
      {store && (
        <div ref={container} className={css.markets}>
          <Markets match={match} markets={shown} store={store} selected={selected} />
        </div>
      )}
      <RouteLink
        to="LiveMatch"
        params={{ matchId }}
        className={classes(linkClass("text"), css.all)}
        aria-label={allMarketsLabel(t, match)}
      >
        {t("sport:marketCount", { count: marketCount })}
        <Icon name="chevron" size="sm" />
      </RouteLink>
    </>
  );
}

interface OfferProps {
  readonly match: LiveMatch;
  readonly model: LiveMatchModel;
}

interface MarketsProps extends Pick<LiveMarketPricesProps, "match" | "selected" | "store"> {
  readonly markets: LiveMatch["markets"];
}

function Markets({ markets, ...offer }: MarketsProps) {
  const { i18n } = useServices();
  return markets.map((market) => (
    <div key={market.marketId} role="group" aria-label={marketName(i18n, market)} className={css.market}>
      <p className={css.title} aria-hidden>
        {marketName(i18n, market)}
      </p>
      <LiveMarketPrices
        {...offer}
        market={market}
        // There is no space for team names side by side; `1`, `X` and `2` fit.
        renderPrice={(price, { caption, stacked }) => (
          <LivePrice
            key={price.outcome.outcomeId}
            {...price}
            className={css.price}
            stacked
            caption={stacked ? outcomeCaption(i18n, price.outcome.name) : caption}
          />
        )}
      />
    </div>
  ));
}
