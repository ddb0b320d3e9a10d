import { Button, EmptyState, Pagination, Select } from "@livery/ui";
import { useState, type ReactNode } from "react";
import { usePanel, useStaff } from "../core/panel.ts";
import { useFormats, useTranslate, useZoneName } from "../core/messages.ts";
import { Problem } from "../parts/problem.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import { ColumnsMenu } from "./columns-menu.tsx";
import { DataTable } from "./data-table.tsx";
import type { ListDefinition } from "./define-list.ts";
import { ExportButton } from "./export-button.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { FilterMarks } from "./filter-marks.tsx";
import { pageSizes } from "./list-state.ts";
import { SavedViews } from "./saved-views.tsx";
import { useList } from "./use-list.ts";
import * as css from "./list-view.css.ts";

interface ListViewProps<Row> {
  readonly definition: ListDefinition<Row>;
  /** Filters that the surrounding page sets, and the columns that would repeat them. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  readonly without?: readonly string[];
  /** The create action for an empty list. */
  readonly action?: ReactNode;
}

const nothing = {};
const none: readonly string[] = [];

/** A list page: its tools, its rows in every state, its pagination. */
export function ListView<Row>({ definition: whole, fixed = nothing, without = none, action }: ListViewProps<Row>) {
  const t = useTranslate();
  const panel = usePanel();
  const staff = useStaff();
  const formats = useFormats();
  const zone = useZoneName();
  const definition = without.length === 0 ? whole : narrowed(whole, without);
  const list = useList(definition, fixed);
  const { state, rows, total, pages, change } = list;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [doing, setDoing] = useState<readonly Row[] | null>(null);
  const offered = definition.filters.filter(({ may }) => may?.(staff) !== false);
  const bulk = definition.bulk?.may(staff) === true ? definition.bulk : null;
  const fits = (row: Row): boolean => bulk?.fits(row, panel.now()) === true;
  const selected = (rows ?? []).filter((row) => chosen.has(definition.rowKey(row)) && fits(row));
  const isNarrowed = Object.keys(state.filters).length > 0;
  const columns = definition.columns.map((column) => ({ ...column, away: !state.columns.includes(column.key) }));
  const choose = (chosenRows: readonly Row[], on: boolean): void => {
    const keys = new Set(chosenRows.map(definition.rowKey));
    setChosen(new Set([...[...chosen].filter((key) => !keys.has(key)), ...(on ? keys : [])]));
  };
  return (
    <div className={css.root}>
      <div className={css.tools}>
        <FilterBar filters={offered} given={state.filters} onChange={(filters) => change({ filters })}>
          <SavedViews definition={definition} state={state} />
          <ColumnsMenu
            columns={definition.columns}
            shown={state.columns}
            onChange={(shown) => change({ columns: shown, page: state.page })}
          />
          <ExportButton definition={definition} state={state} fixed={fixed} />
        </FilterBar>
        <FilterMarks filters={offered} given={state.filters} onChange={(filters) => change({ filters })} />
        {bulk && selected.length > 0 && (
          <div className={css.selected} role="status">
            <span>{t("panel:list.selected", { count: selected.length })}</span>
            <Button size="sm" variant="danger" onClick={() => setDoing(selected)}>
              {t(bulk.title)}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setChosen(new Set())}>
              {t("panel:list.selectNone")}
            </Button>
          </div>
        )}
      </div>
      {rows === null && list.error !== null ? (
        <Problem error={list.error} onRetry={list.retry} />
      ) : rows?.length === 0 ? (
        <EmptyState
          illustration={<span />}
          title={t(isNarrowed ? "panel:list.noneTitle" : definition.empty.title)}
          action={
            isNarrowed ? <Button onClick={() => change({ filters: {} })}>{t("panel:list.clear")}</Button> : action
          }
        >
          {t(isNarrowed ? "panel:list.noneText" : definition.empty.text)}
        </EmptyState>
      ) : (
        <DataTable<Row>
          className={css.scroll}
          caption={t(definition.title)}
          columns={columns}
          rows={rows ?? []}
          rowKey={definition.rowKey}
          sort={state.sort}
          busy={rows === null || list.stale}
          onSort={(sort) => change({ sort })}
          {...(bulk && {
            choosing: {
              chosen,
              onChoose: choose,
              fits,
              messages: {
                all: t("panel:list.selectAll"),
                one: (row) => t("panel:list.select", { name: bulk.name(row) }),
              },
            },
          })}
        />
      )}
      {rows !== null && list.error !== null && <Problem error={list.error} onRetry={list.retry} compact />}
      <footer className={css.foot}>
        <p className={css.count} role="status">
          {rows === null
            ? list.error === null && t("feedback:loading")
            : t("panel:list.range", {
                count: total,
                total: formats.number(total),
                from: formats.number(rows.length === 0 ? 0 : (state.page - 1) * state.pageSize + 1),
                to: formats.number((state.page - 1) * state.pageSize + rows.length),
              })}
        </p>
        <p className={css.zone}>{t("panel:list.zone", { zone })}</p>
        <Pagination
          label={t("panel:list.pages")}
          page={state.page}
          pages={pages}
          onChange={(page) => change({ page })}
          previousLabel={t("feedback:previous")}
          nextLabel={t("feedback:next")}
          position={t("feedback:pageOf", { page: state.page, pages })}
        />
        <Select
          size="sm"
          className={css.size}
          aria-label={t("panel:list.size")}
          value={String(state.pageSize)}
          onChange={(event) => change({ pageSize: Number(event.target.value) })}
          options={pageSizes.map((size) => ({ value: String(size), label: t("panel:list.perPage", { count: size }) }))}
        />
      </footer>
      {bulk && doing !== null && (
        <BulkDialog
          bulk={bulk}
          rows={doing}
          onClose={() => {
            setDoing(null);
            setChosen(new Set());
          }}
        />
      )}
    </div>
  );
}

function narrowed<Row>(definition: ListDefinition<Row>, without: readonly string[]): ListDefinition<Row> {
  const stays = ({ key }: { readonly key: string }): boolean => !without.includes(key);
  return { ...definition, columns: definition.columns.filter(stays), filters: definition.filters.filter(stays) };
}
