import type { Popup } from "@livery/contract";
import type { PopupHold, PopupsEvent, PopupsView } from "@livery/machines";
import { Button, CarouselControls, Dialog, holdsFocus, IconButton, inMarked, useHolding } from "@livery/ui";
import { useEffect, useRef } from "react";
import { useTranslate } from "../core/translate.ts";
import { usePrinting } from "../print/use-printing.ts";
import { RichText } from "../security/rich-text.tsx";
import { useCarouselMessages } from "./carousel-messages.ts";
import * as css from "./popup-dialog.css.ts";

export interface PopupDialogProps {
  readonly view: PopupsView;
  /** All announcements; `view` shows one of them. */
  readonly popups: readonly Popup[];
  /** True if they turn automatically, so that there is something to pause. */
  readonly rotates: boolean;
  readonly send: (event: PopupsEvent) => void;
  /** Always the same function, because it is registered as a listener. */
  readonly hold: (by: PopupHold, held: boolean) => void;
}

/**
 * Up to this many texts lie over one another, and the tallest sets the height: the controls stay in place from one to the next.
 */
const mostAtOnce = 8;

/** Shows one announcement at a time over the page, with controls to go to the others, to print, and to stop them. */
export function PopupDialog({ view, popups, rotates, send, hold }: PopupDialogProps) {
  const t = useTranslate();
  const messages = useCarouselMessages();
  const { popup, index, count } = view;
  const texts = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const print = usePrinting();
  useHolding(dialog, hold, inMarked);
  useEffect(() => showBeginning(texts.current, popup), [popup]);

  return (
    <Dialog
      ref={dialog}
      open
      onOpenChange={(open) => !open && send({ type: "CLOSE" })}
      title={popup.title}
      closeLabel={t("feedback:close")}
      size="md"
      begin="content"
      actions={
        <div className={css.foot}>
          <Button variant="quiet" size="sm" onClick={() => send({ type: "STOP_SHOWING" })}>
            {t("announce:popups.stop")}
          </Button>
          <IconButton
            icon="print"
            label={t("announce:popups.print")}
            className={css.print}
            onClick={() => {
              const content = texts.current?.querySelector(":scope > :not([inert])");
              if (content) print({ title: popup.title, content });
            }}
          />
          {count > 1 && (
            <CarouselControls
              index={index}
              count={count}
              label={t("announce:carousel.label")}
              title={popup.title}
              messages={messages}
              paused={view.paused}
              onGo={(to) => send({ type: "GO", index: to })}
              onPrevious={() => send({ type: "PREVIOUS" })}
              onNext={() => send({ type: "NEXT" })}
              {...(rotates && { onPause: (paused) => hold("paused", paused) })}
            />
          )}
        </div>
      }
    >
      <div ref={texts} className={css.texts} {...holdsFocus}>
        {(count <= mostAtOnce ? popups : [popup]).map((each) => (
          <div key={each.popupId} className={each === popup ? css.text : css.unseen} inert={each !== popup}>
            <RichText html={each.html} />
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** Scrolls to the beginning of the next announcement, however far the previous one was scrolled. */
function showBeginning(texts: HTMLElement | null, { popupId }: Popup): void {
  if (texts === null) return;
  texts.dataset["popup"] = String(popupId);
  if (texts.parentElement) texts.parentElement.scrollTop = 0;
}
