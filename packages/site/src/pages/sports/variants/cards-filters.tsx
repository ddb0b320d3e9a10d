import { chipClass, classes, Skeleton, SportIcon, VisuallyHidden } from "@livery/ui";
import { useEffect, useRef, type ReactNode } from "react";
import { useServices } from "../../../core/services.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { CountryFlag } from "../../../matches/country-flag.tsx";
import { sportName } from "../../../matches/names.ts";
import { Problem } from "../../../parts/problem.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { SportsModel } from "../sports.model.ts";
import { writeFilter, type TreeFilter } from "../tree-filter.ts";
import * as css from "./cards.css.ts";

/** Sports, countries of the chosen sport, tournaments of the chosen country: one row of chips each. */
export function Filters({ model }: VariantProps<SportsModel>) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { filter, tree } = model;
  const { category, sport, tournament } = filter;
  if (tree.state === "loading") return <Skeleton shape="row" width="half" />;
  // If the matches failed too, their own error is shown.
  if (tree.state === "failed")
    return model.state === "failed" ? null : <Problem error={tree.error} onRetry={tree.retry} compact />;
  if (tree.state === "empty") return null;
  return (
    <nav aria-label={t("sport:tree.label")} className={css.filters}>
      <ChipList label={t("sport:sports")} chosen={sport}>
        {tree.sports.map(({ matchCount, name, sportId }) => (
          <Choice key={sportId} to={{ sport: sportId }} chosen={sportId === sport} count={matchCount}>
            <SportIcon sport={name.toLowerCase()} size="sm" />
            {sportName(i18n, name)}
          </Choice>
        ))}
      </ChipList>
      {tree.categories !== null && tree.categories.length > 0 && (
        <ChipList label={t("sport:chips.countries")} chosen={category}>
          <Choice to={{ sport }} chosen={category === null}>
            {t("sport:chips.all")}
          </Choice>
          {tree.categories.map(({ categoryId, countryFlag, matchCount, name }) => (
            <Choice
              key={categoryId}
              to={{ sport, category: categoryId }}
              chosen={categoryId === category}
              count={matchCount}
            >
              <CountryFlag code={countryFlag} />
              {name}
            </Choice>
          ))}
        </ChipList>
      )}
      {category !== null && tree.tournaments !== null && tree.tournaments.length > 0 && (
        <ChipList label={t("sport:chips.tournaments")} chosen={tournament}>
          <Choice to={{ sport, category }} chosen={tournament === null}>
            {t("sport:chips.all")}
          </Choice>
          {tree.tournaments.map(({ matchCount, name, tournamentId }) => (
            <Choice
              key={tournamentId}
              to={{ sport, category, tournament: tournamentId }}
              chosen={tournamentId === tournament}
              count={matchCount}
            >
              {name}
            </Choice>
          ))}
        </ChipList>
      )}
    </nav>
  );
}

/** A row of chips that scrolls by itself; the chosen one is scrolled into view. */
function ChipList({
  label,
  chosen,
  children,
}: {
  readonly label: string;
  readonly chosen: number | null;
  readonly children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const chip = list.current?.querySelector("[aria-current]");
    if (chosen === null || !list.current || !chip) return;
    const [listRect, chipRect] = [list.current.getBoundingClientRect(), chip.getBoundingClientRect()];
    if (chipRect.left < listRect.left) list.current.scrollBy({ left: chipRect.left - listRect.left });
    else if (chipRect.right > listRect.right) list.current.scrollBy({ left: chipRect.right - listRect.right });
  }, [chosen]);
  return (
    <ul ref={list} aria-label={label} className={css.chips}>
      {children}
    </ul>
  );
}

function Choice({
  to,
  chosen,
  count,
  children,
}: {
  readonly to: Partial<TreeFilter>;
  readonly chosen: boolean;
  readonly count?: number;
  readonly children: ReactNode;
}) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <li className={css.item}>
      <RouteLink
        to="SportBets"
        search={writeFilter(to)}
        preserveScroll
        className={classes(chipClass(), css.chip)}
        aria-current={chosen ? "true" : undefined}
      >
        {children}
        {count !== undefined && (
          <>
            <span className={css.count} aria-hidden>
              {formats.number(count)}
            </span>
            <VisuallyHidden>{t("sport:matchCount", { count })}</VisuallyHidden>
          </>
        )}
      </RouteLink>
    </li>
  );
}
