import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { useLivery } from "../provider/livery-provider.tsx";
import { usePortal } from "../provider/portal.ts";
import { classes } from "../styles/classes.ts";
import { ownProperties } from "../styles/own-properties.ts";
import { useScrollStop } from "../styles/use-scroll-stop.ts";
import type { WithClass } from "../styles/with-class.ts";
import { hidden } from "../surface/visually-hidden.css.ts";
import type { RegionName } from "../tokens/tree.ts";
import * as css from "./sheet.css.ts";
import { SheetGrip, type SheetSnap } from "./sheet-grip.tsx";
import { useCertainLeave } from "./certain-leave.ts";
import { leaveHeldEscape } from "./held-escape.ts";
import { ignoreNotice } from "./under-notice.ts";
import { type OverlayBeginning, useReturnFocus } from "./return-focus.ts";
import { useKeyboardSpace } from "./use-keyboard-space.ts";
import { useSheetDrag } from "./use-sheet-drag.ts";

export interface SheetProps extends WithClass {
  /** Whether the sheet is shown; the caller decides. */
  readonly open: boolean;
  /** Called with false on Escape, on a press outside, on the close button and on a drag beyond the edge. */
  readonly onOpenChange: (open: boolean) => void;
  /** Names the sheet, for screen readers too. */
  readonly title: ReactNode;
  /** The title is only for screen readers. Default false. */
  readonly hideTitle?: boolean;
  /** Accessible name of the close button: "Close". */
  readonly closeLabel: string;
  /** The edge that it enters from; start and end follow the direction of reading. */
  readonly side?: keyof typeof css.sides;
  /** Initial focus: the first control that is not a link, or the sheet itself if it is read or browsed. Default `control`. */
  readonly begin?: OverlayBeginning;
  /** Resting heights of a sheet from the foot; without them it is as high as its content. */
  readonly snap?: SheetSnap;
  /** Gives the sheet the colours of a region, for example the slip; without it the page's. */
  readonly region?: RegionName;
  /** Lets rows reach the edges. */
  readonly flush?: boolean;
  /** Stays at the foot while the content scrolls: the total and its button. */
  readonly footer?: ReactNode;
  /** The content; it scrolls between head and foot. */
  readonly children: ReactNode;
}

/**
 * Content from an edge: navigation, the slip on a phone, filters. A sheet from the foot is resized and closed by dragging its
 * head.
 */
export function Sheet({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  closeLabel,
  side = "end",
  begin,
  snap,
  region,
  flush = false,
  footer,
  children,
  className,
}: SheetProps) {
  const { dir } = useLivery();
  const portal = usePortal();
  const returning = useReturnFocus(begin);
  const leaving = useCertainLeave(open);
  const stop = useScrollStop();
  const sheet = useRef<HTMLDivElement>(null);
  const fromFoot = side === "bottom";
  useKeyboardSpace(sheet, fromFoot && open);
  const drag = useSheetDrag({
    sheet,
    sizes: snap?.rests.map(({ size }) => size) ?? [],
    onRest: (index) => snap?.onChange(index),
    onClose: () => onOpenChange(false),
  });
  const rest = fromFoot ? snap?.rests[snap.value] : undefined;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={portal}>
        <Radix.Overlay {...leaving} className={css.scrim} />
        <Radix.Content
          {...returning}
          {...leaving}
          onEscapeKeyDown={leaveHeldEscape}
          onInteractOutside={ignoreNotice}
          ref={sheet}
          className={classes(css.sheet, css.sides[side], rest && css.snapping, className)}
          style={rest && ownProperties({ "--lv-sheet-rest": `${rest.size * 100}dvh` })}
          dir={dir}
          data-region={region}
          aria-describedby={undefined}
        >
          {/* No landmark elements: the page already has a banner and a footer. */}
          <div className={fromFoot ? css.handle : undefined} {...(fromFoot && drag)}>
            {fromFoot && <SheetGrip snap={snap} />}
            <div className={css.head}>
              <Radix.Title className={hideTitle ? hidden : css.title}>{title}</Radix.Title>
            </div>
          </div>
          <div {...stop} className={flush ? css.flush : css.body}>
            {children}
          </div>
          {footer && <div className={css.foot}>{footer}</div>}
          {/* Last in order, so that the initial focus is in the content and not on the close button. */}
          <Radix.Close asChild>
            <IconButton icon="close" label={closeLabel} className={css.close} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
