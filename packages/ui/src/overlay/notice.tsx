import * as Radix from "@radix-ui/react-dialog";
import type { ReactNode } from "react";
import { Button } from "../action/button.tsx";
import { Spinner } from "../icon/spinner.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icons.ts";
import { useLivery } from "../provider/livery-provider.tsx";
import { usePortal } from "../provider/portal.ts";
import { classes } from "../styles/classes.ts";
import { root, scrim, sizes } from "./dialog.css.ts";
import * as css from "./notice.css.ts";
import { noticeMark } from "./under-notice.ts";
import { useReturnFocus } from "./return-focus.ts";

export type NoticeTone = keyof typeof css.tones;

const marks: Record<Exclude<NoticeTone, "busy">, IconName> = {
  success: "check",
  failure: "close",
  warning: "alert",
  info: "info",
};

export interface NoticeProps {
  /** Whether the notice is shown; the caller decides. */
  readonly open: boolean;
  /** `busy` shows progress: it cannot be closed until the work is done. */
  readonly tone: NoticeTone;
  /** What happened, in one sentence. */
  readonly title: ReactNode;
  /** What it means, and what to do next. */
  readonly children?: ReactNode;
  /** Label of the close button. */
  readonly closeLabel: string;
  /** Called on the close button and on Escape, and on a press outside unless it is a success; never while it is `busy`. */
  readonly onClose: () => void;
  /** The pointer entered or left the notice: a notice that closes by itself waits while the pointer is on it. */
  readonly onHold?: (held: boolean) => void;
  /** Shown beside the close button: open the coupon, sign in. */
  readonly action?: ReactNode;
}

const prevent = (event: Event): void => event.preventDefault();

/** The notify overlay (§4 statuses 1 to 7): the response to the player's last action. Only a success does not stop the player. */
export function Notice({ open, tone, title, children, closeLabel, onClose, onHold, action }: NoticeProps) {
  const { dir } = useLivery();
  const portal = usePortal();
  const returning = useReturnFocus();
  const busy = tone === "busy";
  // A success needs no decision: the page under it stays usable, and the focus stays where it is.
  const passing = tone === "success";
  const stay = (event: Event) => {
    if (busy) event.preventDefault();
  };
  return (
    <Radix.Root key={String(passing)} open={open} modal={!passing} onOpenChange={(next) => !next && !busy && onClose()}>
      <Radix.Portal container={portal}>
        {!passing && <Radix.Overlay className={classes(scrim, css.above)} />}
        <div className={classes(root, css.above, passing && css.aside)} dir={dir} {...noticeMark}>
          <Radix.Content
            {...returning}
            {...(passing && { onOpenAutoFocus: prevent, onCloseAutoFocus: prevent, "aria-live": "polite" })}
            role="alertdialog"
            className={classes(css.notice, sizes.sm, passing && css.passing)}
            onEscapeKeyDown={stay}
            onInteractOutside={passing ? prevent : stay}
            onPointerEnter={() => onHold?.(true)}
            onPointerLeave={() => onHold?.(false)}
            aria-busy={busy || undefined}
            {...(children ? {} : { "aria-describedby": undefined })}
          >
            <span className={classes(css.mark, css.tones[tone])}>
              {tone === "busy" ? <Spinner size="lg" /> : <Icon name={marks[tone]} size="lg" />}
            </span>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            {children && (
              <Radix.Description asChild>
                <div className={css.text}>{children}</div>
              </Radix.Description>
            )}
            {!busy && (
              <div className={css.foot}>
                <Button variant={action ? "secondary" : "primary"} onClick={onClose}>
                  {closeLabel}
                </Button>
                {action}
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
