import { memo, useLayoutEffect, useRef } from "react";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import { dayName } from "../../../matches/day-name.ts";
import type { MarketView, MatchView, PriceView } from "../../../matches/matches.view.ts";
import { PriceButton, usePriceLabel } from "../../../matches/price-button.tsx";
import { DateTime } from "../../../parts/date-time.tsx";
import { allMarketsLabel } from "../../../matches/all-markets-label.ts";
import { MoreMarkets } from "../../../matches/more-markets.tsx";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { OddsColumns, OddsRow } from "../odds-tables.ts";
import * as css from "./odds-table.css.ts";

export interface OddsTableRowProps {
  readonly row: OddsRow;
  readonly index: number;
  readonly columns: readonly OddsColumns[];
  /** Whether there is space for the start in its own column. */
  readonly several: boolean;
  /** Keys of the match's prices that are in the slip, separated by spaces. */
  readonly selected: string;
  readonly toggle: (price: PriceView) => void;
  /** The column whose cell is in the tab order; null if no cell of the row is. */
  readonly at: number | null;
  readonly now: number | null;
}

/** One match: its start, its teams, one price per cell, and the link to all of its markets. */
export const OddsTableRow = memo(function OddsTableRow(props: OddsTableRowProps) {
  const { at, columns, index, selected, row, several, toggle } = props;
  const t = useTranslate();
  const { match } = row;
  const { away, home, marketCount, matchId } = match;
  const params = { matchId };
  const chosen = new Set(selected.split(" "));
  const priceLabel = usePriceLabel();
  const firsts = firstColumns(columns);
  const last = 1 + columns.reduce((sum, { outcomes }) => sum + outcomes.length, 0);
  const tab = (column: number): 0 | -1 => (at === column ? 0 : -1);
  return (
    <tr className={css.row}>
      {several && (
        <td className={css.time}>
          <Start {...props} />
        </td>
      )}
      <th scope="row" data-row={index} data-column={0} className={css.match}>
        {!several && (
          <span className={css.startAbove}>
            <Start {...props} />
          </span>
        )}
        <RouteLink
          to="Match"
          params={params}
          tabIndex={tab(0)}
          className={several ? css.teams : css.teamsBelow}
          title={`${home} – ${away}`}
        >
          <bdi className={css.team}>{home}</bdi>
          <span className={css.dash}> – </span>
          <bdi className={css.team}>{away}</bdi>
        </RouteLink>
      </th>
      {columns.flatMap(({ lined, marketTypeId, outcomes }, nth) => {
        const { market = null, prices = [] } = row.cells.get(marketTypeId) ?? {};
        const label = market === null ? "" : priceLabel(match, market);
        return [
          ...(lined
            ? [
                <td key={`${marketTypeId} line`} className={css.line}>
                  {market?.special}
                </td>,
              ]
            : []),
          ...outcomes.map((outcome, nthOutcome) => {
            const column = (firsts[nth] ?? 0) + nthOutcome;
            const price = prices[nthOutcome] ?? null;
            return (
              <PriceCell
                key={`${marketTypeId} ${outcome}`}
                match={match}
                market={market}
                label={label}
                price={price}
                row={index}
                column={column}
                opens={nthOutcome === 0 && !lined}
                tabIndex={tab(column)}
                selected={price !== null && chosen.has(price.key)}
                toggle={toggle}
              />
            );
          }),
        ];
      })}
      <td data-row={index} data-column={last} className={css.cell}>
        <RouteLink
          to="Match"
          params={params}
          tabIndex={tab(last)}
          className={css.more}
          aria-label={allMarketsLabel(t, match)}
        >
          <MoreMarkets count={marketCount} />
        </RouteLink>
      </td>
    </tr>
  );
});

/** Returns the column of each market's first price; the match has the column before them. */
function firstColumns(columns: readonly OddsColumns[]): readonly number[] {
  return columns.map((_, nth) => 1 + columns.slice(0, nth).reduce((sum, { outcomes }) => sum + outcomes.length, 0));
}

/** The start time; the first match of a day also shows the day. */
function Start({ now, row: { match, opensDay } }: Pick<OddsTableRowProps, "now" | "row">) {
  const t = useTranslate();
  const formats = useFormats();
  const { startsAt } = match;
  return (
    <>
      {opensDay && <span className={css.day}>{dayName(t, formats, startsAt, now).name} </span>}
      <DateTime at={startsAt} show="time" />
    </>
  );
}

interface PriceCellProps {
  readonly match: MatchView;
  readonly market: MarketView | null;
  readonly label: string;
  /** Null if the match has no such outcome. */
  readonly price: PriceView | null;
  readonly row: number;
  readonly column: number;
  /** Whether it is the first of its market. */
  readonly opens: boolean;
  readonly tabIndex: 0 | -1;
  readonly selected: boolean;
  readonly toggle: (price: PriceView) => void;
}

/** A cell with a price is focused by its button; a cell without one, or with a locked price, is focused itself. */
function PriceCell({ column, label, market, match, opens, price, row, selected, tabIndex, toggle }: PriceCellProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const shut = price === null || price.locked || price.odds === null;
  useLayoutEffect(() => {
    // If a focused price is locked, the focus moves to its cell.
    if (shut && cell.current?.contains(document.activeElement) === true) cell.current.focus();
  }, [shut]);
  return (
    <td
      ref={cell}

      data-row={row}
      data-column={column}
      {...(shut && { tabIndex })}
      className={opens ? css.openingCell : css.cell}
    >
      {price === null || market === null ? (
        <span className={css.none}>–</span>
      ) : (
        <PriceButton
          match={match}
          market={market}
          label={label}
          price={price}
          selected={selected}
          tabIndex={tabIndex}
          className={css.price}
          toggle={toggle}
        />
      )}
    </td>
  );
}
