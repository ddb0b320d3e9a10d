import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { BareButton } from "../action/bare-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { backspaceIcon } from "../icon/own.ts";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import { VisuallyHidden } from "../surface/visually-hidden.tsx";
import { digits, type Key, keyOf } from "./keyed.ts";
import * as css from "./keys.css.ts";

/** What every keypad has. */
export interface KeypadProps extends WithClass {
  /** Id of the group of keys, for a field that refers to it. */
  readonly id?: string;
  /** Accessible name of the keypad. */
  readonly label: string;
  /** Accessible name of the backspace key. */
  readonly backLabel: string;
  /** No key can be pressed. Default false. */
  readonly disabled?: boolean;
}

export interface KeysBaseProps extends KeypadProps {
  /** The focus has left the keys: the input is complete. */
  readonly onLeave?: () => void;
}

interface KeysProps extends KeysBaseProps {
  /** The key before zero. */
  readonly corner: ReactNode;
  readonly onKey: (key: Key) => void;
  /** Announced when it changes: the input so far. */
  readonly announcement: string;
  readonly children?: ReactNode;
}

/** The keys. They also accept typing on a keyboard while one of them has the focus. */
export function Keys({
  id,
  label,
  backLabel,
  disabled,
  onLeave,
  className,
  corner,
  onKey,
  announcement,
  children,
}: KeysProps) {
  const { formats } = useLivery();
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = keyOf(formats.latinDigits(event.key));
    if (key === null || disabled === true || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onKey(key);
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
  };
  const drawn = digits.map((digit) => (
    <BareButton key={digit} className={css.key} disabled={disabled} onClick={() => onKey(digit)}>
      {formats.number(Number(digit))}
    </BareButton>
  ));
  return (
    <div role="presentation" className={className} onKeyDown={onKeyDown} onBlur={onBlur}>
      {children}
      <div id={id} role="group" aria-label={label} className={css.keys}>
        {drawn.slice(0, 9)}
        {corner}
        {drawn.slice(9)}
        <BareButton
          className={classes(css.key, css.side)}
          disabled={disabled}
          aria-label={backLabel}
          onClick={() => onKey("back")}
        >
          <Icon name={backspaceIcon} size="lg" />
        </BareButton>
      </div>
      <VisuallyHidden live="polite">{announcement}</VisuallyHidden>
    </div>
  );
}
