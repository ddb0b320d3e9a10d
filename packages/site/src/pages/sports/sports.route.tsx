import { useTranslate } from "../../core/translate.ts";
import { VariantView } from "../../variants/variant-view.tsx";
import { MatchListSkeleton } from "../../matches/match-list-skeleton.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { useSportsModel } from "./sports.model.ts";

export function SportsRoute() {
  usePageTitle(useTranslate()("frame:route.SportBets"));
  return <VariantView kind="pages" name="sports" model={useSportsModel()} waiting={<MatchListSkeleton />} />;
}
