import type { LiveMatch } from "@livery/feed";
import { CallError } from "@livery/contract";
import { useTranslate } from "../../../core/translate.ts";
import { LiveBanner } from "../../../live/live-banner.tsx";
import { MatchTimeline } from "../../../live/timeline/match-timeline.tsx";
import { MatchTrail } from "../../../matches/match-trail.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { Problem } from "../../../parts/problem.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { LiveMatchModel } from "../live-match.model.ts";
import { MatchBoard } from "../parts/match-board.tsx";
import { MatchMarkets } from "../parts/match-markets.tsx";
import { MatchOver } from "../parts/match-over.tsx";
import { MatchWaiting } from "../parts/match-waiting.tsx";

/** The board of the match, its course, and all of its markets one below the other. */
export default function LiveMatchPage({ model }: VariantProps<LiveMatchModel>) {
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
