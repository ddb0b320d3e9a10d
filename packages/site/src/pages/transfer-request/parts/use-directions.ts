import { transferDirections, type TransferDirection } from "@livery/contract";
import { useTranslate } from "../../../core/translate.ts";

/** Both directions with their labels, deposit first. */
export function useDirections(): readonly { readonly value: TransferDirection; readonly label: string }[] {
  const t = useTranslate();
  return transferDirections.map((value) => ({ value, label: t(`transfer:direction.${value}`) }));
}
