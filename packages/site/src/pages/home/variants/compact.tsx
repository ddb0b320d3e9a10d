import { Accordion, Badge, Button, buttonClass, chipClass, classes, Icon, Skeleton, SportIcon } from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { allMarketsLabel } from "../../../matches/all-markets-label.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { dayName } from "../../../matches/day-name.ts";
import { MatchPrices } from "../../../matches/match-prices.tsx";
import { dashHidden } from "../../../matches/match-row.css.ts";
import { selectedIn } from "../../../matches/match-selections.ts";
import { useNames } from "../../../matches/use-names.ts";
import type { MatchView } from "../../../matches/matches.view.ts";
import { DateTime } from "../../../parts/date-time.tsx";
import { chipRow } from "../../../parts/chip-row.css.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import { SectionMark } from "../../../parts/section-mark.tsx";
import type { HomeModel } from "../home.model.ts";
import { Head } from "../parts/head.tsx";
import { HomeMatches } from "../parts/home-matches.tsx";
import { Leagues } from "../parts/leagues.tsx";
import { rowCount } from "../parts/link-row.css.ts";
import * as css from "./compact.css.ts";

const PromoByHand = lazy(() => import("../../../announcements/promo-by-hand.tsx"));

/** Number of matches at first, and of those added by each press. */
const step = 5;

/** One thing at a time: sections as chips, the next matches with one of them open, one offer. */
export default function HomeCompact({ model }: VariantProps<HomeModel>) {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <Head model={model} className={css.head} layout={css.headText} beside>
        <h1 className={css.title} tabIndex={-1}>
          {t("sport:hero.title")}
        </h1>
        <Sections model={model} />
      </Head>
      <div className={css.list}>
        <HomeMatches model={model} waiting={<Skeleton shape="row" count={step} />}>
          <Matches model={model} />
        </HomeMatches>
        <RouteLink to="SportBets" className={buttonClass({ variant: "primary", size: "lg", wide: true })}>
          {t("sport:hero.action")}
        </RouteLink>
      </div>
      <div className={css.aside}>
        <Sports model={model} />
        {model.leagues.length > 0 && (
          <div className={classes(css.sports, css.leagues)}>
            <Leagues model={model} />
          </div>
        )}
        {model.promos.length > 0 && (
          <Suspense fallback={null}>
            <PromoByHand promos={model.promos} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Sections({ model: { sections } }: VariantProps<HomeModel>) {
  const t = useTranslate();
  return (
    <nav aria-label={t("sport:front.sections")}>
      <ul className={chipRow}>
        {sections.map(({ isNew, route, section }) => (
          <li key={route} data-section={section}>
            <RouteLink to={route} className={classes(chipClass(), css.chip, css.section)}>
              <SectionMark section={section} />
              {t(`frame:route.${route}`)}
              {isNew && <Badge tone="signal">{t("feedback:new")}</Badge>}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Rows of a list, not chips: a single chip beside the matches would look lost. */
function Sports({ model: { sports, state } }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const names = useNames();
  return (
    <nav aria-label={t("sport:sports")} className={css.sports}>
      <p className={css.sportsTitle} aria-hidden>
        {t("sport:sports")}
      </p>
      {sports.length === 0 && state === "loading" && <Skeleton shape="row" />}
      <ul>
        {sports.map(({ sportId, name, matchCount }) => (
          <li key={sportId}>
            <RouteLink to="SportBets" search={{ sport: sportId }} className={css.sport}>
              <SportIcon sport={name.toLowerCase()} size="sm" />
              <span className={css.sportName}>{names.sport(name)}</span>
              <span className={rowCount}>{matchCount === null ? "\u00a0" : formats.number(matchCount)}</span>
              <Icon name="chevron" size="sm" className={rowCount} />
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Matches({ model }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const names = useNames();
  const [shown, show] = useState(step);
  // The first match is open until the player opens another or closes it.
  const [chosen, choose] = useState<readonly string[] | null>(null);
  const matches = model.days.flatMap((day) => day.matches);
  if (matches.length === 0) return null;
  const open = chosen ?? matches.slice(0, 1).map(({ matchId }) => String(matchId));
  const items = matches.slice(0, shown).map((match) => {
    const key = String(match.matchId);
    const selected = match.market.prices.filter((price) => model.selected.has(price.key));
    return {
      key,
      label: <Teams match={match} />,
      aside: (
        <span className={css.when}>
          <span>
            {dayName(t, formats, match.startsAt, model.now).name} <DateTime at={match.startsAt} show="time" />
          </span>
          {selected.map((price) => (
            <Badge key={price.key} tone="success">
              {names.caption(price.outcome)}
            </Badge>
          ))}
        </span>
      ),
      content: open.includes(key) && <Opened match={match} model={model} />,
    };
  });
  return (
    <>
      <Accordion items={items} open={open} onChange={choose} />
      {shown < matches.length && <Button onClick={() => show(shown + step)}>{t("sport:front.more")}</Button>}
    </>
  );
}

function Teams({ match: { away, home } }: { readonly match: MatchView }) {
  return (
    <span className={css.teams}>
      <bdi>{home}</bdi>
      <span className={dashHidden}> – </span>
      <bdi>{away}</bdi>
    </span>
  );
}

function Opened({ match, model }: VariantProps<HomeModel> & { readonly match: MatchView }) {
  const t = useTranslate();
  const names = useNames();
  const { categoryName, marketCount, matchId, tournamentName } = match;
  return (
    <div className={css.opened}>
      <p className={css.tournament}>
        {names.category(categoryName)} · {names.tournament(tournamentName)}
      </p>
      <MatchPrices
        match={match}
        selected={selectedIn(match, model)}
        toggle={model.toggle}
        stacked
        className={css.prices}
      />
      <RouteLink
        to="Match"
        params={{ matchId }}
        className={buttonClass({ variant: "quiet", size: "sm" })}
        aria-label={allMarketsLabel(t, match)}
      >
        {t("sport:marketCount", { count: marketCount })}
      </RouteLink>
    </div>
  );
}
