import { minor } from "@livery/betting";
import { AmountKeypad, classes } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { AmountAnswer } from "../transfer-request.model.ts";
import * as css from "./amount-keys.css.ts";
import { AmountField } from "./amount-field.tsx";

/** The amount on large keys. Its field shows it and accepts a real keyboard too; the device shows none of its own. */
export function AmountKeys({ amount, keysClass }: { readonly amount: AmountAnswer; readonly keysClass?: string }) {
  const t = useTranslate();
  return (
    <div className={css.pair}>
      <AmountField amount={amount} size="lg" keyed />
      <AmountKeypad
        className={classes(css.keys, keysClass)}
        label={t("slip:keypad.label")}
        markLabel={t("slip:keypad.mark")}
        backLabel={t("slip:keypad.back")}
        value={amount.value}
        currency={amount.currency}
        onChange={(next) => amount.change(next === null ? null : minor(next))}
      />
    </div>
  );
}
