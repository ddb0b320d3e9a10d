import { BareButton } from "../action/bare-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import * as css from "./code-keypad.css.ts";
import type { Key } from "./keyed.ts";
import * as shared from "./keys.css.ts";
import { Keys, type KeysBaseProps } from "./keys.tsx";

export interface CodeKeypadProps extends KeysBaseProps {
  /** Accessible name of the key that clears the code. */
  readonly clearLabel: string;
  /** The digits so far, in Latin script. */
  readonly value: string;
  /** The number of digits of the code. */
  readonly length: number;
  /** Called at each key with the digits so far. */
  readonly onChange: (value: string) => void;
  /** The entered code was wrong. */
  readonly invalid?: boolean;
}

/** A code of digits, entered where others may watch: each digit is a dot, and screen readers receive only their number. */
export function CodeKeypad({ clearLabel, value, length, onChange, invalid = false, ...keys }: CodeKeypadProps) {
  const { formats } = useLivery();
  const press = (key: Key): void => {
    if (key === "back") onChange(value.slice(0, -1));
    else if (key !== "mark" && value.length < length) onChange(value + key);
  };
  return (
    <Keys
      {...keys}
      className={classes(css.keypad, keys.className)}
      onKey={press}
      announcement={`${formats.number(value.length)}/${formats.number(length)}`}
      corner={
        <BareButton
          className={classes(shared.key, shared.side)}
          disabled={keys.disabled === true || value === ""}
          aria-label={clearLabel}
          onClick={() => onChange("")}
        >
          <Icon name="close" />
        </BareButton>
      }
    >
      <span className={classes(css.dots, invalid && css.wrong)} aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={classes(css.dot, index < value.length && (invalid ? css.wrongDot : css.keyed))}
          />
        ))}
      </span>
    </Keys>
  );
}
