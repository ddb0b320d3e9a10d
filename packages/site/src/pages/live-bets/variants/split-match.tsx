import { CallError } from "@livery/contract";
import { Icon } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { LiveBanner } from "../../../live/live-banner.tsx";
import { MatchTimeline } from "../../../live/timeline/match-timeline.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import { useLiveMatchModel, type LiveMatchModel } from "../../live-match/live-match.model.ts";
import { MatchBoard } from "../../live-match/parts/match-board.tsx";
import { MatchMarkets } from "../../live-match/parts/match-markets.tsx";
import { MatchOver } from "../../live-match/parts/match-over.tsx";
import { MatchWaiting } from "../../live-match/parts/match-waiting.tsx";
import type { LiveAddress } from "../live-bets.model.ts";
import * as css from "./split.css.ts";

export interface OpenMatchProps {
  readonly matchId: number;
  /** The list's address if the match replaces the list; null if it stands beside it. */
  readonly back: LiveAddress | null;
}

/** The half of the page with the open match: the content of a live match page. */
export function OpenMatch({ matchId, back }: OpenMatchProps) {
  const t = useTranslate();
  const model = useLiveMatchModel(matchId);
  const name = model.match && t("sport:versus", { home: model.match.home, away: model.match.away });
  return (
    <section aria-label={name ?? t("frame:route.LiveMatch")} tabIndex={-1} className={css.opened}>
      {back && (
        <RouteLink {...back} preserveScroll className={css.back}>
          <Icon name="chevron" size="sm" className={css.backArrow} />
          {t("live:over.action")}
        </RouteLink>
      )}
      {back && model.state !== "failed" && <LiveBanner {...model.feedStatus} />}
      <Content model={model} alone={back !== null} />
    </section>
  );
}

function Content({ model, alone }: { readonly model: LiveMatchModel; readonly alone: boolean }) {
  const t = useTranslate();
  const { match, state, tryAgain } = model;
  const level = alone ? 1 : 2;
  if (match !== undefined) {
    return (
      <>
        <MatchBoard match={match} level={level} />
        <MatchTimeline match={match} level={alone ? 2 : 3} />
        {state === "gone" ? <MatchOver /> : <MatchMarkets match={match} model={model} level={alone ? 2 : 3} />}
      </>
    );
  }
  return (
    <>
      {alone && <PageHeading>{t("frame:route.LiveBets")}</PageHeading>}
      {state === "gone" && <MatchOver />}
      {state === "failed" && <Problem error={new CallError("offline")} onRetry={tryAgain} compact />}
      {state === "loading" && <MatchWaiting />}
    </>
  );
}
