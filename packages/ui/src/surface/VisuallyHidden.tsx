import type { ReactNode } from "react";
import { hidden } from "./VisuallyHidden.css.ts";

/** For readers only. `live` announces changes: politely, or at once for what cannot wait. */
export function VisuallyHidden({
  children,
  live,
}: {
  readonly children: ReactNode;
  readonly live?: "polite" | "assertive";
}) {
  return (
    <span className={hidden} aria-live={live}>
      {children}
    </span>
  );
}
