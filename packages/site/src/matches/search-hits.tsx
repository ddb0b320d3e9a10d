import { Badge, Card, EmptyState, RowList, Row, Skeleton, VisuallyHidden, linkClass } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";
import { TeamNames } from "./team-names.tsx";
import { DateTime } from "../parts/date-time.tsx";
import { Problem } from "../parts/problem.tsx";
import { RouteLink } from "../parts/route-link.tsx";
import { useNames } from "./use-names.ts";
import type { MatchSearch } from "./use-match-search.ts";

/** The results of a search: matches, each linked to its own page; one in play to its live page. */
export function SearchHits({ search }: { readonly search: MatchSearch }) {
  const t = useTranslate();
  const names = useNames();
  const { error, hits, retry, state, typed } = search;
  if (state === "loading") return <Skeleton shape="row" count={5} />;
  if (state === "failed") return <Problem error={error} onRetry={retry} />;
  if (state === "empty") {
    return (
      <EmptyState title={t("sport:search.emptyTitle", { words: typed.trim() })}>
        <p>{t("sport:search.emptyText")}</p>
      </EmptyState>
    );
  }
  return (
    <Card flush title={t("sport:search.results", { count: hits.length })}>
      <VisuallyHidden live="polite">{t("sport:search.results", { count: hits.length })}</VisuallyHidden>
      <RowList label={t("sport:search.label")}>
        {hits.map(({ away, categoryName, home, live, matchId, startsAt, tournamentName }) => (
          <Row
            key={matchId}
            title={
              <RouteLink to={live ? "LiveMatch" : "Match"} params={{ matchId }} className={linkClass("plain")}>
                <TeamNames home={home} away={away} />
              </RouteLink>
            }
            detail={`${names.category(categoryName)} · ${names.tournament(tournamentName)}`}
            end={live ? <Badge tone="signal">{t("sport:search.live")}</Badge> : <DateTime at={startsAt} />}
          />
        ))}
      </RowList>
    </Card>
  );
}
