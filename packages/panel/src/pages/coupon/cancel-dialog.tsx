import type { PanelCancelled, PanelCoupon } from "@livery/contract/panel";
import { useState } from "react";
import { usePanel } from "../../core/panel.ts";
import { useNotify } from "../../core/notify.ts";
import { useFormats, useTranslate } from "../../core/messages.ts";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { Sum } from "../../forms/sum.tsx";
import { ReasonField } from "../../forms/reason-field.tsx";
import { useIdempotentMutation } from "../../forms/use-idempotent-mutation.ts";

/** Cancels a coupon: the reason, and the refund with its recipient. */
export function CancelDialog({ coupon, onClose }: { readonly coupon: PanelCoupon; readonly onClose: () => void }) {
  const t = useTranslate();
  const formats = useFormats();
  const { client } = usePanel();
  const notify = useNotify();
  const mutation = useIdempotentMutation<PanelCancelled>();
  const [reason, setReason] = useState("");
  const [submitted, setSubmitted] = useState(false);
  const { couponId, couponNumber, userName, totalStake, currency } = coupon;
  const wrong = reason.trim().length < 3;
  const cancel = async (): Promise<void> => {
    setSubmitted(true);
    if (wrong) return;
    const outcome = await mutation.run((idempotencyKey) =>
      client.call("panelCouponCancel", { couponId, reason: reason.trim() }, { idempotencyKey }),
    );
    if (outcome?.kind !== "done") return;
    notify(
      "success",
      t("panel:cancel.done", {
        number: couponNumber,
        name: userName,
        balance: formats.money(outcome.result.balance, currency),
      }),
    );
    onClose();
  };
  return (
    <ActionDialog
      title={t("panel:cancel.title")}
      text={t("panel:cancel.text", { number: couponNumber, name: userName })}
      submit={t("panel:cancel.submit")}
      danger
      mutation={mutation}
      currency={currency}
      onSubmit={() => void cancel()}
      onClose={onClose}
    >
      <ReasonField
        required
        value={reason}
        disabled={mutation.phase !== "open"}
        error={submitted && wrong ? t("panel:form.reasonShort") : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Sum
        label={t("panel:credit.after")}
        lines={[{ label: t("panel:cancel.back", { name: userName }), amount: totalStake, currency, total: true }]}
      />
    </ActionDialog>
  );
}
