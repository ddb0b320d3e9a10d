import { buttonClass, EmptyState } from "@livery/ui";
import type { ReactNode } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { Pages } from "../../../parts/pages.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { SportsModel } from "../sports.model.ts";
import * as css from "./offered-matches.css.ts";

/** The matches of a filter in every state: `children` renders the days, `waiting` the loading state. */
export function OfferedMatches({
  model,
  waiting,
  children,
}: {
  readonly model: SportsModel;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTranslate();
  const empty = (
    <EmptyState
      title={t("sport:empty.sportsTitle")}
      action={
        <RouteLink to="SportBets" className={buttonClass()}>
          {t("sport:empty.sportsAction")}
        </RouteLink>
      }
    >
      <p>{t("sport:empty.sportsText")}</p>
    </EmptyState>
  );
  return (
    <QueryBoundary answer={model} waiting={waiting} otherwise={empty}>
      <div className={css.days}>
        {children}
        <Pages label={t("sport:pages")} list={model} />
      </div>
    </QueryBoundary>
  );
}
