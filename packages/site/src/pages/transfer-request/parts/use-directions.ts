import { transferDirections, type TransferDirection } from "@livery/contract";
import { useWords } from "../../../app/words.ts";

/** Both directions with their words, deposit first. */
export function useDirections(): readonly { readonly value: TransferDirection; readonly label: string }[] {
  const t = useWords();
  return transferDirections.map((value) => ({ value, label: t(`transfer:direction.${value}`) }));
}
