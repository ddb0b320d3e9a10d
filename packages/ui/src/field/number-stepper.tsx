import { type ComponentPropsWithRef, type KeyboardEvent, useState } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import * as css from "./control.css.ts";
import { useFieldControl } from "./field-context.ts";
import * as own from "./number-stepper.css.ts";

export interface NumberStepperProps extends Omit<
  ComponentPropsWithRef<"input">,
  "type" | "size" | "role" | "value" | "defaultValue" | "min" | "max" | "step" | "onChange"
> {
  /** Height of field and buttons. Default `md`. */
  readonly size?: keyof typeof css.sizes;
  /** A whole number; null while there is none. */
  readonly value: number | null;
  /** Called with the number within the bounds, or with null while the text is not one. */
  readonly onChange: (value: number | null) => void;
  /** The lowest number that is accepted. */
  readonly min: number;
  /** The highest number that is accepted. */
  readonly max: number;
  /** What a button or an arrow adds or subtracts. Default 1. */
  readonly step?: number;
  /** Accessible names of the buttons: "Less", "More". */
  readonly lessLabel: string;
  /** Accessible name of the button that adds. */
  readonly moreLabel: string;
}

/**
 * A whole number within bounds: typed in any script, or stepped by the buttons and the arrows (Page Up and Down step by ten, Home
 * and End go to the bounds). A value beyond a bound becomes the bound when the field loses the focus.
 */
export function NumberStepper({
  size = "md",
  value,
  onChange,
  min,
  max,
  step = 1,
  lessLabel,
  moreLabel,
  disabled,
  className,
  onBlur,
  ...rest
}: NumberStepperProps) {
  const { formats } = useLivery();
  const field = useFieldControl();
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: number | null } | null>(null);
  const within = (number: number): number => Math.min(Math.max(number, min), max);
  const set = (next: number): void => {
    setDraft(null);
    if (next !== value) onChange(next);
  };
  const move = (by: number): void => set(value === null ? min : within(value + by));
  const key = (event: KeyboardEvent): void => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowUp: () => move(step),
      ArrowDown: () => move(-step),
      PageUp: () => move(10 * step),
      PageDown: () => move(-10 * step),
      Home: () => set(min),
      End: () => set(max),
    };
    const moved = moves[event.key];
    if (moved === undefined || disabled === true || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moved();
  };
  const shown = value === null ? "" : formats.number(value);
  const button = (by: number, label: string, end: number) => (
    <IconButton
      icon={by < 0 ? "minus" : "plus"}
      label={label}
      size={size}
      tabIndex={-1}
      disabled={disabled === true || value === end}
      className={own.button}
      // The input keeps the focus, and a phone's keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => move(by)}
    />
  );
  return (
    <span className={classes(css.frame, css.sizes[size], own.stepper, className)}>
      {button(-step, lessLabel, min)}
      <input
        inputMode={min < 0 ? "text" : "numeric"}
        autoComplete="off"
        {...field}
        {...rest}
        type="text"
        role="spinbutton"
        disabled={disabled}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? undefined : shown}
        aria-valuemin={min}
        aria-valuemax={max}
        className={classes(css.inner, css.figures, own.figures)}
        value={draft?.value === value ? draft.text : shown}
        onKeyDown={key}
        onChange={({ target: { value: text } }) => {
          const number = wholeNumber(formats.latinDigits(text));
          const next = number !== null && number >= min && number <= max ? number : null;
          setDraft({ text, value: next });
          onChange(next);
        }}
        onBlur={(event) => {
          const number = wholeNumber(formats.latinDigits(event.target.value));
          if (number !== null) set(within(number));
          onBlur?.(event);
        }}
      />
      {button(step, moreLabel, max)}
    </span>
  );
}

/** The typed text as a whole number: plain, or with correctly placed thousands separators. */
function wholeNumber(text: string): number | null {
  const plain = text.replace(/[\s\u200e\u200f]/g, "").replace("−", "-");
  if (!/^-?(?:\d{1,15}|\d{1,3}(?:[.,'’\u066c]\d{3}){1,4})$/.test(plain)) return null;
  return Number(plain.replace(/[^\d-]/g, ""));
}
