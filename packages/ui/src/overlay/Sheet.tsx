import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { IconButton } from "../action/IconButton.tsx";
import { useLivery } from "../provider/LiveryProvider.tsx";
import { classes } from "../styles/classes.ts";
import { hidden } from "../surface/VisuallyHidden.css.ts";
import type { RegionName } from "../tokens/tree.ts";
import * as css from "./Sheet.css.ts";
import { useReturnFocus } from "./return-focus.ts";

export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly hideTitle?: boolean;
  readonly closeLabel: string;
  /** Which edge it comes from; start and end follow the direction of reading. */
  readonly side?: keyof typeof css.sides;
  /** Gives the sheet a region's colours: the slip's. */
  readonly region?: RegionName;
  /** Lets rows reach the edges. */
  readonly flush?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A panel from an edge: navigation, the slip on a phone, filters. */
export function Sheet({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  closeLabel,
  side = "end",
  region,
  flush = false,
  footer,
  children,
  className,
}: SheetProps) {
  const { portal, dir } = useLivery();
  const returning = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={portal}>
        <Radix.Overlay className={css.scrim} />
        <Radix.Content
          {...returning}
          className={classes(css.sheet, css.sides[side], className)}
          dir={dir}
          data-region={region}
          aria-describedby={undefined}
        >
          {/* No landmarks: beside the page's own they would be a second banner and a second footer. */}
          <div className={css.head}>
            <Radix.Title className={hideTitle ? hidden : css.title}>{title}</Radix.Title>
          </div>
          <div className={flush ? css.scroll : css.body}>{children}</div>
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
