import { Button, EmptyState } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { PromotionsModel } from "../promotions.model.ts";

/** No bonus is on offer, or none could be loaded: both look the same to a player (§8), who can try again. */
export function NoBonuses({ model }: VariantProps<PromotionsModel>) {
  const t = useTranslate();
  return (
    <EmptyState
      title={t("bonus:empty.title")}
      action={<Button onClick={model.retry}>{t("bonus:empty.action")}</Button>}
    >
      <p>{t("bonus:empty.text")}</p>
    </EmptyState>
  );
}
