import { Badge, buttonClass, Card, EmptyState, RowList, Skeleton } from "@livery/ui";
import type { MatchResult } from "@livery/contract";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import { dayName } from "../../../matches/day-name.ts";
import { TeamNames } from "../../../matches/team-names.tsx";
import { useNames } from "../../../matches/use-names.ts";
import { QueryBoundary } from "../../../parts/query-boundary.tsx";
import { DateTime } from "../../../parts/date-time.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { Pages } from "../../../parts/pages.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { ResultsModel } from "../results.model.ts";
import * as css from "./standard.css.ts";

/** A card for each day, with a row for each match. */
export default function Results({ model }: VariantProps<ResultsModel>) {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <PageHeading text={t("sport:results.text")}>{t("frame:route.Results")}</PageHeading>
      <QueryBoundary
        answer={model}
        waiting={<Skeleton shape="row" count={8} />}
        otherwise={
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
        }
      >
        <Days model={model} />
      </QueryBoundary>
    </div>
  );
}

function Days({ model }: VariantProps<ResultsModel>) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <div className={css.days}>
      {model.days.map(({ day, results, startsAt }) => {
        const { name, date } = dayName(t, formats, startsAt, model.now);
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
      <Pages label={t("sport:results.pages")} list={model} />
    </div>
  );
}

function Result({ result }: { readonly result: MatchResult }) {
  const t = useTranslate();
  const names = useNames();
  const { away, categoryName, home, score, startsAt, status, tournamentName } = result;
  return (
    <li className={css.row}>
      <DateTime at={startsAt} show="time" className={css.time} />
      <div className={css.text}>
        <p className={css.teams}>
          <TeamNames home={home} away={away} />
        </p>
        <p className={css.detail}>
          {names.category(categoryName)} · {names.tournament(tournamentName)}
        </p>
      </div>
      {score === null ? (
        <Badge>{names.status(status)}</Badge>
      ) : (
        <bdi className={css.score} aria-label={t("coupon:score", { score })} dir="ltr">
          {score}
        </bdi>
      )}
    </li>
  );
}
