import { BareButton, classes, Skeleton } from "@livery/ui";
import { useServices } from "../../../core/services.ts";
import type { Bonus } from "../../../bonuses/bonus.ts";
import { BonusFigure, useBonusFigure } from "../../../bonuses/bonus-figure.tsx";
import { BonusPicture } from "../../../bonuses/bonus-picture.tsx";
import { BonusBadge } from "../../../bonuses/bonus-state.tsx";
import { BrandPattern } from "../../../parts/brand-pattern.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { PromotionsModel } from "../promotions.model.ts";
import { Offered } from "../parts/offered.tsx";
import { StoryViewer } from "./story-viewer.tsx";
import * as css from "./story.css.ts";

/** Bonuses as posters that open as stories: one fills the screen, and the next follows by itself. */
export default function PromotionStories({ model }: VariantProps<PromotionsModel>) {
  return (
    <Offered
      model={model}
      waiting={
        <div className={css.waiting}>
          <Skeleton shape="tile" count={4} />
        </div>
      }
    >
      <ul className={css.posters}>
        {model.bonuses.map((bonus) => (
          <Poster key={bonus.bonusId} bonus={bonus} onOpen={() => model.open(bonus.bonusId)} />
        ))}
      </ul>
      {model.opened !== null && <StoryViewer model={model} bonus={model.opened} />}
    </Offered>
  );
}

function Poster({ bonus, onOpen }: { readonly bonus: Bonus; readonly onOpen: () => void }) {
  const { pattern } = useServices().boot.brand;
  const isWord = useBonusFigure(bonus) === null;
  return (
    <li className={css.posterItem}>
      <BareButton className={css.poster} aria-haspopup="dialog" onClick={onOpen} data-region="promo">
        <BonusPicture bonus={bonus} className={css.posterPicture} />
        <span className={css.posterText}>
          <BonusFigure bonus={bonus} className={classes(css.posterFigure, isWord && css.posterWord)} />{" "}
          <span className={css.posterTitle}>
            <bdi>{bonus.title}</bdi>
          </span>
        </span>
        <BrandPattern picture={pattern} className={css.posterGround} />
      </BareButton>
      <BonusBadge bonus={bonus} className={css.posterState} />
    </li>
  );
}
