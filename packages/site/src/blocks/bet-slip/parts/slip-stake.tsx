import { minor, type Minor } from "@livery/betting";
import type { SlipView } from "@livery/machines";
import { Chip, Field, MoneyInput } from "@livery/ui";
import { lazy, Suspense, useId, useState } from "react";
import { useFormats, useTranslate, type MessageKey } from "../../../core/translate.ts";
import type { BetSlipModel } from "../bet-slip.model.ts";
import * as css from "./slip-stake.css.ts";

const StakeKeypad = lazy(() => import("./stake-keypad.tsx"));

/** The stake field: typed, entered on keys, or one of the quick amounts. */
export function SlipStake({ model, view }: { readonly model: BetSlipModel; readonly view: SlipView }) {
  const t = useTranslate();
  const formats = useFormats();
  const id = useId();
  const [misread, setMisread] = useState<MessageKey | null>(null);
  const [keypad, setKeypad] = useState(false);
  const { currency, quickStakes, stake, stakeRange } = view;
  const trimmed = (amount: bigint): string => formats.money(amount, currency, { trim: true });
  const enter = (amount: Minor | null): void => {
    setMisread(null);
    model.typeStake(amount);
  };
  return (
    <div className={css.stake}>
      <div className={css.entry}>
        <Field
          label={t(stakeLabel(view))}
          error={misread === null ? undefined : t(misread)}
          hint={stakeRange && t("slip:stakeHint", { min: trimmed(stakeRange.min), max: trimmed(stakeRange.max) })}
        >
          <MoneyInput
            value={stake}
            currency={currency}
            onChange={(value, parsed) => {
              setMisread(parsed.ok || parsed.error === "empty" ? null : `error:amount.${parsed.error}`);
              model.typeStake(value === null ? null : minor(value));
            }}
            onBlur={() => model.leaveStake()}
          />
        </Field>
        <Chip aria-expanded={keypad} aria-controls={keypad ? id : undefined} onClick={() => setKeypad(!keypad)}>
          {t("slip:keypad.label")}
        </Chip>
      </div>
      <div role="group" aria-label={t("slip:quick")} className={css.amounts}>
        {quickStakes.map(({ stake: amount, allowed }) => (
          <Chip
            key={String(amount)}
            className={css.amount}
            pressed={amount === stake}
            disabled={!allowed}
            onClick={() => {
              setMisread(null);
              model.quickStake(amount);
            }}
          >
            <bdi>{trimmed(amount)}</bdi>
          </Chip>
        ))}
      </div>
      {keypad && (
        <Suspense fallback={null}>
          <StakeKeypad id={id} stake={stake} currency={currency} onStake={enter} onLeave={() => model.leaveStake()} />
        </Suspense>
      )}
    </div>
  );
}

/** With several lines, the label states whether the amount is per line or in total (D4). */
function stakeLabel({ perLine, price }: SlipView): MessageKey {
  if (price === null || price.lines <= 1) return "slip:stake";
  return perLine ? "slip:stakePerLine" : "slip:totalStake";
}
