import * as Radix from "@radix-ui/react-toast";
import { useState } from "react";
import { Button } from "../action/button.tsx";
import { IconButton } from "../action/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icons.ts";
import { classes } from "../styles/classes.ts";
import * as css from "./toast.css.ts";
import { shownFor, type ToastMessage, type ToastTone } from "./toast-queue.ts";

const marks: Record<ToastTone, IconName> = { info: "info", success: "check", warning: "alert", failure: "alert" };

/** Milliseconds of the exit; then the next toast takes its position. */
const goesFor = 200;

/** One toast: icon, text, action and close button. */
export function ToastCard({
  toast,
  closeLabel,
  onGone,
}: {
  readonly toast: ToastMessage;
  readonly closeLabel: string;
  readonly onGone: () => void;
}) {
  const { action, text, title, tone = "info" } = toast;
  const [open, setOpen] = useState(true);
  const onOpenChange = (next: boolean): void => {
    setOpen(next);
    if (!next) setTimeout(onGone, goesFor);
  };
  return (
    <Radix.Root
      className={classes(css.toast, css.tones[tone])}
      open={open}
      onOpenChange={onOpenChange}
      type={tone === "failure" ? "foreground" : "background"}
      duration={shownFor(toast)}
    >
      <span className={css.mark}>
        <Icon name={marks[tone]} />
      </span>
      <div className={css.content}>
        <Radix.Title className={css.title}>{title}</Radix.Title>
        {text && <Radix.Description className={css.text}>{text}</Radix.Description>}
      </div>
      {action && (
        <Radix.Action asChild altText={action.alternative}>
          <Button size="sm" className={css.action} onClick={action.onAct}>
            {action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton icon="close" size="sm" label={closeLabel} className={css.close} />
      </Radix.Close>
    </Radix.Root>
  );
}
