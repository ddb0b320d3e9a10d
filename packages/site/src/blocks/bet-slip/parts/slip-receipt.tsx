import { Button, buttonClass, Icon, Money, Spinner } from "@livery/ui";
import type { PlacedCoupon } from "@livery/contract";
import type { PlacedForm } from "@livery/machines";
import { useCouponForm } from "../../../core/coupon-form.ts";
import { useTranslate } from "../../../core/translate.ts";
import { RouteLink } from "../../../parts/route-link.tsx";
import * as css from "./slip-receipt.css.ts";

/** A placed or pending coupon: its number, its kind with size and lines, its cost, and the link to the coupons. */
export function SlipReceipt({
  coupon,
  form,
  currency,
  onDone,
}: {
  readonly coupon: PlacedCoupon;
  readonly form: PlacedForm | null;
  readonly currency: string;
  readonly onDone: () => void;
}) {
  const t = useTranslate();
  const formText = useCouponForm();
  // Reserved, but not yet accepted by the server (D14).
  const pending = coupon.status === "pending";
  return (
    <div className={css.receipt}>
      {pending ? (
        <Spinner size="lg" label={t("feedback:overlay.checking")} />
      ) : (
        <span className={css.mark}>
          <Icon name="check" size="lg" />
        </span>
      )}
      <p className={css.head}>{pending ? t("live:delay.head") : t("slip:placed.head")}</p>
      <p className={css.number}>
        <bdi translate="no">{coupon.couponNumber}</bdi>
      </p>
      {form !== null && (
        <p className={css.form}>
          {[t(`coupon:kind.${form.kind}`), formText({ ...form, totalStake: coupon.totalStake, currency })]
            .filter((text) => text !== "")
            .join(" · ")}
        </p>
      )}
      <dl className={css.lines}>
        <div className={css.line}>
          <dt>{t("slip:stake")}</dt>
          <dd>
            <Money amount={coupon.totalStake} currency={currency} />
          </dd>
        </div>
        <div className={css.line}>
          <dt>{t("slip:return")}</dt>
          <dd>
            <Money amount={coupon.maxReturn} currency={currency} />
          </dd>
        </div>
      </dl>
      <div className={css.actions}>
        <RouteLink
          to="Coupon"
          params={{ couponNumber: coupon.couponNumber }}
          className={buttonClass({ variant: "primary", wide: true })}
        >
          {t("slip:placed.open")}
        </RouteLink>
        <Button wide onClick={onDone}>
          {t("slip:placed.more")}
        </Button>
      </div>
    </div>
  );
}
