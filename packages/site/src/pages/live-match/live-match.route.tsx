import type { LiveMatch } from "@livery/feed";
import { useMemo } from "react";
import { CallError } from "@livery/contract";
import { useTranslate } from "../../core/translate.ts";
import { LiveBanner } from "../../live/live-banner.tsx";
import { liveMatchIdOf } from "../../live/match-id.ts";
import { LiveRegion } from "../../live/region/live-region.tsx";
import { MatchTimeline } from "../../live/timeline/match-timeline.tsx";
import { MatchTrail } from "../../matches/match-trail.tsx";
import { useParameter } from "../../routes/id-parameter.ts";
import { PageHeading } from "../../parts/page-heading.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { Problem } from "../../parts/problem.tsx";
import { type LiveMatchModel, useLiveMatchModel } from "./live-match.model.ts";
import { MatchBoard } from "./parts/match-board.tsx";
import { MatchMarkets } from "./parts/match-markets.tsx";
import { MatchOver } from "./parts/match-over.tsx";
import { MatchWaiting } from "./parts/match-waiting.tsx";

/** A live match with all of its markets. */
export function LiveMatchRoute() {
  const matchId = liveMatchIdOf(useParameter("matchId"));
  if (matchId === null) return <Gone match={undefined} />;
  return <LiveMatchPage key={matchId} matchId={matchId} />;
}

function LiveMatchPage({ matchId }: { readonly matchId: number }) {
  const t = useTranslate();
  const model = useLiveMatchModel(matchId);
  const { match } = model;
  const name = match === undefined ? null : t("sport:versus", { home: match.home, away: match.away });
  usePageTitle(name ?? t("frame:route.LiveBets"));
  const followed = useMemo(() => (match === undefined ? [] : [match]), [match]);
  return (
    <>
      <MatchInPlay model={model} />
      <LiveRegion followed={followed} />
    </>
  );
}

function MatchInPlay({ model }: { readonly model: LiveMatchModel }) {
  const t = useTranslate();
  const { match, feedStatus, state, tryAgain } = model;
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
      <>
        <PageHeading>{t("frame:route.LiveBets")}</PageHeading>
        <MatchWaiting />
      </>
    );
  }
  return (
    <>
      <MatchTrail to="LiveBets" match={match} />
      <MatchBoard match={match} />
      <LiveBanner {...feedStatus} />
      <MatchTimeline match={match} level={2} />
      <MatchMarkets match={match} model={model} />
    </>
  );
}

/** A match that accepts no bets any more, with its last state if that was received, or a match that never existed. */
function Gone({ match }: { readonly match: LiveMatch | undefined }) {
  const t = useTranslate();
  return (
    <>
      {match === undefined ? (
        <PageHeading>{t("frame:route.LiveBets")}</PageHeading>
      ) : (
        <>
          <MatchTrail to="LiveBets" match={match} />
          <MatchBoard match={match} />
          <MatchTimeline match={match} level={2} />
        </>
      )}
      <MatchOver />
    </>
  );
}
