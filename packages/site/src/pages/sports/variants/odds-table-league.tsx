import { GridTable, VisuallyHidden } from "@livery/ui";
import { useId } from "react";
import { useServices } from "../../../core/services.ts";
import { useTranslate } from "../../../core/translate.ts";
import { CountryFlag } from "../../../matches/country-flag.tsx";
import { categoryName, marketName, outcomeCaption, tournamentName } from "../../../matches/names.ts";
import { selectedIn, type MatchSelections } from "../../../matches/match-selections.ts";
import type { LeagueTable, OddsColumns } from "../odds-tables.ts";
import { OddsTableRow } from "./odds-table-row.tsx";
import * as css from "./odds-table.css.ts";

export interface OddsLeagueProps {
  readonly league: LeagueTable;
  /** Market types to show. */
  readonly shown: ReadonlySet<number>;
  readonly several: boolean;
  readonly selections: MatchSelections;
  readonly now: number | null;
  /** Id of the text that explains the keyboard navigation. */
  readonly describedBy: string | undefined;
}

/** The table of a league, a grid: arrow keys move between prices, and from the last row into the next league. */
export function OddsLeague({ describedBy, league, now, selections, several, shown }: OddsLeagueProps) {
  const id = useId();
  const { i18n } = useServices();
  const { countryFlag, rows } = league;
  const columns = league.columns.filter(({ marketTypeId }) => shown.has(marketTypeId));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.league}>
        <CountryFlag code={countryFlag} />
        <span className={css.category}>{categoryName(i18n, league.categoryName)}</span>
        <span>{tournamentName(i18n, league.tournamentName)}</span>
      </h2>
      <GridTable
        labelledBy={id}
        describedBy={describedBy}
        rows={rows.length}
        columns={2 + columns.reduce((sum, { outcomes }) => sum + outcomes.length, 0)}
        className={css.table}
      >
        {(tabStop) => (
          <>
            <Heads columns={columns} several={several} />
            <tbody>
              {rows.map((row, index) => (
                <OddsTableRow
                  key={row.match.matchId}
                  row={row}
                  index={index}
                  columns={columns}
                  several={several}
                  selected={selectedIn(row.match, selections)}
                  toggle={selections.toggle}
                  at={index === tabStop.row ? tabStop.column : null}
                  now={now}
                />
              ))}
            </tbody>
          </>
        )}
      </GridTable>
    </section>
  );
}

/** Two header rows: the markets above their outcomes. */
function Heads({ columns, several }: { readonly columns: readonly OddsColumns[]; readonly several: boolean }) {
  const t = useTranslate();
  const { i18n } = useServices();
  return (
    <thead className={css.heads}>
      <tr>
        {several && (
          <th rowSpan={2} scope="col" className={css.head}>
            {t("sport:table.time")}
          </th>
        )}
        <th rowSpan={2} scope="col" className={css.head}>
          {t("sport:table.match")}
        </th>
        {columns.map(({ lined, marketTypeId, name, outcomes }) => (
          <th key={marketTypeId} colSpan={outcomes.length + Number(lined)} scope="col" className={css.groupHead}>
            {marketName(i18n, { name, special: "" })}
          </th>
        ))}
        <th rowSpan={2} scope="col" className={css.figureHead}>
          <VisuallyHidden>{t("sport:table.more")}</VisuallyHidden>
        </th>
      </tr>
      <tr>
        {columns.flatMap(({ lined, marketTypeId, outcomes }) => [
          ...(lined
            ? [
                <th key={`${marketTypeId} line`} scope="col" className={css.opening}>
                  {t("sport:table.line")}
                </th>,
              ]
            : []),
          ...outcomes.map((outcome, index) => (
            <th
              key={`${marketTypeId} ${outcome}`}
              scope="col"
              className={index === 0 && !lined ? css.opening : css.figureHead}
            >
              {outcomeCaption(i18n, outcome)}
            </th>
          )),
        ])}
      </tr>
    </thead>
  );
}
