import { minor, type Minor } from "@livery/betting";
import { AmountKeypad } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";

interface StakeKeypadProps {
  readonly id: string;
  readonly stake: Minor | null;
  readonly currency: string;
  readonly onStake: (stake: Minor | null) => void;
  /** Called when the keypad loses focus: the amount is complete. */
  readonly onLeave: () => void;
}

/** The UI kit's keypad for the stake; loaded on demand. */
export default function StakeKeypad({ id, stake, currency, onStake, onLeave }: StakeKeypadProps) {
  const t = useTranslate();
  return (
    <AmountKeypad
      id={id}
      label={t("slip:keypad.label")}
      markLabel={t("slip:keypad.mark")}
      backLabel={t("slip:keypad.back")}
      value={stake}
      currency={currency}
      onChange={(amount) => onStake(amount === null ? null : minor(amount))}
      onLeave={onLeave}
    />
  );
}
