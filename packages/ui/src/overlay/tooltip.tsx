import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import { useLivery } from "../provider/livery-provider.tsx";
import { usePortal } from "../provider/portal.ts";
import * as css from "./tooltip.css.ts";

/** Milliseconds that a pointer rests before the tooltip shows; keyboard focus shows it at once. */
const restsFor = 450;

export interface TooltipProps {
  /**
   * A short explanation beyond the control's own label. No controls, and nothing that is not available elsewhere: touch shows no
   * tooltip.
   */
  readonly text: ReactNode;
  /** The side of the control, if there is space. Start and end follow the direction of reading. */
  readonly side?: "above" | "below" | "start" | "end";
  /** One focusable element: a button, a link. The text describes it. */
  readonly children: ReactElement;
}

/**
 * A short text beside a control, for pointer and keyboard. It stays while the pointer is on it, and closes on Escape, on a press
 * and on leaving (WCAG 1.4.13).
 */
export function Tooltip({ text, side = "above", children }: TooltipProps) {
  const { dir } = useLivery();
  const portal = usePortal();
  const sides = {
    above: "top",
    below: "bottom",
    start: dir === "ltr" ? "left" : "right",
    end: dir === "ltr" ? "right" : "left",
  } as const;
  return (
    <Radix.Provider delayDuration={restsFor}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={portal}>
          <Radix.Content className={css.tip} side={sides[side]} sideOffset={8} collisionPadding={8} dir={dir}>
            {text}
            <Radix.Arrow className={css.arrow} width={12} height={6} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
