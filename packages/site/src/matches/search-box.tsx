import { classes, TextInput } from "@livery/ui";
import { useTranslate } from "../core/translate.ts";
import * as css from "./search-box.css.ts";

export interface SearchBoxProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Too few characters to search for (§5). */
  readonly short: boolean;
  readonly className?: string;
}

/** The search field for a team or tournament, with a button to clear it. */
export function SearchBox({ className, onType, short, typed }: SearchBoxProps) {
  const t = useTranslate();
  return (
    <search className={classes(css.search, className)}>
      <TextInput
        icon="search"
        type="search"
        value={typed}
        aria-label={t("sport:search.label")}
        placeholder={t("sport:search.placeholder")}
        onChange={(event) => onType(event.target.value)}
        clear={typed === "" ? undefined : { label: t("sport:search.clear"), onClear: () => onType("") }}
      />
      {short && (
        <p className={css.hint} role="status">
          {t("sport:search.short")}
        </p>
      )}
    </search>
  );
}
