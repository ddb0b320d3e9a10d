import { useEffect, useRef } from "react";
import type { RegisterModel } from "../register.model.ts";

/**
 * Focuses the field that needs attention, once, as soon as it exists: a variant may have to show it first. Checked after every
 * render, because only a render creates a field.
 */
export function useAttention({ attention }: Pick<RegisterModel, "attention">): void {
  const served = useRef<RegisterModel["attention"]>(null);
  useEffect(() => {
    if (attention === null || served.current === attention) return;
    const row = document.querySelector(`[data-field="${attention.field}"]`);
    const control = row?.querySelector<HTMLElement>("input:not([disabled]), select, textarea");
    if (!control) return;
    served.current = attention;
    control.focus();
    control.scrollIntoView({ block: "center" });
  });
}
