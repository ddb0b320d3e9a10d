import { CallError } from "@livery/contract";
import { buttonClass, Card, EmptyState, Skeleton, VisuallyHidden } from "@livery/ui";
import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../core/queries.ts";
import { useServices } from "../../core/services.ts";
import { useSettings } from "../../core/site-settings.ts";
import { useTranslate } from "../../core/translate.ts";
import type { InfoPage } from "../../routes/menus.ts";
import { useIdParameter } from "../../routes/id-parameter.ts";
import { RichText } from "../../security/rich-text.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { Problem } from "../../parts/problem.tsx";
import { RouteLink } from "../../parts/route-link.tsx";
import * as css from "./info.route.css.ts";

/** An info page of the operator (§2 `page/{id}`). */
export function InfoRoute() {
  const { client } = useServices();
  const t = useTranslate();
  const pageId = useIdParameter("id");
  const { infoPages } = useSettings();
  const answer = useQuery({
    ...callQuery(client, "getPage", { pageId: pageId ?? 1 }),
    enabled: pageId !== null,
    retry: false,
  });
  const known = infoPageOf(infoPages, pageId);
  const title = answer.data?.title ?? (known === null ? t("frame:route.Page") : t(`frame:info.${known}`));
  usePageTitle(title);
  const missing = pageId === null || (answer.error instanceof CallError && answer.error.code === "not_found");
  return (
    <article className={css.page}>
      <PageHeading>{title}</PageHeading>
      {missing && (
        <EmptyState
          title={t("frame:info.emptyTitle")}
          action={
            <RouteLink to="Home" className={buttonClass()}>
              {t("feedback:openHome")}
            </RouteLink>
          }
        >
          <p>{t("frame:info.emptyText")}</p>
        </EmptyState>
      )}
      {!missing && answer.data === undefined && answer.error === null && (
        <div aria-busy>
          <VisuallyHidden>{t("feedback:loading")}</VisuallyHidden>
          <Skeleton count={6} />
        </div>
      )}
      {!missing && answer.data === undefined && answer.error !== null && (
        <Problem error={answer.error} onRetry={() => void answer.refetch()} />
      )}
      {answer.data !== undefined && !missing && (
        <Card>
          <RichText html={answer.data.html} />
        </Card>
      )}
    </article>
  );
}

/** Returns the footer page of an id (D48), or null if no link has it. */
export function infoPageOf(infoPages: Readonly<Record<InfoPage, number>>, pageId: number | null): InfoPage | null {
  const found = Object.entries(infoPages).find(([, id]) => id === pageId);
  return found === undefined ? null : (found[0] as InfoPage);
}
