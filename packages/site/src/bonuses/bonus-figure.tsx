import { useFormats, useTranslate } from "../app/translate.ts";
import type { Bonus } from "./bonus.ts";

/** What a bonus comes to in one figure: its percent, or how many times over; null where it is told in words alone. */
export function useBonusFigure({ multiplier, percent }: Pick<Bonus, "multiplier" | "percent">): string | null {
  const t = useTranslate();
  const formats = useFormats();
  if (percent !== null) return formats.percent(percent);
  return multiplier === null ? null : t("bonus:times", { number: multiplier });
}

/** The figure as the loudest thing of a bonus; a bonus without one has the word of its category there. */
export function BonusFigure({ bonus, className }: { readonly bonus: Bonus; readonly className?: string }) {
  const t = useTranslate();
  const figure = useBonusFigure(bonus);
  return (
    <span className={className}>{figure === null ? t(`bonus:category.${bonus.category}`) : <bdi>{figure}</bdi>}</span>
  );
}
