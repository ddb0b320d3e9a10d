import type { Staff } from "@livery/contract/panel";
import { Combobox, type ComboboxOption, type ComboboxProps } from "@livery/ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePanel, type Panel } from "../core/panel.ts";
import { useTranslate } from "../core/messages.ts";
import { useSearchText } from "../core/search-text.ts";

/** A search of records for a field that chooses one. */
export interface ReferenceSearch {
  readonly key: string;
  /** Whether the account has several of these records. */
  readonly may: (staff: Staff) => boolean;
  /** Returns the first matches; without a text, the first records. */
  readonly matches: (panel: Panel, text: string) => Promise<readonly ComboboxOption[]>;
}

interface ReferencePickerProps extends Omit<ComboboxProps, "value" | "onChange" | "options" | "search" | "messages"> {
  /** The record's id as text; "" for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly find: ReferenceSearch;
  readonly nameOf: (panel: Panel, id: number) => Promise<string>;
}

/** Chooses one record by its name, which the server searches. */
export function ReferencePicker({ value, onChange, find, nameOf, ...rest }: ReferencePickerProps) {
  const t = useTranslate();
  const panel = usePanel();
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<ComboboxOption | null>(null);
  const text = useSearchText(search);
  const matches = useQuery({
    queryKey: ["find", find.key, text],
    queryFn: () => find.matches(panel, text),
    placeholderData: keepPreviousData,
  });
  const isKnown = value === "" || chosen?.value === value;
  const name = useQuery({
    queryKey: ["reference", find.key, value],
    queryFn: () => nameOf(panel, Number(value)),
    enabled: !isKnown,
    retry: false,
  });
  const isCurrent = text === search.trim() && !matches.isPlaceholderData;
  return (
    <Combobox
      {...rest}
      options={matches.data ?? []}
      value={value === "" ? null : chosen?.value === value ? chosen : { value, label: name.data ?? value }}
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
