import { EmptyState, Skeleton, buttonClass } from "@livery/ui";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import { MarketsSkeleton } from "../../../matches/markets-skeleton.tsx";
import { trail } from "../../../matches/match-trail.css.ts";
import { MatchTrail } from "../../../matches/match-trail.tsx";
import { TeamNames } from "../../../matches/team-names.tsx";
import type { MatchView } from "../../../matches/matches.view.ts";
import { BrandPattern } from "../../../parts/brand-pattern.tsx";
import { PageHeading } from "../../../parts/page-heading.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { MatchModel } from "../match.model.ts";
import { market, markets } from "../parts/match-markets.css.ts";
import { MatchMarkets } from "../parts/match-markets.tsx";
import * as css from "./standard.css.ts";

/** The match in a head, and a card for each of its markets. */
export default function Match({ model }: VariantProps<MatchModel>) {
  const t = useTranslate();
  const { error, match, retry, state } = model;
  if (state === "failed") {
    return (
      <>
        <PageHeading>{t("frame:route.Match")}</PageHeading>
        <Problem error={error} onRetry={retry} />
      </>
    );
  }
  if (state === "gone") {
    return (
      <>
        <PageHeading>
          {match === null ? t("frame:route.Match") : t("sport:versus", { home: match.home, away: match.away })}
        </PageHeading>
        <EmptyState
          title={t("sport:empty.matchTitle")}
          action={
            <RouteLink to="SportBets" className={buttonClass()}>
              {t("sport:empty.matchAction")}
            </RouteLink>
          }
        >
          <p>{t("sport:empty.matchText")}</p>
        </EmptyState>
      </>
    );
  }
  if (match === null) return <Loading />;
  return (
    <>
      <MatchHead match={match} pattern={model.pattern} />
      <MatchMarkets match={match} model={model} />
    </>
  );
}

function MatchHead({ match, pattern }: Pick<MatchModel, "pattern"> & { readonly match: MatchView }) {
  const t = useTranslate();
  const formats = useFormats();
  const { away, home, startsAt } = match;
  return (
    <div className={css.head} data-region="promo">
      <BrandPattern picture={pattern} />
      <MatchTrail to="SportBets" match={match} />
      <PageHeading text={<time dateTime={startsAt}>{t("sport:startsAt", { when: formats.dateTime(startsAt) })}</time>}>
        <TeamNames home={home} away={away} />
      </PageHeading>
    </div>
  );
}

function Loading() {
  const t = useTranslate();
  return (
    <div aria-busy>
      <div className={css.head} data-region="promo">
        <Skeleton width="third" className={trail} />
        <PageHeading text={t("feedback:loading")}>{t("frame:route.Match")}</PageHeading>
      </div>
      <div className={markets}>
        <MarketsSkeleton className={market} />
      </div>
    </div>
  );
}
