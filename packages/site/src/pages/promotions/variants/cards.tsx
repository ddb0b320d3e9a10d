import { Button, Dialog, Skeleton } from "@livery/ui";
import { useId } from "react";
import { useTranslate } from "../../../core/translate.ts";
import type { Bonus } from "../../../bonuses/bonus.ts";
import { BonusFacts } from "../../../bonuses/bonus-facts.tsx";
import { BonusHead } from "../../../bonuses/bonus-head.tsx";
import { BonusPicture, BonusTile } from "../../../bonuses/bonus-picture.tsx";
import { BonusRequest } from "../../../bonuses/bonus-request.tsx";
import { BonusText } from "../../../bonuses/bonus-text.tsx";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { PromotionsModel } from "../promotions.model.ts";
import { Offered } from "../parts/offered.tsx";
import * as css from "./cards.css.ts";

/** Bonuses side by side, each requested on its card; the full text opens over the page. */
export default function PromotionCards({ model }: VariantProps<PromotionsModel>) {
  return (
    <Offered
      model={model}
      waiting={
        <div className={css.cards}>
          <Skeleton shape="tile" count={3} />
        </div>
      }
    >
      <ul className={css.cards}>
        {model.bonuses.map((bonus) => (
          <Card key={bonus.bonusId} bonus={bonus} model={model} />
        ))}
      </ul>
      {model.opened !== null && <Reading bonus={model.opened} model={model} />}
    </Offered>
  );
}

function Card({ bonus, model }: VariantProps<PromotionsModel> & { readonly bonus: Bonus }) {
  const t = useTranslate();
  const id = useId();
  const { bonusId, title } = bonus;
  return (
    <li className={css.card}>
      <BonusPicture bonus={bonus} instead={<BonusTile bonus={bonus} />} />
      <div className={css.body}>
        <BonusHead bonus={bonus}>
          <h2 id={id} className={css.title}>
            <bdi>{title}</bdi>
          </h2>
        </BonusHead>
        <BonusFacts bonus={bonus} />
        <Button
          id={`${id}read`}
          variant="quiet"
          size="sm"
          className={css.read}
          aria-haspopup="dialog"
          aria-labelledby={`${id}read ${id}`}
          onClick={() => model.open(bonusId)}
        >
          {t("bonus:read")}
        </Button>
        <BonusRequest bonus={bonus} model={model} titleId={id} className={css.request} />
      </div>
    </li>
  );
}

/** The full text of a bonus, with its button again at the end. */
function Reading({ bonus, model }: VariantProps<PromotionsModel> & { readonly bonus: Bonus }) {
  const t = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && model.open(null)}
      title={<bdi id={id}>{bonus.title}</bdi>}
      closeLabel={t("feedback:close")}
      size="md"
      begin="content"
      actions={<BonusRequest bonus={bonus} model={model} titleId={id} className={css.foot} />}
    >
      <div className={css.reading}>
        <BonusPicture bonus={bonus} />
        <BonusFacts bonus={bonus} />
        <BonusText bonus={bonus} />
      </div>
    </Dialog>
  );
}
