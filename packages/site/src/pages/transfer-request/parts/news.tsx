import { Banner } from "@livery/ui";
import { useFormats, useTranslate } from "../../../core/translate.ts";
import type { VariantProps } from "../../../variants/variant-types.ts";
import type { TransferRequestModel } from "../transfer-request.model.ts";

/** The decision on an earlier request, with the reason of a denial. Nothing if there is no news. */
export function News({ model: { news } }: VariantProps<TransferRequestModel>) {
  const t = useTranslate();
  const formats = useFormats();
  if (news === null) return null;
  const { amount, currency, direction, method, note, requestedAt, status } = news;
  const isDenied = status === "denied";
  return (
    <Banner
      tone={isDenied ? "warning" : "success"}
      title={t(isDenied ? "payment:done.denied" : "payment:done.approved")}
    >
      {note !== null && <p>{note}</p>}
      <p>
        {t("payment:news", {
          direction: t(`payment:direction.${direction}`),
          method,
          amount: formats.money(amount, currency),
          when: formats.dateTime(requestedAt),
        })}
      </p>
    </Banner>
  );
}
