import { isOver, type LiveMarket, type LiveMatch } from "@livery/feed";
import { buttonClass, Card, classes, EmptyState, linkClass, Skeleton, VisuallyHidden } from "@livery/ui";
import { CallError } from "@livery/contract";
import { useServices } from "../../app/services.ts";
import { useWords } from "../../app/words.ts";
import { LiveBanner } from "../../live/live-banner.tsx";
import { LivePrice } from "../../live/live-price.tsx";
import { MatchClock } from "../../live/match-clock.tsx";
import { Cards, Corners, Score } from "../../live/scoreboard.tsx";
import { marketName } from "../../matches/names.ts";
import { selectionKey } from "../../matches/view.ts";
import { useIdParameter } from "../../routes/id-parameter.ts";
import { PageHeading } from "../../shell/page-heading.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { Problem } from "../../shell/problem.tsx";
import { RouteLink } from "../../shell/route-link.tsx";
import { useLiveMatchModel, type LiveMatchModel, type MarketGroup } from "./model.ts";
import * as css from "./route.css.ts";

/** A match being played, with all of its odds groups. */
export function LiveMatchRoute() {
  const matchId = useIdParameter("matchId");
  if (matchId === null) return <Gone match={undefined} />;
  return <LiveMatchPage key={matchId} matchId={matchId} />;
}

function LiveMatchPage({ matchId }: { readonly matchId: number }) {
  const t = useWords();
  const model = useLiveMatchModel(matchId);
  const { groups, match, standing, state, tryAgain } = model;
  const name = match === undefined ? null : t("sport:versus", { home: match.home, away: match.away });
  usePageTitle(name ?? t("frame:route.LiveBets"));
  if (state === "gone") return <Gone match={match} />;
  if (state === "failed") {
    return (
      <>
        <PageHeading>{t("frame:route.LiveBets")}</PageHeading>
        <Problem error={new CallError("offline")} onRetry={tryAgain} />
      </>
    );
  }
  if (match === undefined) {
    return (
      <div aria-busy>
        <PageHeading>{t("frame:route.LiveBets")}</PageHeading>
        <VisuallyHidden>{t("common:loading")}</VisuallyHidden>
        <Skeleton shape="tile" count={3} />
      </div>
    );
  }
  return (
    <>
      <Trail match={match} />
      <Board match={match} />
      <LiveBanner {...standing} />
      {groups.length === 0 && <p>{t("live:noPrices")}</p>}
      <div className={css.markets}>
        {groups.map((group) => (
          <Group key={group.marketTypeId} group={group} match={match} model={model} />
        ))}
      </div>
    </>
  );
}

function Trail({ match: { categoryName, tournamentName } }: { readonly match: LiveMatch }) {
  const t = useWords();
  return (
    <p className={css.trail}>
      <RouteLink to="LiveBets" className={linkClass("plain")}>
        {t("frame:route.LiveBets")}
      </RouteLink>
      <span aria-hidden>›</span>
      <span>
        {categoryName} · {tournamentName}
      </span>
    </p>
  );
}

/** Teams, score, clock, cards and corners. */
function Board({ match }: { readonly match: LiveMatch }) {
  const t = useWords();
  const { away, home } = match;
  const paused = match.locked && !isOver(match);
  return (
    <section className={css.board} aria-label={t("live:scoreboard")}>
      <h1 className={css.hidden} tabIndex={-1}>
        {t("sport:versus", { home, away })}
      </h1>
      <p className={css.state}>
        <MatchClock match={match} className={css.clock} />
        {paused && <span className={css.suspended}>{t("live:suspended")}</span>}
      </p>
      {(["home", "away"] as const).map((side) => (
        <Side key={side} match={match} side={side} />
      ))}
    </section>
  );
}

function Side({ match, side }: { readonly match: LiveMatch; readonly side: "home" | "away" }) {
  return (
    <>
      <p className={css.team}>
        <bdi className={css.name}>{match[side]}</bdi>
        <Cards match={match} side={side} />
        <Corners match={match} side={side} />
      </p>
      <p className={css.figures}>
        <Score match={match} side={side} sets />
      </p>
    </>
  );
}

function Group({
  group,
  match,
  model,
}: {
  readonly group: MarketGroup;
  readonly match: LiveMatch;
  readonly model: LiveMatchModel;
}) {
  const { i18n } = useServices();
  const { markets, name } = group;
  const [only] = markets;
  const special = markets.length === 1 && only !== undefined ? only.special : "";
  return (
    <Card level={2} title={marketName(i18n, { name, special })}>
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

/** A match that takes no bets any more, with how it ended where that was seen; or one that never was there. */
function Gone({ match }: { readonly match: LiveMatch | undefined }) {
  const t = useWords();
  return (
    <>
      {match === undefined ? (
        <PageHeading>{t("frame:route.LiveBets")}</PageHeading>
      ) : (
        <>
          <Trail match={match} />
          <Board match={match} />
        </>
      )}
      <EmptyState
        title={t("live:over.title")}
        action={
          <p className={css.ways}>
            <RouteLink to="LiveBets" className={buttonClass({ variant: "primary" })}>
              {t("live:over.action")}
            </RouteLink>
            <RouteLink to="Results" className={buttonClass()}>
              {t("frame:route.Results")}
            </RouteLink>
          </p>
        }
      >
        <p>{t("live:over.text")}</p>
      </EmptyState>
    </>
  );
}
