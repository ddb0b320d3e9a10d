import { type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { classes } from "../styles/classes.ts";
import type { WithClass } from "../styles/with-class.ts";
import * as css from "./popover.css.ts";
import { useShiftIntoView } from "./use-shift-into-view.ts";

/** Attributes of the button that opens the popover. */
export interface PopoverTrigger {
  /** Lets the focus return to the button. */
  readonly ref: RefObject<HTMLButtonElement | null>;
  /** Whether the content is shown. */
  readonly "aria-expanded": boolean;
  /** Id of the shown content. */
  readonly "aria-controls": string | undefined;
  /** Shows and hides the content. */
  readonly onClick: () => void;
}

export interface PopoverProps extends WithClass {
  /** Whether the content is shown; the caller decides. */
  readonly open: boolean;
  /** Called on the button, on Escape, on a press outside and when the focus leaves. */
  readonly onOpenChange: (open: boolean) => void;
  /** Renders the button; spread `trigger` on it. */
  readonly trigger: (trigger: PopoverTrigger) => ReactNode;
  /** Accessible name of the popover content. */
  readonly label: string;
  /** What is shown under the button. */
  readonly children: ReactNode;
}

/**
 * Content under its button, for more than a menu: links, texts, an empty state. Tab moves from the button into it, and closes it
 * when the focus leaves; Escape closes and returns the focus; a press outside closes.
 */
export function Popover({ open, onOpenChange, trigger, label, children, className }: PopoverProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useShiftIntoView(panel, open);

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onOpenChange(false);
    };
    document.addEventListener("pointerdown", outside);
    return () => document.removeEventListener("pointerdown", outside);
  }, [open, onOpenChange]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== "Escape") return;
    event.stopPropagation();
    onOpenChange(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (open && relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) onOpenChange(false);
  };

  return (
    <div ref={root} role="presentation" className={classes(css.root, className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      {trigger({
        ref: button,
        "aria-expanded": open,
        "aria-controls": open ? id : undefined,
        onClick: () => onOpenChange(!open),
      })}
      {open && (
        <div ref={panel} id={id} role="group" aria-label={label} className={css.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
