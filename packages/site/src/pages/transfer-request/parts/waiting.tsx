import { Banner, Button, Dialog } from "@livery/ui";
import { useState } from "react";
import { useFormats, useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import type { TransferRequestModel } from "../model.ts";
import type { WaitingTransfer } from "../waiting.ts";
import { AccountLines } from "./account-lines.tsx";
import * as css from "./fields.css.ts";
import { WayOn } from "./way-on.tsx";

/** "You already have a transaction." (§8): which, where to pay it, the way on with it and the way to take it back. Nothing where none waits. */
export function Waiting({ model }: FaceProps<TransferRequestModel>) {
  return model.waiting && <WaitingOne key={model.waiting.transfer.transferId} waiting={model.waiting} />;
}

function WaitingOne({ waiting: { transfer, ...way } }: { readonly waiting: WaitingTransfer }) {
  const t = useWords();
  const formats = useFormats();
  const [asking, ask] = useState(false);
  const { accountLines, currency, direction, method, reference, requestedAt } = transfer;
  const amount = formats.money(transfer.amount, currency);
  return (
    <div className={css.step}>
      <Banner
        tone="warning"
        title={t("transfer:waiting.title")}
        action={<Button onClick={() => ask(true)}>{t("transfer:waiting.takeBack")}</Button>}
      >
        {t("transfer:waiting.text", { method, amount, when: formats.dateTime(requestedAt) })}
      </Banner>
      <AccountLines lines={direction === "deposit" ? accountLines : []} reference={reference} />
      <div className={css.ways}>
        <WayOn request={transfer} />
      </div>
      <Dialog
        open={asking}
        onOpenChange={ask}
        title={t("transfer:waiting.question")}
        description={t(`transfer:waiting.questionText.${direction}`, { amount })}
        closeLabel={t("feedback:close")}
        actions={
          <>
            <Button onClick={() => ask(false)}>{t("transfer:waiting.keep")}</Button>
            <Button variant="danger" busy={way.busy} onClick={way.takeBack}>
              {t("transfer:waiting.takeBack")}
            </Button>
          </>
        }
      >
        {way.problem !== null && <Banner tone="error">{way.problem}</Banner>}
      </Dialog>
    </div>
  );
}
