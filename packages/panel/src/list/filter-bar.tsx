import { Button, Popover, TextInput, IconButton } from "@livery/ui";
import { useEffect, useId, useState, type FormEvent, type ReactNode } from "react";
import { useStaff } from "../core/panel.ts";
import { useTranslate } from "../core/messages.ts";
import { debounceMs } from "../core/search-text.ts";
import { toolButton } from "../parts/triggers.tsx";
import type { AnyFilter } from "./define-list.ts";
import { FilterField } from "./filter-field.tsx";
import type { ListState } from "./list-state.ts";
import * as css from "./filters.css.ts";

interface FilterBarProps {
  readonly filters: readonly AnyFilter[];
  readonly given: ListState["filters"];
  readonly onChange: (filters: ListState["filters"]) => void;
  readonly children?: ReactNode;
}

/** The list's search field, its other filters in a popover, and the list's own tools beside them. */
export function FilterBar({ filters, given, onChange, children }: FilterBarProps) {
  const t = useTranslate();
  const search = filters.find(({ kind }) => kind === "search");
  const staff = useStaff();
  const others = filters.filter(
    (filter) => filter !== search && (filter.kind !== "reference" || filter.reference?.may(staff) === true),
  );
  return (
    <div className={css.bar}>
      {search && (
        <SearchBox
          label={t(search.label)}
          given={given[search.key] ?? ""}
          onChange={(value) => onChange(without({ ...given, [search.key]: value }))}
        />
      )}
      {others.length > 0 && <FilterPanel filters={others} given={given} onChange={onChange} />}
      {children}
    </div>
  );
}

function SearchBox({
  label,
  given,
  onChange,
}: {
  readonly label: string;
  readonly given: string;
  readonly onChange: (value: string) => void;
}) {
  const t = useTranslate();
  const [typed, setTyped] = useState(given);
  const [seen, setSeen] = useState(given);
  // The address has changed from elsewhere (back, a saved view): it takes precedence.
  if (given !== seen) {
    setSeen(given);
    if (given !== typed.trim()) setTyped(given);
  }
  useEffect(() => {
    if (typed.trim() === given) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  });
  return (
    <search className={css.search}>
      <TextInput
        size="sm"
        type="search"
        icon="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== "" && (
        <IconButton size="sm" icon="close" label={t("panel:list.clearSearch")} onClick={() => setTyped("")} />
      )}
    </search>
  );
}

function FilterPanel({ filters, given, onChange }: Omit<FilterBarProps, "children">) {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(given);
  const count = filters.filter(({ key }) => given[key] !== undefined).length;
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    setOpen(false);
    onChange(without(draft));
  };
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setDraft(given);
        setOpen(next);
      }}
      label={t("panel:list.filters")}
      className={css.start}
      trigger={toolButton(count === 0 ? t("panel:list.filters") : t("panel:list.filtersSet", { count }), "secondary")}
    >
      <form id={id} className={css.panel} onSubmit={apply}>
        <div className={css.fields}>
          {filters.map((filter) => (
            <FilterField
              key={filter.key}
              filter={filter}
              value={draft[filter.key] ?? ""}
              onChange={(value) => setDraft({ ...draft, [filter.key]: value })}
            />
          ))}
        </div>
        <div className={css.foot}>
          <Button size="sm" variant="quiet" onClick={() => setDraft({})}>
            {t("panel:list.clear")}
          </Button>
          <Button size="sm" variant="primary" type="submit">
            {t("panel:list.apply")}
          </Button>
        </div>
      </form>
    </Popover>
  );
}

function without(filters: ListState["filters"]): ListState["filters"] {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ""));
}
