import { useState } from "react";
import { BareButton } from "../action/bare-button.tsx";
import { amountWriting } from "../field/amount-text.ts";
import { useLivery } from "../provider/livery-provider.tsx";
import { classes } from "../styles/classes.ts";
import { type Key, type Keyed, keyedOf, pressKey, readable } from "./keyed.ts";
import * as css from "./keys.css.ts";
import { Keys, type KeysBaseProps } from "./keys.tsx";

export interface AmountKeypadProps extends KeysBaseProps {
  /** Accessible name of the decimal key. */
  readonly markLabel: string;
  /** Minor units of `currency`; null while nothing is entered. */
  readonly value: bigint | null;
  /** ISO 4217 code: it decides the number of decimals. */
  readonly currency: string;
  /** Called at each key with the amount so far, in minor units; null when it is empty. */
  readonly onChange: (value: bigint | null) => void;
}

/** Keys for an amount, for touch and terminals. The related field shows the amount. */
export function AmountKeypad({ markLabel, value, currency, onChange, ...keys }: AmountKeypadProps) {
  const { formats } = useLivery();
  const [keyed, setKeyed] = useState("");
  const writing = amountWriting(formats, currency);
  const read = (input: Keyed): bigint | null => writing.read(readable(input));
  const press = (key: Key): void => {
    // The backspace key edits an amount from elsewhere digit by digit; any other key starts a new amount.
    const elsewhere = value === null || key !== "back" ? "" : formats.latinDigits(formats.amount(value, currency));
    const before = read(keyed) === value ? keyed : keyedOf(elsewhere, writing.decimal);
    const after = pressKey(before, key, writing.decimals);
    setKeyed(after);
    onChange(read(after));
  };
  return (
    <Keys
      {...keys}
      onKey={press}
      announcement={value === null ? "" : formats.money(value, currency)}
      corner={
        <BareButton
          className={classes(css.key, css.side)}
          disabled={keys.disabled === true || writing.decimals === 0}
          aria-label={markLabel}
          onClick={() => press("mark")}
        >
          {writing.decimal || "."}
        </BareButton>
      }
    />
  );
}
