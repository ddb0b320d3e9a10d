import { Banner, Button, buttonClass, Card, EmptyState, Skeleton, SportIcon } from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { useServices } from "../../../app/services.ts";
import { useFormats, useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { dayName } from "../../../matches/day-name.ts";
import { DayMatches } from "../../../matches/match-list.tsx";
import { MatchListSkeleton } from "../../../matches/match-list-skeleton.tsx";
import { sportName } from "../../../matches/names.ts";
import { BrandPattern } from "../../../shell/brand-pattern.tsx";
import { ScenePicture } from "../../../shell/brand-picture.tsx";
import { useErrorText } from "../../../app/error-text.ts";
import { Problem } from "../../../shell/problem.tsx";
import { RouteLink } from "../../../shell/route-link.tsx";
import type { HomeModel } from "../model.ts";
import { Horizon } from "./horizon.tsx";
import * as css from "./lobby.css.ts";

const Promos = lazy(() => import("../../../announcements/promos.tsx"));

/** The hall of the house: a welcome, the sports, and the matches in the order in which they begin. */
export default function HomeLobby({ model }: FaceProps<HomeModel>) {
  return (
    <div className={css.lobby}>
      <Welcome model={model} />
      <SportTiles model={model} />
      <Matches model={model} />
    </div>
  );
}

/** The welcome, and over it in turn the banners: they come late, and lie in the place that is there. */
function Welcome({ model }: FaceProps<HomeModel>) {
  const t = useWords();
  const [covered, setCovered] = useState(false);
  return (
    <section className={css.welcome} data-region="promo">
      {model.scene === null ? (
        <>
          <BrandPattern picture={model.pattern} className={css.pattern} />
          <Horizon />
        </>
      ) : (
        <ScenePicture picture={model.scene} />
      )}
      <div className={css.words}>
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
    </section>
  );
}

function SportTiles({ model }: FaceProps<HomeModel>) {
  const t = useWords();
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

function Matches({ model }: FaceProps<HomeModel>) {
  const t = useWords();
  const formats = useFormats();
  const text = useErrorText();
  const { days, error, now, retry, state } = model;
  if (state === "failed" && days.length === 0) return <Problem error={error} onRetry={retry} />;
  if (state === "empty") {
    return (
      <EmptyState
        title={t("sport:empty.homeTitle")}
        action={
          <RouteLink to="Results" className={buttonClass()}>
            {t("sport:empty.homeAction")}
          </RouteLink>
        }
      >
        <p>{t("sport:empty.homeText")}</p>
      </EmptyState>
    );
  }
  return (
    <section className={css.matches} aria-busy={state === "loading" || state === "fixtures"}>
      <h2 className={css.heading}>{t("sport:upcoming")}</h2>
      {state === "failed" && (
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
      {state === "loading" && <MatchListSkeleton />}
      {days.map(({ day, matches, startsAt }) => {
        const { name, date } = dayName(t, formats, startsAt, now);
        return (
          <Card key={day} level={3} flush title={name} aside={<time dateTime={day}>{date}</time>}>
            <DayMatches matches={matches} picks={model} />
          </Card>
        );
      })}
    </section>
  );
}
