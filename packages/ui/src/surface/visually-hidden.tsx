import type { ReactNode } from "react";
import { hidden } from "./visually-hidden.css.ts";

interface VisuallyHiddenProps {
  /** What screen readers read. */
  readonly children: ReactNode;
  /** Announces changes of the text: politely, or at once if they are urgent. Without it the text is read in its place only. */
  readonly live?: "polite" | "assertive";
}

/** A text for screen readers only. */
export function VisuallyHidden({ children, live }: VisuallyHiddenProps) {
  return (
    <span className={hidden} aria-live={live}>
      {children}
    </span>
  );
}
