import * as Radix from "@radix-ui/react-dialog";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { IconButton } from "../action/icon-button.tsx";
import { useLivery } from "../provider/livery-provider.tsx";
import { usePortal } from "../provider/portal.ts";
import { classes } from "../styles/classes.ts";
import { useScrollStop } from "../styles/use-scroll-stop.ts";
import type { WithClass } from "../styles/with-class.ts";
import { hidden } from "../surface/visually-hidden.css.ts";
import * as css from "./dialog.css.ts";
import { useCertainLeave } from "./certain-leave.ts";
import { leaveHeldEscape } from "./held-escape.ts";
import { ignoreNotice } from "./under-notice.ts";
import { type OverlayBeginning, useReturnFocus } from "./return-focus.ts";

export interface DialogProps extends WithClass {
  /** Whether the dialog is shown; the caller decides. */
  readonly open: boolean;
  /** Called with false on Escape, on a press outside and on the close button. */
  readonly onOpenChange: (open: boolean) => void;
  /** The question or the task; the accessible name of the dialog. */
  readonly title: ReactNode;
  /** The title is only for screen readers. Default false. */
  readonly hideTitle?: boolean;
  /** What the answer has as a consequence; read out after the title. */
  readonly description?: ReactNode;
  /** Accessible name of the close button: "Close". */
  readonly closeLabel: string;
  /** `screen` fills the window, with content without a margin: give it a hidden title. */
  readonly size?: keyof typeof css.sizes;
  /** Initial focus: the first control, or the dialog itself if there is something to read. Default `control`. */
  readonly begin?: OverlayBeginning;
  /** Buttons at the foot; the primary comes last in the direction of reading. */
  readonly actions?: ReactNode;
  /** Fields and texts between title and buttons; they scroll if the window is low. */
  readonly children?: ReactNode;
  /** Receives keys that are pressed anywhere in the dialog. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** The dialog element. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** A question or a small task over the page. The focus moves in, stays in, and returns to where it was. */
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
            onInteractOutside={ignoreNotice}
            ref={ref}
            {...(onKeyDown && { onKeyDown })}
            className={classes(css.dialog, css.sizes[size], className)}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            {/* No landmark elements: the page already has a banner and a footer. */}
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
            {/* Last in order, so that the initial focus is on the first field and not on the close button. */}
            <Radix.Close asChild>
              <IconButton icon="close" label={closeLabel} className={css.close} />
            </Radix.Close>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
