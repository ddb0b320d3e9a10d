import { Chip, Select, Skeleton } from "@livery/ui";
import { useServices } from "../../../core/services.ts";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { marketName, sportName } from "../../../matches/names.ts";
import { SearchBox } from "../../../matches/search-box.tsx";
import { Problem } from "../../../parts/problem.tsx";
import type { SportsModel } from "../sports.model.ts";
import * as css from "./odds-table.css.ts";

interface ToolsProps extends VariantProps<SportsModel> {
  /** Whether several markets are shown side by side. */
  readonly several: boolean;
}

/** One bar above the tables: the choice of matches, of markets, and the search over all matches. */
export function OddsTools({ model, several }: ToolsProps) {
  const { search } = model;
  return (
    <div className={css.tools}>
      <TreeSelects model={model} />
      {search && (
        <SearchBox typed={search.typed} onType={search.type} short={search.state === "short"} className={css.search} />
      )}
      <Markets model={model} several={several} />
    </div>
  );
}

/** Sport, country and tournament, each as a select; a select appears once the level above is chosen. */
function TreeSelects({ model }: VariantProps<SportsModel>) {
  const t = useTranslate();
  const formats = useFormats();
  const { i18n } = useServices();
  const { choose, filter, state, tree } = model;
  const { category, sport, tournament } = filter;
  if (tree.state === "loading") return <Skeleton shape="control" width="half" />;
  // If the matches failed too, their own error is shown.
  if (tree.state === "failed")
    return state === "failed" ? null : <Problem error={tree.error} onRetry={tree.retry} compact />;
  if (tree.state === "empty") return null;
  const counted = (name: string, count: number): string => `${name} (${formats.number(count)})`;
  return (
    <div role="group" aria-label={t("sport:tree.label")} className={css.selects}>
      <Select
        size="sm"
        className={css.select}
        aria-label={t("sport:table.sport")}
        value={String(sport ?? "")}
        onChange={({ target }) => choose({ sport: Number(target.value) })}
        options={tree.sports.map(({ matchCount, name, sportId }) => ({
          value: String(sportId),
          label: counted(sportName(i18n, name), matchCount),
        }))}
      />
      <Select
        size="sm"
        className={css.select}
        aria-label={t("sport:table.country")}
        value={String(category ?? "")}
        onChange={({ target }) => choose({ sport, category: idIn(target.value) })}
        options={[
          { value: "", label: t("sport:table.allCountries") },
          ...(tree.categories ?? []).map(({ categoryId, matchCount, name }) => ({
            value: String(categoryId),
            label: counted(name, matchCount),
          })),
        ]}
      />
      {category !== null && (
        <Select
          size="sm"
          className={css.select}
          aria-label={t("sport:table.tournament")}
          value={String(tournament ?? "")}
          onChange={({ target }) => choose({ sport, category, tournament: idIn(target.value) })}
          options={[
            { value: "", label: t("sport:table.allTournaments") },
            ...(tree.tournaments ?? []).map(({ matchCount, name, tournamentId }) => ({
              value: String(tournamentId),
              label: counted(name, matchCount),
            })),
          ]}
        />
      )}
    </div>
  );
}

const idIn = (value: string): number | null => (value === "" ? null : Number(value));

/** The choice of markets: several, or one if there is space for one only. */
function Markets({ model: { markets }, several }: ToolsProps) {
  const t = useTranslate();
  const { i18n } = useServices();
  const { chooseSingle, offered, shown, single, toggle } = markets;
  if (offered.length < 2) return null;
  return (
    <div role="group" aria-label={t("sport:table.markets")} className={css.markets}>
      {offered.map(({ marketTypeId, name }) => (
        <Chip
          key={marketTypeId}
          className={css.market}
          pressed={several ? shown.has(marketTypeId) : marketTypeId === single}
          onClick={() => (several ? toggle : chooseSingle)(marketTypeId)}
        >
          {marketName(i18n, { name, special: "" })}
        </Chip>
      ))}
    </div>
  );
}
