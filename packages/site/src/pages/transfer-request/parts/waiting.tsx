import { Banner, Button, Dialog } from "@livery/ui";
import { useState } from "react";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import type { WaitingPayment } from "../waiting.ts";
import { AccountLines } from "./account-lines.tsx";
import * as css from "./fields.css.ts";
import { ContinueLink } from "./continue-link.tsx";

/**
 * "You already have a transaction." (§8): the request, the account to pay to, the link to continue and the cancel button. Nothing
 * if none waits.
 */
export function Waiting({ model }: VariantProps<TransferRequestModel>) {
  return model.waiting && <WaitingOne key={model.waiting.payment.paymentId} waiting={model.waiting} />;
}

function WaitingOne({ waiting: { payment, ...cancellation } }: { readonly waiting: WaitingPayment }) {
  const t = useTranslate();
  const formats = useFormats();
  const [isConfirming, setConfirming] = useState(false);
  const { accountLines, currency, direction, method, reference, requestedAt } = payment;
  const amount = formats.money(payment.amount, currency);
  return (
    <div className={css.step}>
      <Banner
        tone="warning"
        title={t("payment:waiting.title")}
        action={<Button onClick={() => setConfirming(true)}>{t("payment:waiting.takeBack")}</Button>}
      >
        {t("payment:waiting.text", { method, amount, when: formats.dateTime(requestedAt) })}
      </Banner>
      <AccountLines lines={direction === "deposit" ? accountLines : []} reference={reference} />
      <div className={css.actions}>
        <ContinueLink request={payment} />
      </div>
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t("payment:waiting.question")}
        description={t(`payment:waiting.questionText.${direction}`, { amount })}
        closeLabel={t("feedback:close")}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>{t("payment:waiting.keep")}</Button>
            <Button variant="danger" busy={cancellation.busy} onClick={cancellation.takeBack}>
              {t("payment:waiting.takeBack")}
            </Button>
          </>
        }
      >
        {cancellation.problem !== null && <Banner tone="error">{cancellation.problem}</Banner>}
      </Dialog>
    </div>
  );
}
