import { Badge, statusTones } from "@livery/ui";
import type { CouponSummary } from "@livery/contract";
import { useTranslate } from "../../../core/translate.ts";

/** The status of a coupon, and its special conditions. */
export function CouponBadges({
  coupon: { soldStake, status, underReview },
}: {
  readonly coupon: Pick<CouponSummary, "soldStake" | "status" | "underReview">;
}) {
  const t = useTranslate();
  return (
    <>
      <Badge tone={statusTones[status]}>{t(`coupon:status.${status}`)}</Badge>
      {soldStake > 0n && <Badge tone="warning">{t("coupon:partlySold")}</Badge>}
      {underReview && <Badge tone="warning">{t("coupon:underReview")}</Badge>}
    </>
  );
}
