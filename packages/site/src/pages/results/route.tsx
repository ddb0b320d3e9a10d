import { Badge, Banner, Button, buttonClass, Card, EmptyState, Pagination, RowList, Skeleton } from "@livery/ui";
import type { MatchResult } from "@livery/contract";
import { useNow } from "../../app/clock.ts";
import { useServices } from "../../app/services.ts";
import { useFormats, useWords } from "../../app/words.ts";
import { dayName } from "../../matches/day-name.ts";
import { statusName } from "../../matches/names.ts";
import { Versus } from "../../matches/versus.tsx";
import { Moment } from "../../shell/moment.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { useErrorText } from "../../app/error-text.ts";
import { Problem } from "../../shell/problem.tsx";
import { RouteLink } from "../../shell/route-link.tsx";
import { useResultsModel, type ResultsModel } from "./model.ts";
import * as css from "./route.css.ts";

/** The last matches that have ended. */
export function ResultsRoute() {
  const t = useWords();
  const model = useResultsModel();
  usePageTitle(t("frame:route.Results"));
  return (
    <div className={css.page}>
      <PageHeading text={t("sport:results.text")}>{t("frame:route.Results")}</PageHeading>
      <Content model={model} />
    </div>
  );
}

function Content({ model }: { readonly model: ResultsModel }) {
  const t = useWords();
  const formats = useFormats();
  const text = useErrorText();
  const now = useNow();
  const { days, error, openPage, page, pages, retry, state } = model;
  if (state === "loading") {
    return (
      <div aria-busy>
        <Skeleton shape="row" count={8} />
      </div>
    );
  }
  if (state === "failed") return <Problem error={error} onRetry={retry} />;
  if (state === "empty") {
    return (
      <EmptyState
        title={t("sport:empty.resultsTitle")}
        action={
          <RouteLink to="SportBets" className={buttonClass()}>
            {t("sport:empty.resultsAction")}
          </RouteLink>
        }
      >
        <p>{t("sport:empty.resultsText")}</p>
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
      {days.map(({ day, results, startsAt }) => {
        const { name, date } = dayName(t, formats, startsAt, now);
        return (
          <Card key={day} flush title={name} aside={<time dateTime={day}>{date}</time>}>
            <RowList label={`${name} ${date}`}>
              {results.map((result) => (
                <Result key={result.matchId} result={result} />
              ))}
            </RowList>
          </Card>
        );
      })}
      <Pagination
        label={t("sport:results.pages")}
        page={page}
        pages={pages}
        onChange={openPage}
        previousLabel={t("common:previous")}
        nextLabel={t("common:next")}
        position={t("common:pageOf", { page, pages })}
      />
    </div>
  );
}

function Result({ result }: { readonly result: MatchResult }) {
  const t = useWords();
  const { i18n } = useServices();
  const { away, categoryName, home, score, startsAt, status, tournamentName } = result;
  return (
    <li className={css.row}>
      <Moment at={startsAt} show="time" className={css.time} />
      <div className={css.words}>
        <p className={css.teams}>
          <Versus home={home} away={away} />
        </p>
        <p className={css.detail}>
          {categoryName} · {tournamentName}
        </p>
      </div>
      {score === null ? (
        <Badge>{statusName(i18n, status)}</Badge>
      ) : (
        <bdi className={css.score} aria-label={t("coupon:score", { score })} dir="ltr">
          {score}
        </bdi>
      )}
    </li>
  );
}
