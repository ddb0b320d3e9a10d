import type { LiveMatch, TopicStore } from "@livery/feed";
import { Button } from "@livery/ui";
import { useState } from "react";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import { LivePrice } from "../../../live/live-price.tsx";
import { MatchClock } from "../../../live/match-clock.tsx";
import { Cards, Score } from "../../../live/scoreboard.tsx";
import { CountryFlag } from "../../../matches/country-flag.tsx";
import { allMarketsLabel } from "../../../matches/all-markets-label.ts";
import { MoreMarkets } from "../../../matches/more-markets.tsx";
import { marketName, tournamentName } from "../../../matches/names.ts";
import { selectionKey } from "../../../matches/matches.view.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { LiveBetsModel } from "../live-bets.model.ts";
import * as css from "./live-pages.css.ts";

/** As many matches stand on one screen of a machine, upright or lying, and nothing scrolls. */
const most = 4;

/** The live matches of a shop's machine: a few large rows with the main prices of each, and the next ones on the next page. */
export default function LivePages({ model, store }: { readonly model: LiveBetsModel; readonly store: TopicStore }) {
  const t = useTranslate();
  const [openedPage, openPage] = useState(1);
  const matches = model.entries.flatMap((entry) => (entry.kind === "match" ? [entry.match] : []));
  const pages = Math.ceil(matches.length / most);
  // Matches end while the last page is open.
  const page = Math.min(openedPage, pages);
  return (
    <div className={css.frame}>
      <ul className={css.list} aria-label={t("live:list")}>
        {matches.slice((page - 1) * most, page * most).map((match) => (
          <li key={match.matchId}>
            <Plate match={match} store={store} selected={model.selected} />
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={t("live:list")} className={css.pages}>
          <Button size="lg" disabled={page === 1} onClick={() => openPage(page - 1)}>
            {t("feedback:previous")}
          </Button>
          <span className={css.position} aria-live="polite">
            {t("feedback:pageOf", { page, pages })}
          </span>
          <Button size="lg" disabled={page === pages} onClick={() => openPage(page + 1)}>
            {t("feedback:next")}
          </Button>
        </nav>
      )}
    </div>
  );
}

/** One match: what it is and how it stands, the prices of its first market, and the way to all others. */
function Plate({
  match,
  store,
  selected,
}: {
  readonly match: LiveMatch;
  readonly store: TopicStore;
  readonly selected: ReadonlySet<string>;
}) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { away, home, marketCount, matchId } = match;
  const versus = t("sport:versus", { home, away });
  const [market] = match.markets;
  const link = { to: "LiveMatch", params: { matchId } } as const;
  return (
    <article className={css.plate} aria-label={versus}>
      <RouteLink {...link} className={css.match}>
        <span className={css.state}>
          {match.categoryFlag !== "" && <CountryFlag code={match.categoryFlag} />}
          <span className={css.league}>{tournamentName(i18n, match.tournamentName)}</span>
          <MatchClock match={match} className={css.clock} />
          {match.locked && <span className={css.suspended}>{t("live:suspended")}</span>}
        </span>
        <Team match={match} side="home" />
        <Team match={match} side="away" />
      </RouteLink>
      {market === undefined ? (
        <p className={css.none}>{t("live:noPrices")}</p>
      ) : (
        <div role="group" aria-label={marketName(i18n, market)} className={css.prices}>
          {market.outcomes.map((outcome) => (
            <LivePrice
              key={outcome.outcomeId}
              store={store}
              match={match}
              market={market}
              outcome={outcome}
              matchTitle={versus}
              selected={selected.has(selectionKey(outcome.ref))}
              stacked
              className={css.price}
            />
          ))}
        </div>
      )}
      <RouteLink {...link} className={css.more} aria-label={allMarketsLabel(t, match)}>
        <MoreMarkets count={marketCount} />
      </RouteLink>
    </article>
  );
}

function Team({ match, side }: { readonly match: LiveMatch; readonly side: "home" | "away" }) {
  return (
    <span className={css.team}>
      <bdi className={css.name}>{match[side]}</bdi>
      <Cards match={match} side={side} />
      <span className={css.score}>
        <Score match={match} side={side} />
      </span>
    </span>
  );
}
