import { Accordion, Skeleton } from "@livery/ui";
import { useId } from "react";
import type { Bonus } from "../../../bonuses/bonus.ts";
import { useBonusFacts } from "../../../bonuses/bonus-facts.tsx";
import { BonusPicture, BonusTile } from "../../../bonuses/bonus-picture.tsx";
import { BonusRequest } from "../../../bonuses/bonus-request.tsx";
import { BonusBadge } from "../../../bonuses/bonus-state.tsx";
import { BonusText } from "../../../bonuses/bonus-text.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { PromotionsModel } from "../promotions.model.ts";
import { Offered } from "../parts/offered.tsx";
import * as css from "./list.css.ts";

/** One row per bonus, its figure first, beside the page's head; one row is unfolded in place, with text, terms and request. */
export default function PromotionList({ model }: VariantProps<PromotionsModel>) {
  const id = useId();
  return (
    <Offered
      model={model}
      beside
      waiting={
        <div className={css.waiting}>
          <Skeleton shape="tile" count={3} />
        </div>
      }
    >
      <Accordion
        level={2}
        open={model.opened === null ? [] : [String(model.opened.bonusId)]}
        onChange={([bonusId]) => model.open(bonusId === undefined ? null : Number(bonusId))}
        items={model.bonuses.map((bonus) => ({
          key: String(bonus.bonusId),
          label: <Row bonus={bonus} titleId={`${id}${bonus.bonusId}`} />,
          content: <Unfolded bonus={bonus} model={model} titleId={`${id}${bonus.bonusId}`} />,
        }))}
      />
    </Offered>
  );
}

interface OfBonus {
  readonly bonus: Bonus;
  readonly titleId: string;
}

function Row({ bonus, titleId }: OfBonus) {
  return (
    <span className={css.row}>
      <BonusTile bonus={bonus} className={css.tile} />
      <span className={css.texts}>
        <span id={titleId} className={css.title}>
          <bdi>{bonus.title}</bdi>
        </span>{" "}
        <span className={css.facts}>{useBonusFacts(bonus).join("\u00a0· ")}</span> <BonusBadge bonus={bonus} />
      </span>
    </span>
  );
}

function Unfolded({ bonus, model, titleId }: VariantProps<PromotionsModel> & OfBonus) {
  return (
    <div className={css.unfolded}>
      <BonusPicture bonus={bonus} className={css.picture} />
      <BonusText bonus={bonus} />
      <BonusRequest bonus={bonus} model={model} titleId={titleId} />
    </div>
  );
}
