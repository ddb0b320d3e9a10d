import { Card, classes, EmptyState, OddsButton, Skeleton, VisuallyHidden, buttonClass, linkClass } from "@livery/ui";
import { useServices } from "../../app/services.ts";
import { useFormats, useWords } from "../../app/words.ts";
import { marketName, outcomeCaption, outcomeName } from "../../matches/names.ts";
import { Versus } from "../../matches/versus.tsx";
import type { MarketView, MatchView } from "../../matches/view.ts";
import { useIdParameter } from "../../routes/id-parameter.ts";
import { PageHeading } from "../../shell/page-heading.tsx";
import { usePageTitle } from "../../shell/page-title.ts";
import { Problem } from "../../shell/problem.tsx";
import { RouteLink } from "../../shell/route-link.tsx";
import { useMatchModel, type MatchModel } from "./model.ts";
import * as css from "./route.css.ts";

/** All markets of one match. */
export function MatchRoute() {
  const t = useWords();
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
        {model.markets.map((market) => (
          <Market key={market.key} match={match} market={market} model={model} />
        ))}
      </div>
    </>
  );
}

function MatchHead({ match }: { readonly match: MatchView }) {
  const t = useWords();
  const formats = useFormats();
  const { away, categoryName, home, startsAt, tournamentName } = match;
  return (
    <>
      <p className={css.trail}>
        <RouteLink to="SportBets" className={linkClass("plain")}>
          {t("frame:route.SportBets")}
        </RouteLink>
        <span aria-hidden>›</span>
        <span>
          {categoryName} · {tournamentName}
        </span>
      </p>
      <PageHeading text={<time dateTime={startsAt}>{t("sport:startsAt", { when: formats.dateTime(startsAt) })}</time>}>
        <Versus home={home} away={away} />
      </PageHeading>
    </>
  );
}

function Market({
  match,
  market,
  model,
}: {
  readonly match: MatchView;
  readonly market: MarketView;
  readonly model: MatchModel;
}) {
  const t = useWords();
  const { i18n } = useServices();
  const { away, home } = match;
  const name = marketName(i18n, market);
  return (
    <Card level={2} title={name}>
      <div className={classes(css.prices, css.columns[columnsOf(market)])}>
        {market.prices.map((price) => (
          <OddsButton
            key={price.key}
            market={`${t("sport:versus", { home, away })}, ${name}`}
            outcome={outcomeName(i18n, { outcome: price.outcome, special: market.special, home, away })}
            caption={
              market.special === ""
                ? outcomeName(i18n, { outcome: price.outcome, special: "", home, away })
                : outcomeCaption(i18n, price.outcome)
            }
            odds={price.odds}
            stacked={market.prices.length === 3}
            className={css.price}
            locked={price.locked}
            lockedLabel={t("sport:locked")}
            selected={model.picked.has(price.key)}
            onClick={() => model.toggle(price)}
          />
        ))}
      </div>
    </Card>
  );
}

/** Two or three outcomes stand side by side on every screen; more find their own columns. */
function columnsOf({ prices }: MarketView): keyof typeof css.columns {
  return prices.length === 2 ? "two" : prices.length === 3 ? "three" : "many";
}

function Loading() {
  const t = useWords();
  return (
    <div aria-busy>
      <PageHeading>{t("frame:route.Match")}</PageHeading>
      <VisuallyHidden>{t("common:loading")}</VisuallyHidden>
      <div className={css.markets}>
        <Skeleton shape="tile" count={3} />
      </div>
    </div>
  );
}
