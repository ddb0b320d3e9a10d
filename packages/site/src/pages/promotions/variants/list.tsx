import { Accordion, Skeleton } from "@livery/ui";
import { useId } from "react";
import type { Bonus } from "../../../bonuses/bonus.ts";
import { BonusFacts } from "../../../bonuses/bonus-facts.tsx";
import { BonusFigure } from "../../../bonuses/bonus-figure.tsx";
import { BonusPicture } from "../../../bonuses/bonus-picture.tsx";
import { BonusRequest } from "../../../bonuses/bonus-request.tsx";
import { BonusBadge } from "../../../bonuses/bonus-state.tsx";
import { BonusText } from "../../../bonuses/bonus-text.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { PromotionsModel } from "../promotions.model.ts";
import { Offered } from "../parts/offered.tsx";
import * as css from "./list.css.ts";

/** One row per bonus; one row is unfolded in place, with text, terms and request. */
export default function PromotionList({ model }: VariantProps<PromotionsModel>) {
  const id = useId();
  return (
    <div className={css.page}>
      <Offered model={model} waiting={<Skeleton shape="row" count={4} />}>
        <Accordion
          level={2}
          className={css.list}
          open={model.opened === null ? [] : [String(model.opened.bonusId)]}
          onChange={([bonusId]) => model.open(bonusId === undefined ? null : Number(bonusId))}
          items={model.bonuses.map((bonus) => ({
            key: String(bonus.bonusId),
            label: <Line bonus={bonus} titleId={`${id}${bonus.bonusId}`} />,
            aside: <BonusBadge bonus={bonus} />,
            content: <Unfolded bonus={bonus} model={model} titleId={`${id}${bonus.bonusId}`} />,
          }))}
        />
      </Offered>
    </div>
  );
}

interface OfBonus {
  readonly bonus: Bonus;
  readonly titleId: string;
}

function Line({ bonus, titleId }: OfBonus) {
  return (
    <span className={css.line}>
      <span id={titleId} className={css.title}>
        {bonus.title}
      </span>{" "}
      <BonusFigure bonus={bonus} className={css.figure} />
    </span>
  );
}

function Unfolded({ bonus, model, titleId }: VariantProps<PromotionsModel> & OfBonus) {
  return (
    <div className={css.unfolded}>
      {bonus.image !== null && <BonusPicture bonus={bonus} className={css.picture} />}
      <div className={css.text}>
        <BonusFacts bonus={bonus} />
        <BonusText bonus={bonus} />
        <BonusRequest bonus={bonus} model={model} titleId={titleId} />
      </div>
    </div>
  );
}
