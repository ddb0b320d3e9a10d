import type { ReactNode } from "react";
import { hidden } from "./visually-hidden.css.ts";

/** Only for screen readers. `live` announces changes: politely, or at once if they are urgent. */
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
