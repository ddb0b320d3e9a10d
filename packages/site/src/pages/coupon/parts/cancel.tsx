import { Banner, Button, Card, Dialog, useRemaining } from "@livery/ui";
import type { CouponDetail } from "@livery/contract";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { CancellationModel } from "../use-cancellation.ts";
import * as css from "./coupon-actions.css.ts";

/** Cancels the coupon within its window (D18), after a confirmation. */
export function Cancel({
  coupon: { couponNumber, currency, totalStake },
  cancellation: { setConfirming, isConfirming, busy, confirm, problem, until },
  now,
}: {
  readonly coupon: CouponDetail;
  readonly cancellation: CancellationModel;
  readonly now: () => number;
}) {
  const t = useTranslate();
  const formats = useFormats();
  const left = useRemaining(until, 1_000, now);
  if (left === 0 && !isConfirming) return null;
  return (
    <Card title={t("coupon:cancel.title")}>
      <div className={css.action}>
        <p className={css.text}>{t("coupon:cancel.left", { time: minutes(left) })}</p>
        <Button onClick={() => setConfirming(true)}>{t("coupon:cancel.action")}</Button>
      </div>
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t("coupon:cancel.question", { number: couponNumber })}
        description={t("coupon:cancel.text", { amount: formats.money(totalStake, currency) })}
        closeLabel={t("feedback:close")}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>{t("coupon:cancel.keep")}</Button>
            <Button variant="danger" busy={busy} onClick={confirm}>
              {t("coupon:cancel.confirm")}
            </Button>
          </>
        }
      >
        {problem !== null && <Banner tone="error">{problem}</Banner>}
      </Dialog>
    </Card>
  );
}

/** "4:09". */
function minutes(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
