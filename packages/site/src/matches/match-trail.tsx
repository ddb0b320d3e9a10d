import { linkClass } from "@livery/ui";
import { useTranslate } from "../app/translate.ts";
import { RouteLink } from "../shell/route-link.tsx";
import * as css from "./match-trail.css.ts";

interface MatchTrailProps {
  /** The list that the match stands in. */
  readonly to: "SportBets" | "LiveBets";
  readonly match: { readonly categoryName: string; readonly tournamentName: string };
}

/** Where a match stands, and the way back there. */
export function MatchTrail({ to, match: { categoryName, tournamentName } }: MatchTrailProps) {
  const t = useTranslate();
  return (
    <p className={css.trail}>
      <RouteLink to={to} className={linkClass("plain")}>
        {t(`frame:route.${to}`)}
      </RouteLink>
      <span aria-hidden>›</span>
      <span>
        {categoryName} · {tournamentName}
      </span>
    </p>
  );
}
