import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { IconButton } from "../action/IconButton.tsx";
import { useLivery } from "../provider/LiveryProvider.tsx";
import { usePortal } from "../provider/portal.ts";
import { classes } from "../styles/classes.ts";
import { ownProperties } from "../styles/own-properties.ts";
import { useScrollStop } from "../styles/use-scroll-stop.ts";
import { hidden } from "../surface/VisuallyHidden.css.ts";
import type { RegionName } from "../tokens/tree.ts";
import * as css from "./Sheet.css.ts";
import { SheetGrip, type SheetSnap } from "./SheetGrip.tsx";
import { useCertainLeave } from "./certain-leave.ts";
import { leaveHeldEscape } from "./held-escape.ts";
import { type OverlayBeginning, useReturnFocus } from "./return-focus.ts";
import { useSheetDrag } from "./use-sheet-drag.ts";

export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly hideTitle?: boolean;
  readonly closeLabel: string;
  /** Which edge it comes from; start and end follow the direction of reading. */
  readonly side?: keyof typeof css.sides;
  /** Where the focus begins: at the first control that is no link, or at the sheet itself where it is read or gone through. */
  readonly begin?: OverlayBeginning;
  /** Heights that a sheet from the foot rests at; without them it is as high as its content. */
  readonly snap?: SheetSnap;
  /** Gives the sheet a region's colours: the slip's. */
  readonly region?: RegionName;
  /** Lets rows reach the edges. */
  readonly flush?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A panel from an edge: navigation, the slip on a phone, filters. One from the foot is drawn by its head, and away. */
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
          ref={sheet}
          className={classes(css.sheet, css.sides[side], rest && css.snapping, className)}
          style={rest && ownProperties({ "--lv-sheet-rest": `${rest.size * 100}dvh` })}
          dir={dir}
          data-region={region}
          aria-describedby={undefined}
        >
          {/* No landmarks: beside the page's own they would be a second banner and a second footer. */}
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
          {/* Last in order, so that the focus begins in the content and not at the way out. */}
          <Radix.Close asChild>
            <IconButton icon="close" label={closeLabel} className={css.close} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
