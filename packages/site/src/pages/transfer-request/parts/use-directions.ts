import { paymentDirections, type PaymentDirection } from "@livery/contract";
import { useTranslate } from "../../../core/translate.ts";

/** Both directions with their labels, deposit first. */
export function useDirections(): readonly { readonly value: PaymentDirection; readonly label: string }[] {
  const t = useTranslate();
  return paymentDirections.map((value) => ({ value, label: t(`payment:direction.${value}`) }));
}
