import type { Minor } from "@livery/betting";
import { currencyRecord } from "@livery/i18n";
import { Button, VisuallyHidden } from "@livery/ui";
import { useState, type FocusEvent, type KeyboardEvent } from "react";
import { useFormats, useWords } from "../../../app/words.ts";
import { keyedAmount, keyedOf, pressKey, type StakeKey } from "./stake-keys.ts";
import * as css from "./stake-keypad.css.ts";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const satisfies readonly StakeKey[];

interface KeypadProps {
  readonly id: string;
  readonly stake: Minor | null;
  readonly currency: string;
  readonly onStake: (stake: Minor | null) => void;
  /** The focus has left it: the amount is whole. */
  readonly onLeave: () => void;
}

/** Keys for the stake, for fingers and terminals. What a keyboard types while one of them has the focus is taken as well. */
export default function StakeKeypad({ id, stake, currency, onStake, onLeave }: KeypadProps) {
  const t = useWords();
  const formats = useFormats();
  const record = currencyRecord(currency);
  const [keyed, setKeyed] = useState("");
  const press = (key: StakeKey): void => {
    // An amount from elsewhere is taken back digit by digit, and written anew by any other key.
    const before =
      keyedAmount(keyed, record.digits) === stake
        ? keyed
        : key === "back" && stake !== null
          ? keyedOf(stake, record.digits)
          : "";
    const after = pressKey(before, key, record.shownDigits);
    setKeyed(after);
    onStake(keyedAmount(after, record.digits));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const key = keyOf(event.key);
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    press(key);
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
      <div id={id} role="group" aria-label={t("slip:keypad.label")} className={css.keypad}>
        {digits.map((digit) => (
          <Button key={digit} size="lg" onClick={() => press(digit)}>
            {formats.number(Number(digit))}
          </Button>
        ))}
        <Button
          size="lg"
          disabled={record.shownDigits === 0}
          aria-label={t("slip:keypad.mark")}
          onClick={() => press("mark")}
        >
          .
        </Button>
        <Button size="lg" onClick={() => press("0")}>
          {formats.number(0)}
        </Button>
        <Button size="lg" aria-label={t("slip:keypad.back")} onClick={() => press("back")}>
          ⌫
        </Button>
      </div>
      <VisuallyHidden live="polite">{stake === null ? "" : formats.money(stake, currency)}</VisuallyHidden>
    </div>
  );
}

function keyOf(key: string): StakeKey | null {
  if (key === "." || key === ",") return "mark";
  if (key === "Backspace") return "back";
  return key === "0" ? key : (digits.find((digit) => digit === key) ?? null);
}
