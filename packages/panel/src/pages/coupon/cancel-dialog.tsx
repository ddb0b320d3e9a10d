import type { PanelCancelled, PanelCoupon } from "@livery/contract/panel";
import { useState } from "react";
import { usePanel } from "../../app/panel.ts";
import { useSay } from "../../app/say.ts";
import { useFormats, useWords } from "../../app/words.ts";
import { ActionDialog } from "../../forms/action-dialog.tsx";
import { Sum } from "../../forms/sum.tsx";
import { ReasonField } from "../../forms/reason-field.tsx";
import { useDeed } from "../../forms/use-deed.ts";

/** Cancels a coupon: why, and what goes back to whom. */
export function CancelDialog({ coupon, onClose }: { readonly coupon: PanelCoupon; readonly onClose: () => void }) {
  const t = useWords();
  const formats = useFormats();
  const { client } = usePanel();
  const say = useSay();
  const deed = useDeed<PanelCancelled>();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const { couponId, couponNumber, userName, stake, currency } = coupon;
  const wrong = reason.trim().length < 3;
  const cancel = async (): Promise<void> => {
    setAsked(true);
    if (wrong) return;
    const outcome = await deed.run((idempotencyKey) =>
      client.call("panelCouponCancel", { couponId, reason: reason.trim() }, { idempotencyKey }),
    );
    if (outcome?.kind !== "done") return;
    say(
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
      deed={deed}
      currency={currency}
      onSubmit={() => void cancel()}
      onClose={onClose}
    >
      <ReasonField
        required
        value={reason}
        disabled={deed.phase !== "open"}
        error={asked && wrong ? t("panel:form.reasonShort") : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Sum
        label={t("panel:credit.after")}
        lines={[{ label: t("panel:cancel.back", { name: userName }), amount: stake, currency, total: true }]}
      />
    </ActionDialog>
  );
}
