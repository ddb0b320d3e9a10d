import { buttonClass, chipClass, classes, Skeleton, SportIcon } from "@livery/ui";
import { lazy, Suspense, useId, useState } from "react";
import { useServices } from "../../../core/services.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { dayName } from "../../../matches/day-name.ts";
import { MatchCards, MatchCardsSkeleton } from "../../../matches/match-cards.tsx";
import { sportName } from "../../../matches/names.ts";
import type { MatchView } from "../../../matches/matches.view.ts";
import { DateTime } from "../../../parts/date-time.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { HomeModel } from "../home.model.ts";
import { HomeMatches } from "../parts/home-matches.tsx";
import { Scene } from "../parts/scene.tsx";
import * as css from "./promo.css.ts";

const PromoStage = lazy(() => import("../../../announcements/promo-stage.tsx"));

/** Number of matches with prices; up to `later` more follow as a ribbon. */
const first = 6;
const later = 12;

/** Promotion first: the banners on a stage, the primary action below, the first prices, and later matches as a ribbon. */
export default function HomePromo({ model }: VariantProps<HomeModel>) {
  return (
    <div className={css.page}>
      <div className={css.front}>
        <Stage model={model} />
        <Foot model={model} />
      </div>
      <Matches model={model} />
    </div>
  );
}

/** The brand's welcome, covered by the banners. They are loaded later and use the existing space. */
function Stage({ model }: VariantProps<HomeModel>) {
  const { promos } = model;
  const t = useTranslate();
  const id = useId();
  const [covered, setCovered] = useState(false);
  return (
    <section className={css.stage} data-region="promo">
      <div className={css.content}>
        <h1 className={css.title} tabIndex={-1}>
          {t("sport:hero.title")}
        </h1>
        <p
          id={id}
          className={css.text}
          inert={covered}
          {...(promos.length > 0 && { role: "tabpanel", "aria-label": t("announce:promos.welcome") })}
        >
          {t("sport:hero.text")}
        </p>
      </div>
      {promos.length > 0 && (
        <Suspense fallback={null}>
          <PromoStage promos={promos} welcomeId={id} onCover={setCovered} />
        </Suspense>
      )}
      <Scene model={model} />
    </section>
  );
}

function Foot({ model: { sports, state } }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const { i18n } = useServices();
  return (
    <div className={css.foot} data-region="promo">
      <RouteLink to="SportBets" className={classes(buttonClass({ variant: "primary", size: "lg" }), css.call)}>
        {t("sport:hero.action")}
      </RouteLink>
      <nav aria-label={t("sport:sports")} className={css.sports}>
        {sports.length === 0 && state === "loading" && <Skeleton shape="row" width="half" />}
        <ul className={css.sportList}>
          {sports.map(({ sportId, name, matchCount }) => (
            <li key={sportId} className={css.sportItem}>
              <RouteLink to="SportBets" search={{ sport: sportId }} className={classes(chipClass(), css.sport)}>
                <SportIcon sport={name.toLowerCase()} size="sm" />
                {sportName(i18n, name)}
                {matchCount !== null && <span className={css.count}>{formats.number(matchCount)}</span>}
              </RouteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Matches({ model }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const matches = model.days.flatMap((day) => day.matches);
  const dayOf = ({ startsAt }: MatchView): string => dayName(t, formats, startsAt, model.now).name;
  const rest = matches.slice(first, first + later);
  return (
    <HomeMatches model={model} waiting={<MatchCardsSkeleton cards={first} />}>
      <MatchCards matches={matches.slice(0, first)} selections={model} dayOf={dayOf} named />
      {rest.length > 0 && (
        <section className={css.later}>
          <h3 className={css.laterTitle}>{t("sport:later")}</h3>
          <ul className={css.ribbon}>
            {rest.map((match) => (
              <li key={match.matchId} className={css.item}>
                <RouteLink to="Match" params={{ matchId: match.matchId }} className={css.ticket}>
                  <span className={css.when}>
                    {dayOf(match)} <DateTime at={match.startsAt} show="time" />
                  </span>
                  <bdi>{match.home}</bdi>
                  <bdi>{match.away}</bdi>
                </RouteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </HomeMatches>
  );
}
