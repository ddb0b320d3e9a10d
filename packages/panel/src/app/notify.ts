import { type ToastTone, useToasts } from "@livery/ui";
import { useCallback } from "react";

/** Says what was done, or why it was not, at the foot of the page; the same words again take their own place. */
export function useNotify(): (tone: ToastTone & ("success" | "failure"), text: string) => void {
  const { show } = useToasts();
  return useCallback((tone, text) => show({ key: text, tone, title: text }), [show]);
}
