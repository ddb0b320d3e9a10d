import { linkClass } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";
import { RouteLink } from "../parts/route-link.tsx";
import { useNames } from "./use-names.ts";
import * as css from "./match-trail.css.ts";

interface MatchTrailProps {
  /** The list that contains the match. */
  readonly to: "SportBets" | "LiveBets";
  readonly match: { readonly categoryName: string; readonly tournamentName: string };
}

/** The category and tournament of a match, with the link back to the list. */
export function MatchTrail({ to, match: { categoryName, tournamentName } }: MatchTrailProps) {
  const t = useTranslate();
  const names = useNames();
  return (
    <p className={css.trail}>
      <RouteLink to={to} className={linkClass("plain")}>
        {t(`frame:route.${to}`)}
      </RouteLink>
      <span aria-hidden>›</span>
      <span>
        {names.category(categoryName)} · {names.tournament(tournamentName)}
      </span>
    </p>
  );
}
