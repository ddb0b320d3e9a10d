import { Button } from "@livery/ui";
import { useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";
import { AccountLines } from "./account-lines.tsx";
import { AmountField } from "./amount-field.tsx";
import * as css from "./fields.css.ts";
import { ValueField } from "./value-field.tsx";

/** The method's instructions and the account to pay to. */
export function MethodNotes({ model: { method } }: VariantProps<TransferRequestModel>) {
  return (
    <>
      {method?.instructions != null && <p className={css.muted}>{method.instructions}</p>}
      {method !== null && method.accountLines.length > 0 && <AccountLines lines={method.accountLines} />}
    </>
  );
}

/** The method's notes, the amount and the method's fields. */
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

/** The continue button of a form. */
export function GoOn() {
  const t = useTranslate();
  return (
    <Button type="submit" variant="primary" size="lg" wide>
      {t("payment:proceed")}
    </Button>
  );
}
