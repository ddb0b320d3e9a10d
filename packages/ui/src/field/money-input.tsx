import { type ComponentPropsWithRef, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ParsedAmount } from "../provider/formats.ts";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import { type AmountText, amountWriting, editAmount, writtenText } from "./amount-text.ts";
import * as css from "./control.css.ts";
import { useFieldControl } from "./field-context.ts";

export interface MoneyInputProps extends Omit<
  ComponentPropsWithRef<"input">,
  "type" | "size" | "value" | "defaultValue" | "onChange"
> {
  /** Height of the field. Default `md`. */
  readonly size?: keyof typeof css.sizes;
  /** Minor units of `currency`; null while the text is not an amount. */
  readonly value: bigint | null;
  /** ISO 4217 code. It decides the sign before the amount and the number of decimals. */
  readonly currency: string;
  /** `parsed` gives the reason for a null, for the field's error. */
  readonly onChange: (value: bigint | null, parsed: ParsedAmount) => void;
}

interface Draft extends AmountText {
  /** The parsed amount of the text, and the currency that it was parsed with. */
  readonly minor: bigint | null;
  readonly currency: string;
}

/**
 * An amount typed in any script (Persian and Arabic-Indic digits, both decimal separators), grouped by thousands while typing.
 * The text keeps its script until the field loses the focus; then it has the site's format. A value that changes from outside (a
 * quick amount) replaces the text at once.
 */
export function MoneyInput({ size = "md", value, currency, onChange, onBlur, className, ...rest }: MoneyInputProps) {
  const { formats } = useLivery();
  const field = useFieldControl();
  const [draft, setDraft] = useState<Draft | null>(null);
  const writing = useMemo(() => amountWriting(formats, currency), [formats, currency]);
  const now: AmountText =
    draft && draft.minor === value && draft.currency === currency
      ? draft
      : writtenText(value === null ? "" : formats.amount(value, currency), writing);
  const moved = useRef<{ readonly input: HTMLInputElement; readonly caret: number } | null>(null);
  useLayoutEffect(() => {
    moved.current?.input.setSelectionRange(moved.current.caret, moved.current.caret);
    moved.current = null;
  });
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
        value={now.text}
        onChange={({ target: input, nativeEvent }) => {
          const forward = "inputType" in nativeEvent && nativeEvent.inputType === "deleteContentForward";
          const caret = input.selectionStart ?? input.value.length;
          const edited = editAmount(now, { raw: input.value, caret, forward }, writing);
          moved.current = { input, caret: edited.caret };
          // What is shown is parsed, so that a text in the field can never be another amount.
          const parsed = formats.parseAmount(edited.text, currency);
          const minor = parsed.ok ? parsed.minor : null;
          setDraft({ ...edited, minor, currency });
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
