import { Button, buttonClass, EmptyState } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import type { CouponsModel } from "../coupons.model.ts";

/** Shown if there are no coupons, or none with the chosen status. */
export function NoCoupons({ model }: VariantProps<CouponsModel>) {
  const t = useTranslate();
  if (model.state === "none") {
    return (
      <EmptyState
        title={t("coupon:list.noneTitle")}
        action={<Button onClick={() => model.choose(null)}>{t("coupon:list.noneAction")}</Button>}
      >
        <p>{t("coupon:list.noneText")}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t("coupon:list.emptyTitle")}
      action={
        <RouteLink to="SportBets" className={buttonClass({ variant: "primary" })}>
          {t("coupon:list.emptyAction")}
        </RouteLink>
      }
    >
      <p>{t("coupon:list.emptyText")}</p>
    </EmptyState>
  );
}
