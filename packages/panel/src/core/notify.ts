import { type ToastTone, useToasts } from "@livery/ui";
import { useCallback } from "react";

/** Shows a result or an error at the foot of the page; the same text replaces its earlier toast. */
export function useNotify(): (tone: ToastTone & ("success" | "failure"), text: string) => void {
  const { show } = useToasts();
  return useCallback((tone, text) => show({ key: text, tone, title: text }), [show]);
}
