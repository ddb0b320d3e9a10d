import { CallError } from "@livery/contract";
import type { LiveMatch, TopicStore } from "@livery/feed";
import { linkClass, useHeldWhilePressed } from "@livery/ui";
import { useId, useRef } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { LivePrice } from "../../../live/live-price.tsx";
import { MatchClock } from "../../../live/match-clock.tsx";
import { sideOf } from "../../../live/scoreboard.tsx";
import type { MatchSelections } from "../../../matches/match-selections.ts";
import { resultOf, selectionKey } from "../../../matches/matches.view.ts";
import { dashHidden } from "../../../matches/match-row.css.ts";
import { useNames } from "../../../matches/use-names.ts";
import { Problem } from "../../../parts/problem.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import { useLiveNow, type LiveNow as Playing } from "../live-now.ts";
import { LiveNowSkeleton } from "./live-now-skeleton.tsx";
import * as css from "./live-now.css.ts";

type Selected = Pick<MatchSelections, "selected">;

/**
 * The live matches, one card per match, side by side. The height is the same with many and with none, so nothing below it moves.
 */
export default function LiveNow({ selected }: Selected) {
  const t = useTranslate();
  const id = useId();
  const container = useRef<HTMLElement>(null);
  const playing = useHeldWhilePressed(useLiveNow(), container);
  return (
    <section
      ref={container}
      className={css.live}
      aria-labelledby={id}
      data-section="live"
      data-density="compact"
      aria-busy={playing.state === "loading"}
    >
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {t("sport:front.live")}
        </h2>
        {playing.count > 0 && (
          <RouteLink to="LiveBets" className={linkClass("text")}>
            {t("live:inPlay", { count: playing.count })}
          </RouteLink>
        )}
      </div>
      <Content playing={playing} selected={selected} />
    </section>
  );
}

function Content({ playing: { matches, state, store, tryAgain }, selected }: { readonly playing: Playing } & Selected) {
  const t = useTranslate();
  if (state === "failed") {
    return (
      <div className={css.instead}>
        <Problem error={new CallError("offline")} onRetry={tryAgain} compact />
      </div>
    );
  }
  if (state === "empty") return <p className={css.instead}>{t("live:empty.title")}</p>;
  if (state === "loading" || store === null) return <LiveNowSkeleton />;
  return (
    <ul className={css.strip}>
      {matches.map((match) => (
        <li key={match.matchId} className={css.card}>
          <LiveCard match={match} store={store} selected={selected} />
        </li>
      ))}
    </ul>
  );
}

function LiveCard({ match, store, selected }: { readonly match: LiveMatch; readonly store: TopicStore } & Selected) {
  const t = useTranslate();
  const names = useNames();
  const { away, home, markets, matchId, score, tournamentName } = match;
  const market = resultOf(markets) ?? markets[0];
  const versus = t("sport:versus", { home, away });
  return (
    <>
      <p className={css.state}>
        <MatchClock match={match} className={css.clock} />
        <span className={css.tournament}>{names.tournament(tournamentName)}</span>
      </p>
      <RouteLink to="LiveMatch" params={{ matchId }} className={css.match}>
        <bdi className={css.team}>{home}</bdi>
        <span className={css.score}> {sideOf(score, "home")} </span>
        <span className={dashHidden}> – </span>
        <bdi className={css.team}>{away}</bdi>
        <span className={css.score}> {sideOf(score, "away")}</span>
      </RouteLink>
      {market === undefined ? (
        <p className={css.none}>{t("live:noPrices")}</p>
      ) : (
        <div className={css.prices}>
          {market.outcomes.slice(0, 3).map((outcome) => (
            <LivePrice
              key={outcome.outcomeId}
              store={store}
              match={match}
              market={market}
              outcome={outcome}
              matchTitle={versus}
              selected={selected.has(selectionKey(outcome.ref))}
            />
          ))}
        </div>
      )}
    </>
  );
}
