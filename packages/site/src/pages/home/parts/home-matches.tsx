import { buttonClass, EmptyState } from "@livery/ui";
import type { ReactNode } from "react";
import { useTranslate } from "../../../core/translate.ts";
import { StaleNotice } from "../../../parts/stale-notice.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { HomeModel } from "../home.model.ts";
import * as css from "./home-matches.css.ts";

/** The matches of Home in every state: `children` renders the matches, `waiting` the loading state. */
export function HomeMatches({
  model: { days, error, retry, state },
  waiting,
  children,
}: {
  readonly model: HomeModel;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTranslate();
  if (state === "failed" && days.length === 0) return <Problem error={error} onRetry={retry} />;
  if (state === "empty") {
    return (
      <EmptyState
        title={t("sport:empty.homeTitle")}
        action={
          <RouteLink to="Results" className={buttonClass()}>
            {t("sport:empty.homeAction")}
          </RouteLink>
        }
      >
        <p>{t("sport:empty.homeText")}</p>
      </EmptyState>
    );
  }
  return (
    <section className={css.matches} aria-busy={state === "loading" || state === "fixtures"}>
      <h2 className={css.heading}>{t("sport:upcoming")}</h2>
      {state === "failed" && <StaleNotice error={error} onRetry={retry} />}
      {state === "loading" && waiting}
      {children}
    </section>
  );
}
