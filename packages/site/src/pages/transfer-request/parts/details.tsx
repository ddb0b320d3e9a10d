import { Button } from "@livery/ui";
import { useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import type { TransferRequestModel } from "../model.ts";
import { AccountLines } from "./account-lines.tsx";
import { AmountField } from "./amount-field.tsx";
import * as css from "./fields.css.ts";
import { ValueField } from "./value-field.tsx";

/** What a chosen method tells: how it is done, and where to pay. */
export function MethodNotes({ model: { method } }: FaceProps<TransferRequestModel>) {
  return (
    <>
      {method?.instructions != null && <p className={css.muted}>{method.instructions}</p>}
      {method !== null && method.accountLines.length > 0 && <AccountLines lines={method.accountLines} />}
    </>
  );
}

/** What a chosen method tells and asks: where to pay, how much, its own fields. */
export function Details({ model }: FaceProps<TransferRequestModel>) {
  const { amount, fields } = model;
  return (
    <>
      <MethodNotes model={model} />
      <AmountField amount={amount} />
      {fields.map((field) => (
        <ValueField key={field.name} field={field} />
      ))}
    </>
  );
}

/** The way on from what was filled in. */
export function GoOn() {
  const t = useWords();
  return (
    <Button type="submit" variant="primary" size="lg" wide>
      {t("transfer:proceed")}
    </Button>
  );
}
