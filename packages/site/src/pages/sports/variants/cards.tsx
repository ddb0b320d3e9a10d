import { useServices } from "../../../core/services.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { CountryFlag } from "../../../matches/country-flag.tsx";
import { dayName } from "../../../matches/day-name.ts";
import type { DayGroup } from "../../../matches/grouping.ts";
import { MatchCards, MatchCardsSkeleton } from "../../../matches/match-cards.tsx";
import { sportName } from "../../../matches/names.ts";
import { SearchBox } from "../../../matches/search-box.tsx";
import { SearchHits } from "../../../matches/search-hits.tsx";
import { useNames } from "../../../matches/use-names.ts";
import { isSearching } from "../../../matches/use-match-search.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import type { SportsModel } from "../sports.model.ts";
import { OfferedMatches } from "../parts/offered-matches.tsx";
import { Filters } from "./cards-filters.tsx";
import * as css from "./cards.css.ts";

/** A wall of match cards by day and league; the chips above filter by sport, country and tournament. */
export default function SportsCards({ model }: VariantProps<SportsModel>) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { chosenName, search } = model;
  return (
    <>
      <PageHeading section="sports">
        {chosenName === null ? t("frame:route.SportBets") : sportName(i18n, chosenName)}
      </PageHeading>
      <div className={css.tools}>
        {search && (
          <SearchBox
            typed={search.typed}
            onType={search.type}
            short={search.state === "short"}
            className={css.search}
          />
        )}
        <Filters model={model} />
      </div>
      {isSearching(search) ? (
        <SearchHits search={search} />
      ) : (
        <OfferedMatches model={model} waiting={<MatchCardsSkeleton cards={9} />}>
          {model.days.map((group) => (
            <Day key={group.day} group={group} model={model} />
          ))}
        </OfferedMatches>
      )}
    </>
  );
}

/** Leagues with several matches have a wall each; those with one share the last, so that no card is alone in its row. */
function Day({ group, model }: VariantProps<SportsModel> & { readonly group: DayGroup }) {
  const t = useTranslate();
  const names = useNames();
  const { name, date } = dayName(t, useFormats(), group.startsAt, model.now);
  const leagues = group.tournaments.filter(({ matches }) => matches.length > 1 || group.tournaments.length === 1);
  const singles = group.tournaments.filter((each) => !leagues.includes(each)).flatMap(({ matches }) => matches);
  return (
    <section className={css.day}>
      <div className={css.dayHead}>
        <h2 className={css.dayName}>{name}</h2>
        <time dateTime={group.day} className={css.date}>
          {date}
        </time>
      </div>
      {leagues.map(({ categoryName, countryFlag, key, matches, tournamentName }) => (
        <div key={key}>
          <h3 className={css.league}>
            <CountryFlag code={countryFlag} />
            <span className={css.category}>{names.category(categoryName)}</span>
            <span>{names.tournament(tournamentName)}</span>
          </h3>
          <MatchCards matches={matches} selections={model} />
        </div>
      ))}
      {singles.length > 0 && (
        <div>
          {leagues.length > 0 && <h3 className={css.league}>{t("sport:chips.others")}</h3>}
          <MatchCards matches={singles} selections={model} named />
        </div>
      )}
    </section>
  );
}
