import { useFormats, useTranslate } from "../core/translate.ts";
import type { Bonus } from "./bonus.ts";

/** Returns the value of a bonus as one figure: its percent or its multiplier; null for a bonus described by text only. */
export function useBonusFigure({ multiplier, percent }: Pick<Bonus, "multiplier" | "percent">): string | null {
  const t = useTranslate();
  const formats = useFormats();
  if (percent !== null) return formats.percent(percent);
  return multiplier === null ? null : t("bonus:times", { number: multiplier });
}

/** The figure as the most prominent part of a bonus; a bonus without a figure shows its category there. */
export function BonusFigure({ bonus, className }: { readonly bonus: Bonus; readonly className?: string }) {
  const t = useTranslate();
  const figure = useBonusFigure(bonus);
  return (
    <span className={className}>{figure === null ? t(`bonus:category.${bonus.category}`) : <bdi>{figure}</bdi>}</span>
  );
}
