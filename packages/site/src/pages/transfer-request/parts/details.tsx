import { Button } from "@livery/ui";
import { useTranslate } from "../../../app/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../model.ts";
import { AccountLines } from "./account-lines.tsx";
import { AmountField } from "./amount-field.tsx";
import * as css from "./fields.css.ts";
import { ValueField } from "./value-field.tsx";

/** What a chosen method tells: how it is done, and where to pay. */
export function MethodNotes({ model: { method } }: VariantProps<TransferRequestModel>) {
  return (
    <>
      {method?.instructions != null && <p className={css.muted}>{method.instructions}</p>}
      {method !== null && method.accountLines.length > 0 && <AccountLines lines={method.accountLines} />}
    </>
  );
}

/** What a chosen method tells and asks: where to pay, how much, its own fields. */
export function Details({ model }: VariantProps<TransferRequestModel>) {
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
  const t = useTranslate();
  return (
    <Button type="submit" variant="primary" size="lg" wide>
      {t("transfer:proceed")}
    </Button>
  );
}
