import { Banner, Button, buttonClass, EmptyState, Pagination, VisuallyHidden } from "@livery/ui";
import type { ReactNode } from "react";
import { useErrorText } from "../../../app/error-text.ts";
import { useWords } from "../../../app/words.ts";
import { Problem } from "../../../shell/problem.tsx";
import { RouteLink } from "../../../shell/route-link.tsx";
import type { SportsModel } from "../model.ts";
import * as css from "./offered-matches.css.ts";

/** The matches of a selection in whatever state they are: how a face shows the days is its `children`, before they come its `waiting`. */
export function OfferedMatches({
  model,
  waiting,
  children,
}: {
  readonly model: SportsModel;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useWords();
  const text = useErrorText();
  const { error, page, pages, retry, state } = model;
  if (state === "loading") {
    return (
      <div aria-busy>
        <VisuallyHidden>{t("common:loading")}</VisuallyHidden>
        {waiting}
      </div>
    );
  }
  if (state === "failed") return <Problem error={error} onRetry={retry} />;
  if (state === "empty") {
    return (
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
  }
  return (
    <div className={css.days}>
      {error !== null && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={retry}>
              {t("common:retry")}
            </Button>
          }
        >
          {text(error)}
        </Banner>
      )}
      {children}
      <Pagination
        label={t("sport:pages")}
        page={page}
        pages={pages}
        onChange={model.openPage}
        previousLabel={t("common:previous")}
        nextLabel={t("common:next")}
        position={t("common:pageOf", { page, pages })}
      />
    </div>
  );
}
