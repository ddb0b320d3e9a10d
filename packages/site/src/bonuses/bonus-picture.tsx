import { classes } from "@livery/ui";
import { useState } from "react";
import { useServices } from "../core/services.ts";
import { BrandPattern } from "../parts/brand-pattern.tsx";
import type { Bonus } from "./bonus.ts";
import { BonusFigure, useBonusFigure } from "./bonus-figure.tsx";
import * as css from "./bonus.css.ts";

/** A bonus's picture. If it has none, or the picture cannot be loaded: its figure on the brand's ground and tile. */
export function BonusPicture({ bonus, className }: { readonly bonus: Bonus; readonly className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const { image } = bonus;
  const { pattern } = useServices().boot.brand;
  const isWord = useBonusFigure(bonus) === null;
  return (
    <div className={classes(css.picture, className)} data-region="promo">
      {image === null || image === broken ? (
        <>
          <BrandPattern picture={pattern} className={css.tile} />
          <BonusFigure bonus={bonus} className={classes(css.figure, isWord && css.word)} />
        </>
      ) : (
        <img src={image} alt="" loading="lazy" className={css.image} onError={() => setBroken(image)} />
      )}
    </div>
  );
}
