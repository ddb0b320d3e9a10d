import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import { PageHeading } from "../../../parts/page-heading.tsx";
import type { TransferRequestModel } from "../transfer-request.model.ts";

/** The page's heading, with the player's balance. */
export function TransferHeading({ model: { balance, currency } }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const formats = useFormats();
  return (
    <PageHeading
      text={t("transfer:text")}
      {...(balance !== null && { aside: t("transfer:balance", { amount: formats.money(balance, currency) }) })}
    >
      {t("transfer:title")}
    </PageHeading>
  );
}
