import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import type { TransferRequestModel } from "../transfer-request.model.ts";

/** The page's heading, with the player's balance. */
export function PaymentHeading({ model: { balance, currency } }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <PageHeading
      text={t("payment:text")}
      {...(balance !== null && { aside: t("payment:balance", { amount: formats.money(balance, currency) }) })}
    >
      {t("payment:title")}
    </PageHeading>
  );
}
