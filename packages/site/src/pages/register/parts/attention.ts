import { useEffect, useRef } from "react";
import type { RegisterModel } from "../model.ts";

/**
 * Puts the focus on the field that it belongs to, once, as soon as that is there: a variant may have to show it first. Asked after every
 * render, for only a render brings a field.
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
