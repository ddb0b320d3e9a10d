import type { Staff } from "@livery/contract/panel";
import { Combobox, type ComboboxOption, type ComboboxProps } from "@livery/ui";
import { keepPreviousData, type QueryFunction, type QueryKey, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePanel, type Panel } from "../core/panel.ts";
import { useTranslate } from "../core/messages.ts";
import { useSearchText } from "../core/search-text.ts";

/** Records of one kind, of which a field or a filter names one. */
export interface Reference {
  readonly key: string;
  /** Whether the account has several of these records. */
  readonly may: (staff: Staff) => boolean;
  /** Returns the first matches; without a text, the first records. */
  readonly matches: (panel: Panel, text: string) => Promise<readonly ComboboxOption[]>;
  /** The name of a record by its id, out of the query of the record's own page. */
  readonly nameQuery: (panel: Panel, id: number) => NameQuery;
}

export interface NameQuery {
  readonly queryKey: QueryKey;
  readonly queryFn: QueryFunction;
  readonly select: (record: unknown) => string;
}

/** The name of a record by its id as text; undefined while it loads, and if it cannot be loaded. `id` null: none is needed. */
export function useReferenceName({ nameQuery }: Reference, id: string | null): string | undefined {
  const panel = usePanel();
  const name = useQuery({
    ...nameQuery(panel, Number(id)),
    enabled: id !== null,
    staleTime: Infinity,
    retry: false,
  });
  return name.data;
}

interface ReferencePickerProps extends Omit<ComboboxProps, "value" | "onChange" | "options" | "search" | "messages"> {
  /** The record's id as text; "" for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly of: Reference;
}

/** Chooses one record by its name, which the server searches once the field has the focus. */
export function ReferencePicker({ value, onChange, of, ...rest }: ReferencePickerProps) {
  const t = useTranslate();
  const panel = usePanel();
  const [search, setSearch] = useState("");
  const [entered, setEntered] = useState(false);
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const text = useSearchText(search);
  const matches = useQuery({
    queryKey: ["find", of.key, text],
    queryFn: () => of.matches(panel, text),
    enabled: entered,
    placeholderData: keepPreviousData,
  });
  const isKnown = value === "" || chosen?.value === value;
  const name = useReferenceName(of, isKnown ? null : value);
  const isCurrent = text === search.trim() && !matches.isPlaceholderData;
  return (
    <Combobox
      {...rest}
      onFocus={() => setEntered(true)}
      options={matches.data ?? []}
      value={value === "" ? null : chosen?.value === value ? chosen : { value, label: name ?? value }}
      onChange={(option) => {
        setChosen(option);
        onChange(option?.value ?? "");
      }}
      search={{
        state: matches.error !== null ? "error" : matches.data !== undefined && isCurrent ? "ready" : "loading",
        onSearch: setSearch,
        onRetry: () => void matches.refetch(),
        messages: {
          loading: t("feedback:loading"),
          error: t("panel:picker.failed"),
          retry: t("feedback:retry"),
        },
      }}
      messages={{
        open: t("panel:picker.open"),
        clear: t("panel:picker.clear"),
        empty: t("panel:picker.none"),
        found: (count) => t("panel:picker.found", { count }),
      }}
    />
  );
}
