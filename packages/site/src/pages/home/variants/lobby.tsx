import { buttonClass, Card, Skeleton, SportIcon } from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { useServices } from "../../../core/services.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { dayName } from "../../../matches/day-name.ts";
import { DayMatches } from "../../../matches/match-list.tsx";
import { MatchListSkeleton } from "../../../matches/match-list-skeleton.tsx";
import { sportName } from "../../../matches/names.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { HomeModel } from "../home.model.ts";
import { HomeMatches } from "../parts/home-matches.tsx";
import { Scene } from "../parts/scene.tsx";
import * as css from "./lobby.css.ts";

const Promos = lazy(() => import("../../../announcements/promos.tsx"));

/** The lobby: a welcome, the sports, and the matches in order of their start. */
export default function HomeLobby({ model }: VariantProps<HomeModel>) {
  return (
    <div className={css.lobby}>
      <Welcome model={model} />
      <SportTiles model={model} />
      <Matches model={model} />
    </div>
  );
}

/** The welcome text, covered by the banners in turn. They are loaded later and use the existing space. */
function Welcome({ model }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const [covered, setCovered] = useState(false);
  return (
    <section className={css.welcome} data-region="promo">
      <div className={css.content}>
        <h1 className={css.title} tabIndex={-1}>
          {t("sport:hero.title")}
        </h1>
        <div className={css.call} inert={covered}>
          <p className={css.text}>{t("sport:hero.text")}</p>
          <RouteLink to="SportBets" className={buttonClass({ variant: "primary", size: "lg" })}>
            {t("sport:hero.action")}
          </RouteLink>
        </div>
      </div>
      {model.promos.length > 0 && (
        <Suspense fallback={null}>
          <Promos promos={model.promos} welcome={t("sport:hero.title")} onCover={setCovered} />
        </Suspense>
      )}
      <Scene model={model} />
    </section>
  );
}

function SportTiles({ model }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const { i18n } = useServices();
  return (
    <nav aria-label={t("sport:sports")} className={css.sports}>
      {model.sports.length === 0 && model.state === "loading" && <Skeleton shape="row" width="half" />}
      <ul className={css.tiles}>
        {model.sports.map(({ sportId, name, matchCount }) => (
          <li key={sportId}>
            <RouteLink to="SportBets" search={{ sport: sportId }} className={css.tile}>
              <span className={css.tileMark}>
                <SportIcon sport={name.toLowerCase()} size="lg" />
              </span>
              <span className={css.tileName}>{sportName(i18n, name)}</span>
              <span className={css.tileCount}>
                {matchCount === null ? "\u00a0" : t("sport:matchCount", { count: matchCount })}
              </span>
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
  return (
    <HomeMatches model={model} waiting={<MatchListSkeleton />}>
      {model.days.map(({ day, matches, startsAt }) => {
        const { name, date } = dayName(t, formats, startsAt, model.now);
        return (
          <Card key={day} level={3} flush title={name} aside={<time dateTime={day}>{date}</time>}>
            <DayMatches matches={matches} selections={model} />
          </Card>
        );
      })}
    </HomeMatches>
  );
}
