import { Chip } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { couponFilters, type CouponsModel } from "../coupons.model.ts";
import * as css from "./filter.css.ts";

/** Chooses coupons of all statuses, or of one. */
export function CouponFilter({ model }: VariantProps<CouponsModel>) {
  const t = useTranslate();
  return (
    <div role="group" aria-label={t("coupon:list.filter")} className={css.filter}>
      <Chip pressed={model.filter === null} onClick={() => model.choose(null)}>
        {t("coupon:list.all")}
      </Chip>
      {couponFilters.map((filter) => (
        <Chip key={filter} pressed={model.filter === filter} onClick={() => model.choose(filter)}>
          {t(`coupon:filter.${filter}`)}
        </Chip>
      ))}
    </div>
  );
}
