import { buttonClass, Card, Skeleton, SportIcon, Tabs } from "@livery/ui";
import { lazy, Suspense, useState } from "react";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { dayName } from "../../../matches/day-name.ts";
import { TournamentMatches } from "../../../matches/match-list.tsx";
import { MatchListSkeleton } from "../../../matches/match-list-skeleton.tsx";
import { useNames } from "../../../matches/use-names.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { HomeModel } from "../home.model.ts";
import { Head } from "../parts/head.tsx";
import { HomeMatches } from "../parts/home-matches.tsx";
import { Leagues } from "../parts/leagues.tsx";
import { LiveNowWaiting } from "../parts/live-now-skeleton.tsx";
import * as css from "./sports.css.ts";

const PromoByHand = lazy(() => import("../../../announcements/promo-by-hand.tsx"));
const LiveNow = lazy(() => import("../parts/live-now.tsx"));

/** A sportsbook's front page: a rail of sports and leagues; live matches; then one day at a time, league by league in dense rows. */
export default function HomeSports({ model }: VariantProps<HomeModel>) {
  const t = useTranslate();
  return (
    <div className={css.container}>
      <Head model={model} layout={css.head}>
        <h1 className={css.title} tabIndex={-1}>
          {t("sport:hero.title")}
        </h1>
        <RouteLink to="SportBets" className={buttonClass({ variant: "primary" })}>
          {t("sport:hero.action")}
        </RouteLink>
      </Head>
      <div className={css.front}>
        <div className={css.rail}>
          <Sports model={model} />
          <div className={css.leagues}>
            <Leagues model={model} />
          </div>
        </div>
        <div className={css.middle}>
          {model.mayLive && <Live model={model} />}
          <HomeMatches model={model} waiting={<MatchListSkeleton rows={8} />}>
            <Days model={model} />
          </HomeMatches>
        </div>
        {model.promos.length > 0 && (
          <Suspense fallback={null}>
            <div className={css.offers}>
              <PromoByHand promos={model.promos} />
            </div>
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Sports({ model: { sports, state } }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const names = useNames();
  return (
    <nav aria-label={t("sport:sports")}>
      {sports.length === 0 && state === "loading" && <Skeleton shape="row" count={3} />}
      <ul className={css.sports}>
        {sports.map(({ sportId, name, matchCount }) => (
          <li key={sportId} className={css.sportItem}>
            <RouteLink to="SportBets" search={{ sport: sportId }} className={css.sport}>
              <SportIcon sport={name.toLowerCase()} />
              <span className={css.sportName}>{names.sport(name)}</span>
              <span className={css.count}>{matchCount === null ? "\u00a0" : formats.number(matchCount)}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The feed starts once the page is hydrated; until then its space is reserved. */
function Live({ model: { now, selected } }: VariantProps<HomeModel>) {
  const waiting = <LiveNowWaiting />;
  if (now === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <LiveNow selected={selected} />
    </Suspense>
  );
}

function Days({ model }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const [chosen, choose] = useState<string | null>(null);
  const { days, now } = model;
  const open = days.find(({ day }) => day === chosen) ?? days[0];
  if (open === undefined) return null;
  const tabs = days.map(({ day, matches, startsAt }) => {
    const { name, date } = dayName(t, formats, startsAt, now);
    return { key: day, count: matches.length, label: <span title={date}>{name}</span> };
  });
  return (
    <Tabs label={t("sport:front.days")} tabs={tabs} value={open.day} onChange={choose}>
      <Card flush data-density="compact">
        {open.tournaments.map((group) => (
          <TournamentMatches key={group.key} group={group} selections={model} />
        ))}
      </Card>
    </Tabs>
  );
}
