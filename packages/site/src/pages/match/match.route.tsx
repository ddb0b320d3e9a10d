import { EmptyState, Skeleton, buttonClass } from "@livery/ui";
import { useServices } from "../../core/services.ts";
import { useFormats, useTranslate } from "../../core/translate.ts";
import type { MarketGroup } from "../../matches/market-groups.ts";
import * as prices from "../../matches/market-prices.css.ts";
import { MarketCard } from "../../matches/market-card.tsx";
import { MarketPrices } from "../../matches/market-prices.tsx";
import { MarketsSkeleton } from "../../matches/markets-skeleton.tsx";
import { trail } from "../../matches/match-trail.css.ts";
import { MatchTrail } from "../../matches/match-trail.tsx";
import { marketName } from "../../matches/names.ts";
import { PriceButton, usePriceLabel } from "../../matches/price-button.tsx";
import { TeamNames } from "../../matches/team-names.tsx";
import type { MarketView, MatchView } from "../../matches/matches.view.ts";
import { useIdParameter } from "../../routes/id-parameter.ts";
import { BrandPattern } from "../../parts/brand-pattern.tsx";
import { PageHeading } from "../../parts/page-heading.tsx";
import { usePageTitle } from "../../parts/page-title.ts";
import { Problem } from "../../parts/problem.tsx";
import { RouteLink } from "../../parts/route-link.tsx";
import { useMatchModel, type MatchModel } from "./match.model.ts";
import * as css from "./match.route.css.ts";

/** All markets of one match. */
export function MatchRoute() {
  const t = useTranslate();
  const model = useMatchModel(useIdParameter("matchId"));
  const { error, match, retry, state } = model;
  const name = match === null ? null : t("sport:versus", { home: match.home, away: match.away });
  usePageTitle(name ?? t("frame:route.Match"));
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
        <PageHeading>{name ?? t("frame:route.Match")}</PageHeading>
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
      <MatchHead match={match} />
      <div className={css.markets}>
        {model.groups.map((group) => (
          <Market key={group.marketTypeId} match={match} group={group} model={model} />
        ))}
      </div>
    </>
  );
}

function MatchHead({ match }: { readonly match: MatchView }) {
  const t = useTranslate();
  const formats = useFormats();
  const { pattern } = useServices().boot.brand;
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

function Market({
  match,
  group,
  model,
}: {
  readonly match: MatchView;
  readonly group: MarketGroup<MarketView>;
  readonly model: MatchModel;
}) {
  const { i18n } = useServices();
  const priceLabel = usePriceLabel();
  const { away, home } = match;
  return (
    <MarketCard level={2} title={marketName(i18n, group)} className={css.market}>
      <div className={prices.lines}>
        {group.markets.map((market) => {
          const label = priceLabel(match, market);
          return (
            <MarketPrices
              key={market.key}
              outcomes={market.prices}
              nameOf={({ outcome }) => outcome}
              special={market.special}
              home={home}
              away={away}
              renderPrice={(price, position) => (
                <PriceButton
                  key={price.key}
                  match={match}
                  market={market}
                  label={label}
                  price={price}
                  selected={model.selected.has(price.key)}
                  toggle={model.toggle}
                  {...position}
                />
              )}
            />
          );
        })}
      </div>
    </MarketCard>
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
      <div className={css.markets}>
        <MarketsSkeleton className={css.market} />
      </div>
    </div>
  );
}
