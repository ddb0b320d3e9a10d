import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";
import { useLivery } from "../provider/LiveryProvider.tsx";
import { usePortal } from "../provider/portal.ts";
import * as css from "./Tooltip.css.ts";

/** Milliseconds that a pointer rests before it is answered; the keyboard is answered at once. */
const restsFor = 450;

export interface TooltipProps {
  /** A few words more than the control says of itself. No control, and nothing that is said nowhere else: touch shows none. */
  readonly text: ReactNode;
  /** The side of the control, where there is room. Start and end follow the direction of reading. */
  readonly side?: "above" | "below" | "start" | "end";
  /** One element that takes the focus: a button, a link. It is described by the text. */
  readonly children: ReactElement;
}

/**
 * A word beside a control, for pointer and keyboard. It stays while the pointer is on it, and goes by Escape, by a press
 * and by leaving (WCAG 1.4.13).
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
