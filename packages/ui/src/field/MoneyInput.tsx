import { type ComponentPropsWithRef, useState } from "react";
import type { ParsedAmount } from "../provider/formats.ts";
import { useLivery } from "../provider/LiveryProvider.tsx";
import { classes } from "../styles/classes.ts";
import * as css from "./control.css.ts";
import { useFieldControl } from "./field-context.ts";

export interface MoneyInputProps extends Omit<
  ComponentPropsWithRef<"input">,
  "type" | "size" | "value" | "defaultValue" | "onChange"
> {
  readonly size?: keyof typeof css.sizes;
  /** Minor units of `currency`; null while there is no readable amount. */
  readonly value: bigint | null;
  readonly currency: string;
  /** `parsed` says why there is no amount, for the field's error. */
  readonly onChange: (value: bigint | null, parsed: ParsedAmount) => void;
}

interface Draft {
  readonly text: string;
  /** The amount that the text was read as, and the currency it was read in. */
  readonly minor: bigint | null;
  readonly currency: string;
}

/**
 * An amount typed in any script (Persian and Arabic-Indic digits, both decimal marks). What is typed
 * stays as typed until the field is left; then it is written the site's way. A value that changes
 * from outside (a quick amount) replaces the text at once.
 */
export function MoneyInput({ size = "md", value, currency, onChange, onBlur, className, ...rest }: MoneyInputProps) {
  const { formats } = useLivery();
  const field = useFieldControl();
  const [draft, setDraft] = useState<Draft | null>(null);
  const written = value === null ? "" : formats.amount(value, currency);
  const text = draft && draft.minor === value && draft.currency === currency ? draft.text : written;
  return (
    <span className={classes(css.frame, css.sizes[size], css.leftToRight, className)}>
      <span className={css.sign} aria-hidden>
        {formats.symbol(currency)}
      </span>
      <input
        inputMode="decimal"
        autoComplete="off"
        {...field}
        {...rest}
        type="text"
        className={classes(css.inner, css.figures)}
        value={text}
        onChange={(event) => {
          const parsed = formats.parseAmount(event.target.value, currency);
          const minor = parsed.ok ? parsed.minor : null;
          setDraft({ text: event.target.value, minor, currency });
          onChange(minor, parsed);
        }}
        onBlur={(event) => {
          if (value !== null) setDraft(null);
          onBlur?.(event);
        }}
      />
    </span>
  );
}
