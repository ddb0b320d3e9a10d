import { type KeyboardEvent, useState } from "react";
import { BareButton } from "../action/bare-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { backspaceIcon } from "../icon/own.ts";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import { VisuallyHidden } from "../surface/visually-hidden.tsx";
import type { KeypadProps } from "./keys.tsx";
import * as shared from "./keys.css.ts";
import { typedKey } from "./typed-key.ts";
import * as css from "./text-keypad.css.ts";

/** Keys that are visible together: digits, an alphabet, signs. */
export interface KeyboardLayout {
  /** Label of the key that shows this layout: "123", "abc". */
  readonly label: string;
  /** One key per character, in this order. */
  readonly keys: string;
}

export interface TextKeypadProps extends KeypadProps {
  /** The first one is shown initially. */
  readonly layouts: readonly [KeyboardLayout, ...KeyboardLayout[]];
  /** Accessible name of the keys that switch the layout. */
  readonly layoutsLabel: string;
  /** Accessible name of the space key; without it there is none. */
  readonly spaceLabel?: string;
  /** The text so far. */
  readonly value: string;
  /** Called at each key with the text so far. */
  readonly onChange: (value: string) => void;
  /** The largest number of characters; further keys do nothing. Without it there is no limit. */
  readonly maxLength?: number;
  /** Others may watch and listen: screen readers receive only the number of characters. */
  readonly secret?: boolean;
}

const arabic = /\p{Script=Arabic}/u;

/**
 * Keys for text and names, for machines without a keyboard: digits first, letters in alphabetical order. The related field shows
 * the text.
 */
export function TextKeypad({
  id,
  label,
  backLabel,
  layouts,
  layoutsLabel,
  spaceLabel,
  value,
  onChange,
  maxLength = Infinity,
  secret = false,
  disabled = false,
  className,
}: TextKeypadProps) {
  const { formats } = useLivery();
  const [at, setAt] = useState(0);
  const layout = layouts[at] ?? layouts[0];
  const type = (key: string): void => {
    if (value.length + key.length <= maxLength) onChange(value + key);
  };
  const back = (): void => onChange(Array.from(value).slice(0, -1).join(""));
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = typedKey(event);
    if (key === null || disabled) return;
    event.preventDefault();
    if (key === "back") back();
    else type(key);
  };
  const keys = Array.from(layout.keys);
  return (
    <div role="presentation" className={classes(css.keypad, className)} onKeyDown={onKeyDown}>
      <div
        id={id}
        role="group"
        aria-label={label}
        dir={arabic.test(layout.keys) ? "rtl" : "ltr"}
        className={classes(css.keyboard, keys.length <= 12 && css.figures)}
      >
        {keys.map((key) => (
          <BareButton
            key={key}
            className={classes(shared.key, key === "0" && keys.length === 10 && css.zero)}
            disabled={disabled}
            onClick={() => type(key)}
          >
            {key}
          </BareButton>
        ))}
      </div>
      <div className={css.foot}>
        {layouts.length > 1 && (
          <div role="group" aria-label={layoutsLabel} className={css.keyboards}>
            {layouts.map((each, index) => (
              <BareButton
                key={each.label}
                className={classes(shared.key, css.small, index === at && css.chosen)}
                aria-pressed={index === at}
                disabled={disabled}
                onClick={() => setAt(index)}
              >
                {each.label}
              </BareButton>
            ))}
          </div>
        )}
        {spaceLabel !== undefined && (
          <BareButton
            className={classes(shared.key, css.small, css.wide)}
            disabled={disabled}
            onClick={() => type(" ")}
          >
            {spaceLabel}
          </BareButton>
        )}
        <BareButton
          className={classes(shared.key, shared.side, css.back)}
          disabled={disabled}
          aria-label={backLabel}
          onClick={back}
        >
          <Icon name={backspaceIcon} size="lg" />
        </BareButton>
      </div>
      <VisuallyHidden live="polite">{secret ? formats.number(value.length) : value}</VisuallyHidden>
    </div>
  );
}
