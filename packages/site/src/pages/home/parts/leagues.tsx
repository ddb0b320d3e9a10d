import { useFormats, useTranslate } from "../../../core/translate.ts";
import { CountryFlag } from "../../../matches/country-flag.tsx";
import { useNames } from "../../../matches/use-names.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { HomeModel } from "../home.model.ts";
import * as css from "./leagues.css.ts";
import { rowCount } from "./link-row.css.ts";

/** The leagues of the first matches: what a visitor looks for after the sport, and content for the column beside the matches. */
export function Leagues({ model: { leagues } }: VariantProps<HomeModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const names = useNames();
  if (leagues.length === 0) return null;
  return (
    <nav aria-label={t("sport:chips.tournaments")}>
      <p className={css.title} aria-hidden>
        {t("sport:chips.tournaments")}
      </p>
      <ul>
        {leagues.map(({ categoryId, categoryName, countryFlag, matchCount, name, sportId, tournamentId }) => (
          <li key={tournamentId}>
            <RouteLink
              to="SportBets"
              search={{ sport: sportId, category: categoryId, tournament: tournamentId }}
              className={css.league}
            >
              <CountryFlag code={countryFlag} />
              <span className={css.names}>
                {names.tournament(name)} <span className={css.category}>{names.category(categoryName)}</span>
              </span>
              <span className={rowCount}>{formats.number(matchCount)}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
