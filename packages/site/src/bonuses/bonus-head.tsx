import type { ReactNode } from "react";
import type { Bonus } from "./bonus.ts";
import { BonusFigure } from "./bonus-figure.tsx";
import * as css from "./bonus.css.ts";

/** A bonus's title, with its figure beside it where a picture takes the figure's slot. */
export function BonusHead({ bonus, children }: { readonly bonus: Bonus; readonly children: ReactNode }) {
  return (
    <div className={css.head}>
      {children}
      {bonus.image !== null && <BonusFigure bonus={bonus} className={css.headFigure} />}
    </div>
  );
}
