import { Banner, Button, Dialog } from "@livery/ui";
import { useState } from "react";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import type { WaitingTransfer } from "../waiting.ts";
import { AccountLines } from "./account-lines.tsx";
import * as css from "./fields.css.ts";
import { ContinueLink } from "./continue-link.tsx";

/**
 * "You already have a transaction." (§8): the request, the account to pay to, the link to continue and the cancel button. Nothing
 * if none waits.
 */
export function Waiting({ model }: VariantProps<TransferRequestModel>) {
  return model.waiting && <WaitingOne key={model.waiting.transfer.transferId} waiting={model.waiting} />;
}

function WaitingOne({ waiting: { transfer, ...cancellation } }: { readonly waiting: WaitingTransfer }) {
  const t = useTranslate();
  const formats = useFormats();
  const [isConfirming, setConfirming] = useState(false);
  const { accountLines, currency, direction, method, reference, requestedAt } = transfer;
  const amount = formats.money(transfer.amount, currency);
  return (
    <div className={css.step}>
      <Banner
        tone="warning"
        title={t("transfer:waiting.title")}
        action={<Button onClick={() => setConfirming(true)}>{t("transfer:waiting.takeBack")}</Button>}
      >
        {t("transfer:waiting.text", { method, amount, when: formats.dateTime(requestedAt) })}
      </Banner>
      <AccountLines lines={direction === "deposit" ? accountLines : []} reference={reference} />
      <div className={css.actions}>
        <ContinueLink request={transfer} />
      </div>
      <Dialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t("transfer:waiting.question")}
        description={t(`transfer:waiting.questionText.${direction}`, { amount })}
        closeLabel={t("feedback:close")}
        actions={
          <>
            <Button onClick={() => setConfirming(false)}>{t("transfer:waiting.keep")}</Button>
            <Button variant="danger" busy={cancellation.busy} onClick={cancellation.takeBack}>
              {t("transfer:waiting.takeBack")}
            </Button>
          </>
        }
      >
        {cancellation.problem !== null && <Banner tone="error">{cancellation.problem}</Banner>}
      </Dialog>
    </div>
  );
}
