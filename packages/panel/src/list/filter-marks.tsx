import { minor } from "@livery/betting";
import { Button, IconButton } from "@livery/ui";
import { useStaff } from "../core/panel.ts";
import { useDayFormat, useFormats, useTranslate } from "../core/messages.ts";
import { type Reference, useReferenceName } from "../parts/reference-picker.tsx";
import type { AnyFilter } from "./define-list.ts";
import type { ListState } from "./list-state.ts";
import { useOptions } from "./use-options.ts";
import * as css from "./filters.css.ts";

/** The active filters as chips that can be removed. */
export function FilterMarks({
  filters,
  given,
  onChange,
}: {
  readonly filters: readonly AnyFilter[];
  readonly given: ListState["filters"];
  readonly onChange: (filters: ListState["filters"]) => void;
}) {
  const t = useTranslate();
  // The search text is visible in its own field already.
  const box = filters.find(({ kind }) => kind === "search");
  const set = filters.filter((filter) => given[filter.key] !== undefined && filter !== box);
  if (set.length === 0) return null;
  const off = (key: string) => Object.fromEntries(Object.entries(given).filter(([name]) => name !== key));
  return (
    <ul className={css.marks} aria-label={t("panel:list.narrowed")}>
      {set.map((filter) => (
        <li key={filter.key}>
          <Mark filter={filter} value={given[filter.key] ?? ""} onOff={() => onChange(off(filter.key))} />
        </li>
      ))}
      {set.length > 1 && (
        <li>
          <Button size="sm" variant="quiet" onClick={() => onChange({})}>
            {t("panel:list.clear")}
          </Button>
        </li>
      )}
    </ul>
  );
}

function Mark({
  filter,
  value,
  onOff,
}: {
  readonly filter: AnyFilter;
  readonly value: string;
  readonly onOff: () => void;
}) {
  const t = useTranslate();
  return (
    <span className={css.mark}>
      <span>
        {t(filter.label)}:{" "}
        <strong>
          {filter.reference === undefined ? (
            <Shown filter={filter} value={value} />
          ) : (
            <ReferenceName of={filter.reference} id={value} />
          )}
        </strong>
      </span>
      <IconButton size="sm" icon="close" label={t("panel:list.takeOff", { filter: t(filter.label) })} onClick={onOff} />
    </span>
  );
}

function ReferenceName({ of, id }: { readonly of: Reference; readonly id: string }) {
  return useReferenceName(of, id) ?? id;
}

/** A filter's value as text. */
function Shown({ filter, value }: { readonly filter: AnyFilter; readonly value: string }): string {
  const t = useTranslate();
  const staff = useStaff();
  const formats = useFormats();
  const showDay = useDayFormat();
  const options = useOptions(filter);
  const labelOf = (one: string): string => options.find((option) => option.value === one)?.label ?? one;
  switch (filter.kind) {
    case "yesNo":
      return t(value === "yes" ? "panel:yes" : "panel:no");
    case "amount":
      return formats.money(minor(BigInt(value)), staff.currency);
    case "day":
      return showDay(value);
    case "several":
      return value.split(".").map(labelOf).join(", ");
    case "one":
    case "reference":
    case "search":
      return labelOf(value);
    default:
      return filter.kind satisfies never;
  }
}
