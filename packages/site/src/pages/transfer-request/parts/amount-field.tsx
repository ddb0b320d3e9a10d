import { minor } from "@livery/betting";
import { Chip, Field, MoneyInput } from "@livery/ui";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { AmountAnswer } from "../transfer-request.model.ts";
import * as css from "./fields.css.ts";

/** The amount, typed or chosen from round ones. */
export function AmountField({
  amount,
  size = "md",
  keyed = false,
}: {
  readonly amount: AmountAnswer;
  readonly size?: "md" | "lg";
  /** On-screen keys stand beside it: it is large, and the device shows no keyboard. */
  readonly keyed?: boolean;
}) {
  const t = useTranslate();
  const formats = useFormats();
  const { change, currency, problem, range, value } = amount;
  const money = (each: bigint): string => formats.money(each, currency);
  return (
    <div className={css.answer}>
      <Field
        label={t("payment:amount")}
        error={problem ?? undefined}
        hint={range && t("payment:method.range", { min: money(range.min), max: money(range.max) })}
        required
      >
        <MoneyInput
          size={size}
          value={value}
          currency={currency}
          {...(keyed && { inputMode: "none" as const, className: css.keyed })}
          onChange={(next, parsed) => change(next === null ? null : minor(next), parsed)}
        />
      </Field>
      <QuickAmounts amount={amount} />
    </div>
  );
}

export function QuickAmounts({ amount: { change, currency, quick, value } }: { readonly amount: AmountAnswer }) {
  const t = useTranslate();
  const formats = useFormats();
  if (quick.length === 0) return null;
  return (
    <div role="group" aria-label={t("payment:quick")} className={css.quick}>
      {quick.map((each) => (
        <Chip key={String(each)} pressed={each === value} onClick={() => change(each)}>
          {formats.money(each, currency)}
        </Chip>
      ))}
    </div>
  );
}
