import { minor } from "@livery/betting";
import type { SlipView } from "@livery/machines";
import { Chip, Field, MoneyInput } from "@livery/ui";
import { useState } from "react";
import { useFormats, useWords, type WordKey } from "../../../app/words.ts";
import type { BetSlipModel } from "../model.ts";
import * as css from "./slip-stake.css.ts";

/** What the player stakes: typed, or one of the quick amounts. */
export function SlipStake({ model, view }: { readonly model: BetSlipModel; readonly view: SlipView }) {
  const t = useWords();
  const formats = useFormats();
  const [misread, setMisread] = useState<WordKey | null>(null);
  const { currency, quickStakes, stake, stakeRange } = view;
  const trimmed = (amount: bigint): string => formats.money(amount, currency, { trim: true });
  return (
    <div className={css.stake}>
      <Field
        label={t(model.perLine ? "slip:stakePerLine" : "slip:stake")}
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
      <div role="group" aria-label={t("slip:quick")} className={css.quick}>
        {quickStakes.map(({ stake: amount, allowed }) => (
          <Chip
            key={String(amount)}
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
    </div>
  );
}
