import { Card, classes, EmptyState, Icon, Skeleton, SportIcon, VisuallyHidden } from "@livery/ui";
import type { ReactNode } from "react";
import { useServices } from "../../../core/services.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import { CountryFlag } from "../../../matches/country-flag.tsx";
import { sportName } from "../../../matches/names.ts";
import { Problem } from "../../../parts/problem.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { SportsModel } from "../sports.model.ts";
import { writeFilter, type TreeFilter } from "../tree-filter.ts";
import * as css from "./tree-list.css.ts";

interface TreeProps {
  readonly model: SportsModel;
  /** Called when an item with no sublevel is chosen. */
  readonly onChosen?: () => void;
}

/** Sport → category → tournament. Each is a link: the address has the choice. */
export function SportsTreeList({ model, onChosen }: TreeProps) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { filter, tree } = model;
  if (tree.state === "loading") return <Skeleton shape="row" count={6} />;
  if (tree.state === "failed") return <Problem error={tree.error} onRetry={tree.retry} compact />;
  if (tree.state === "empty") {
    return (
      <EmptyState compact title={t("sport:tree.emptyTitle")}>
        <p>{t("sport:tree.emptyText")}</p>
      </EmptyState>
    );
  }
  return (
    <Card flush>
      <ul className={css.list}>
        {tree.sports.map(({ sportId, name, matchCount }) => {
          const open = sportId === filter.sport;
          return (
            <li key={sportId}>
              <Node
                to={{ sport: sportId }}
                chosen={open && filter.category === null}
                open={open}
                count={matchCount}
                name={sportName(i18n, name)}
                level="sport"
                mark={<SportIcon sport={name.toLowerCase()} />}
              />
              {open && <Categories model={model} {...(onChosen && { onChosen })} />}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Categories({ model, onChosen }: TreeProps) {
  const { filter, tree } = model;
  if (tree.categories === null) return <Skeleton count={4} className={css.waiting} />;
  return (
    <ul>
      {tree.categories.map(({ categoryId, countryFlag, matchCount, name }) => {
        const open = categoryId === filter.category;
        return (
          <li key={categoryId}>
            <Node
              to={{ sport: filter.sport, category: categoryId }}
              chosen={open && filter.tournament === null}
              open={open}
              count={matchCount}
              name={name}
              level="category"
              mark={<CountryFlag code={countryFlag} />}
            />
            {open && <Tournaments model={model} {...(onChosen && { onChosen })} />}
          </li>
        );
      })}
    </ul>
  );
}

function Tournaments({ model, onChosen }: TreeProps) {
  const { filter, tree } = model;
  if (tree.tournaments === null) return <Skeleton count={2} className={css.waiting} />;
  return (
    <ul>
      {tree.tournaments.map(({ tournamentId, matchCount, name }) => (
        <li key={tournamentId}>
          <Node
            to={{ sport: filter.sport, category: filter.category, tournament: tournamentId }}
            chosen={tournamentId === filter.tournament}
            count={matchCount}
            name={name}
            level="tournament"
            {...(onChosen && { onChosen })}
          />
        </li>
      ))}
    </ul>
  );
}

interface NodeProps {
  readonly to: Partial<TreeFilter>;
  readonly name: string;
  readonly count: number;
  readonly chosen: boolean;
  /** Whether the sublevel is shown; absent if there is none. */
  readonly open?: boolean;
  readonly level: keyof typeof css.levels;
  readonly mark?: ReactNode;
  readonly onChosen?: () => void;
}

function Node({ to, name, count, chosen, open, level, mark, onChosen }: NodeProps) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <RouteLink
      to="SportBets"
      search={writeFilter(to)}
      preserveScroll
      className={classes(css.node, css.levels[level])}
      aria-current={chosen ? "true" : undefined}
      {...(onChosen && { onClick: onChosen })}
    >
      {mark && <span className={css.mark}>{mark}</span>}
      <span className={css.name}>{name}</span>
      <span className={css.count} aria-hidden>
        {formats.number(count)}
      </span>
      <VisuallyHidden>{t("sport:matchCount", { count })}</VisuallyHidden>
      {open !== undefined && <Icon name="chevronDown" size="sm" className={classes(css.arrow, !open && css.shut)} />}
    </RouteLink>
  );
}
