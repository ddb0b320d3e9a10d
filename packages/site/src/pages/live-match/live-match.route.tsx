import { useMemo } from "react";
import { useTranslate } from "../../core/translate.ts";
import { liveMatchIdOf } from "../../live/match-id.ts";
import { LiveRegion } from "../../live/region/live-region.tsx";
import { VariantView } from "../../variants/variant-view.tsx";
import { useParameter } from "../../routes/id-parameter.ts";
import { usePageTitle } from "../../parts/page-title.ts";
import { unknownLiveMatch, useLiveMatchModel, type LiveMatchModel } from "./live-match.model.ts";

/** A live match with all of its markets. */
export function LiveMatchRoute() {
  const matchId = liveMatchIdOf(useParameter("matchId"));
  return matchId === null ? <Shown model={unknownLiveMatch} /> : <Followed key={matchId} matchId={matchId} />;
}

function Followed({ matchId }: { readonly matchId: number }) {
  return <Shown model={useLiveMatchModel(matchId)} />;
}

function Shown({ model }: { readonly model: LiveMatchModel }) {
  const t = useTranslate();
  const { match } = model;
  usePageTitle(
    match === undefined ? t("frame:route.LiveBets") : t("sport:versus", { home: match.home, away: match.away }),
  );
  const followed = useMemo(() => (match === undefined ? [] : [match]), [match]);
  return (
    <>
      <VariantView kind="pages" name="liveMatch" model={model} />
      <LiveRegion followed={followed} />
    </>
  );
}
