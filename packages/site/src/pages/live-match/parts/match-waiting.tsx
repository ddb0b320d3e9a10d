import { Skeleton, VisuallyHidden } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import { MarketsSkeleton } from "../../../matches/markets-skeleton.tsx";
import { board } from "./match-board.css.ts";
import { markets } from "./match-markets.css.ts";

/** Placeholder of a live match: its clock, two teams with their scores, its markets. */
export function MatchWaiting() {
  const t = useTranslate();
  return (
    <div aria-busy>
      <VisuallyHidden>{t("feedback:loading")}</VisuallyHidden>
      <div className={board} aria-hidden>
        <Skeleton count={3} width="half" />
        <Skeleton count={3} width="short" />
      </div>
      <div className={markets}>
        <MarketsSkeleton />
      </div>
    </div>
  );
}
