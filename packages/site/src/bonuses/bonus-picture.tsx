import { classes } from "@livery/ui";
import { type ReactNode, useState } from "react";
import { useServices } from "../core/services.ts";
import { BrandPattern } from "../parts/brand-pattern.tsx";
import type { Bonus } from "./bonus.ts";
import { BonusFigure, useBonusFigure } from "./bonus-figure.tsx";
import * as css from "./bonus.css.ts";

interface OfBonus {
  readonly bonus: Bonus;
  readonly className?: string;
}

/** A bonus's figure on the brand's ground and tile. */
export function BonusTile({ bonus, className }: OfBonus) {
  const { pattern } = useServices().boot.brand;
  const isWord = useBonusFigure(bonus) === null;
  return (
    <div className={classes(css.picture, className)} data-region="promo">
      <BrandPattern picture={pattern} className={css.tile} />
      <BonusFigure bonus={bonus} className={classes(css.figure, isWord && css.word)} />
    </div>
  );
}

/** A bonus's picture, whole and on the brand's ground. If it has none, or the picture cannot be loaded: what stands in for it. */
export function BonusPicture({ instead = null, ...props }: OfBonus & { readonly instead?: ReactNode }) {
  const [broken, setBroken] = useState<string | null>(null);
  const { alt, image } = props.bonus;
  if (image === null || image === broken) return instead;
  return (
    <div className={classes(css.picture, props.className)} data-region="promo">
      <img src={image} alt={alt} loading="lazy" className={css.image} onError={() => setBroken(image)} />
    </div>
  );
}
