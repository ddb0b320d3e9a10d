import { VisuallyHidden } from "@livery/ui";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslate } from "../core/translate.ts";
import { contentId } from "../parts/content-id.ts";

/** Milliseconds until the focus is moved: first a menu or sheet with the link gives the focus back to its button. */
export const afterOverlays = 60;

/**
 * After a change of page, moves the focus to its heading and announces the page to screen readers. A faster player is not
 * disturbed: Tab continues from the heading, any other key or a press leaves the focus where it is.
 */
export function Announcer() {
  const router = useRouter();
  const t = useTranslate();
  const [message, setMessage] = useState("");
  useEffect(() => {
    let stopPreserving = (): void => undefined;
    let pending: ReturnType<typeof setTimeout> | undefined;
    const arrive = (movesFocus: boolean): void => {
      clearTimeout(pending);
      pending = undefined;
      stopPreserving();
      const target = arrivalTarget() ?? document.getElementById(contentId);
      if (movesFocus && target !== null) {
        target.focus({ preventScroll: true });
        stopPreserving = preserveFocus(target);
      }
      const heading = document.querySelector(`#${contentId} h1`);
      setMessage(t("frame:arrived", { page: heading?.textContent ?? document.title }));
    };
    const unsubscribe = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return;
      clearTimeout(pending);
      pending = setTimeout(arrive, afterOverlays, true);
    });
    const forestall = (event: Event): void => {
      if (pending !== undefined) arrive(event instanceof KeyboardEvent && event.key === "Tab");
    };
    document.addEventListener("keydown", forestall, true);
    document.addEventListener("pointerdown", forestall, true);
    return () => {
      clearTimeout(pending);
      stopPreserving();
      unsubscribe();
      document.removeEventListener("keydown", forestall, true);
      document.removeEventListener("pointerdown", forestall, true);
    };
  }, [router, t]);
  return <VisuallyHidden live="polite">{message}</VisuallyHidden>;
}

/** Returns the focus target of a page: the element that the address names, else its heading. */
function arrivalTarget(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>(`#${contentId} [data-arrival]`) ??
    document.querySelector<HTMLElement>(`#${contentId} h1`)
  );
}

/**
 * A loaded page may replace the heading that it showed while loading: the focus moves on to the new one instead of being lost.
 * Ends with the first focus change or press of the player.
 */
function preserveFocus(element: HTMLElement): () => void {
  let at = element;
  const observer = new MutationObserver(() => {
    if (at.isConnected) return;
    const next = arrivalTarget();
    if (next === null) return;
    at = next;
    next.focus({ preventScroll: true });
  });
  const stop = (): void => {
    observer.disconnect();
    for (const doing of userEvents) document.removeEventListener(doing, ended, true);
  };
  const ended = ({ target }: Event): void => {
    if (target !== at) stop();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const doing of userEvents) document.addEventListener(doing, ended, true);
  return stop;
}

/** Events that show that the player has left the focus target. */
const userEvents = ["focusin", "pointerdown"] as const;
