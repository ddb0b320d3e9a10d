import { classes } from "@livery/ui";
import { useFormats, useTranslate } from "../core/translate.ts";
import type { Bonus } from "./bonus.ts";
import * as css from "./bonus.css.ts";

/** Returns the facts of a bonus to read before a request: its category, how often, how long. */
export function useBonusFacts({ category, endsAt, multiplier, oneUse }: Bonus): readonly string[] {
  const t = useTranslate();
  const formats = useFormats();
  return [
    t(`bonus:category.${category}`),
    multiplier !== null && t("bonus:staked", { count: multiplier }),
    oneUse && t("bonus:oneUse"),
    endsAt !== null && t("bonus:until", { when: formats.dateTime(endsAt) }),
  ].filter((fact) => fact !== false);
}

export function BonusFacts({ bonus, className }: { readonly bonus: Bonus; readonly className?: string }) {
  return (
    <ul className={classes(css.facts, className)}>
      {useBonusFacts(bonus).map((fact) => (
        <li key={fact} className={css.fact}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
