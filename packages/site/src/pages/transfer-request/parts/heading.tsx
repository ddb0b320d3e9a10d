import { useFormats, useWords } from "../../../app/words.ts";
import type { FaceProps } from "../../../faces/face-types.ts";
import { PageHeading } from "../../../shell/page-heading.tsx";
import type { TransferRequestModel } from "../model.ts";

/** The page's heading, with what the player has. */
export function TransferHeading({ model: { balance, currency } }: FaceProps<TransferRequestModel>) {
  const t = useWords();
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
