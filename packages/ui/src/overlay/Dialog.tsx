import * as Radix from "@radix-ui/react-dialog";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { IconButton } from "../action/IconButton.tsx";
import { useLivery } from "../provider/LiveryProvider.tsx";
import { usePortal } from "../provider/portal.ts";
import { classes } from "../styles/classes.ts";
import { useScrollStop } from "../styles/use-scroll-stop.ts";
import { hidden } from "../surface/VisuallyHidden.css.ts";
import * as css from "./Dialog.css.ts";
import { useCertainLeave } from "./certain-leave.ts";
import { leaveHeldEscape } from "./held-escape.ts";
import { type OverlayBeginning, useReturnFocus } from "./return-focus.ts";

export interface DialogProps {
  readonly open: boolean;
  /** Called with false on Escape, on a press outside and by the close button. */
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly hideTitle?: boolean;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  /** `screen` is all of the window, its content without a margin: give it a title that is hidden. */
  readonly size?: keyof typeof css.sizes;
  /** Where the focus begins: at the first control, or at the dialog itself where there is something to read. */
  readonly begin?: OverlayBeginning;
  /** Buttons at the foot; the primary comes last in the line of reading. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
  /** Of keys that are pressed anywhere in it. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The dialog itself. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** A question or a small task over the page. Focus goes in, stays in, and comes back where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  closeLabel,
  size = "sm",
  begin,
  actions,
  children,
  className,
  onKeyDown,
  ref,
}: DialogProps) {
  const { dir } = useLivery();
  const portal = usePortal();
  const returning = useReturnFocus(begin);
  const leaving = useCertainLeave(open);
  const stop = useScrollStop();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={portal}>
        <Radix.Overlay {...leaving} className={css.scrim} />
        <div className={classes(css.root, size === "screen" && css.rootWhole)} dir={dir}>
          <Radix.Content
            {...returning}
            {...leaving}
            onEscapeKeyDown={leaveHeldEscape}
            ref={ref}
            {...(onKeyDown && { onKeyDown })}
            className={classes(css.dialog, css.sizes[size], className)}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            {/* No landmarks: beside the page's own they would be a second banner and a second footer. */}
            <div className={css.head}>
              <Radix.Title className={hideTitle ? hidden : css.title}>{title}</Radix.Title>
            </div>
            {description && <Radix.Description className={css.description}>{description}</Radix.Description>}
            {children && (
              <div {...stop} className={css.body}>
                {children}
              </div>
            )}
            {actions && <div className={css.foot}>{actions}</div>}
            {/* Last in order, so that the focus begins at the first field and not at the way out. */}
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} className={css.close} />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
