import { useWords } from "../../app/words.ts";
import { FaceView } from "../../faces/face-view.tsx";
import { MatchListSkeleton } from "../../matches/match-list-skeleton.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { useSportsModel } from "./model.ts";

export function SportsRoute() {
  usePageTitle(useWords()("frame:route.SportBets"));
  return <FaceView kind="pages" name="sports" model={useSportsModel()} waiting={<MatchListSkeleton />} />;
}
