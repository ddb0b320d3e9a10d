import { useLivery, VisuallyHidden } from "@livery/ui";
import { useId, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useServices } from "../../../app/services.ts";
import { useWords } from "../../../app/words.ts";
import { CountryFlag } from "../../../matches/country-flag.tsx";
import { marketName, outcomeCaption } from "../../../matches/names.ts";
import { pickedIn, type MatchPicks } from "../../../matches/picks.ts";
import type { LeagueTable, OddsColumns } from "../odds-tables.ts";
import type { GridPlace } from "../parts/grid-move.ts";
import { focusBy, placeIn } from "./odds-table-focus.ts";
import { OddsTableRow } from "./odds-table-row.tsx";
import * as css from "./odds-table.css.ts";

export interface OddsLeagueProps {
  readonly league: LeagueTable;
  /** Market types to show. */
  readonly shown: ReadonlySet<number>;
  readonly several: boolean;
  readonly picks: MatchPicks;
  readonly now: number | null;
  /** The words that say how one moves in it. */
  readonly describedBy: string | undefined;
}

/**
 * The table of a league, a grid: one of its cells is in the order of the Tab key, the arrows go on from there, and from its last
 * row into the next league.
 */
export function OddsLeague({ describedBy, league, now, picks, several, shown }: OddsLeagueProps) {
  const id = useId();
  const { dir } = useLivery();
  const [at, setAt] = useState<GridPlace>({ row: 0, column: 0 });
  const { categoryName, countryFlag, rows, tournamentName } = league;
  const columns = league.columns.filter(({ marketTypeId }) => shown.has(marketTypeId));
  const count = 2 + columns.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
  // Rows and markets come and go: the cell of the Tab key is always there.
  const row = Math.min(at.row, rows.length - 1);
  const column = Math.min(at.column, count - 1);
  const keep = ({ target }: FocusEvent): void => {
    const place = placeIn(target);
    if (place !== null && (place.row !== row || place.column !== column)) setAt(place);
  };
  const move = (event: KeyboardEvent<HTMLTableElement>): void => {
    if (focusBy(event, { rows: rows.length, columns: count }, dir)) event.preventDefault();
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.league}>
        <CountryFlag code={countryFlag} />
        <span className={css.category}>{categoryName}</span>
        <span>{tournamentName}</span>
      </h2>
      <table
        role="grid"
        aria-labelledby={id}
        aria-describedby={describedBy}
        className={css.table}
        onKeyDown={move}
        onFocus={keep}
      >
        <Heads columns={columns} several={several} />
        <tbody>
          {rows.map((each, index) => (
            <OddsTableRow
              key={each.match.matchId}
              row={each}
              index={index}
              columns={columns}
              several={several}
              picked={pickedIn(each.match, picks)}
              toggle={picks.toggle}
              at={index === row ? column : null}
              now={now}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two rows of heads: the markets over their outcomes. */
function Heads({ columns, several }: { readonly columns: readonly OddsColumns[]; readonly several: boolean }) {
  const t = useWords();
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
