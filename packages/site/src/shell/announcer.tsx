import { VisuallyHidden } from "@livery/ui";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWords } from "../app/words.ts";
import { contentId } from "./content-id.ts";

/** Milliseconds until the focus is moved: a menu or sheet that the link was in gives it back to its button first. */
export const afterOverlays = 60;

/**
 * After a change of page: the focus goes to its heading, and readers are told where they are. Who is quicker than that keeps
 * what he does: Tab goes on from the heading, any other key or a press leaves the focus where it is.
 */
export function Announcer() {
  const router = useRouter();
  const t = useWords();
  const [words, setWords] = useState("");
  useEffect(() => {
    let stopKeeping = (): void => undefined;
    let pending: ReturnType<typeof setTimeout> | undefined;
    const arrive = (movesFocus: boolean): void => {
      clearTimeout(pending);
      pending = undefined;
      stopKeeping();
      const place = arrivalPlace() ?? document.getElementById(contentId);
      if (movesFocus && place !== null) {
        place.focus({ preventScroll: true });
        stopKeeping = keepFocus(place);
      }
      const heading = document.querySelector(`#${contentId} h1`);
      setWords(t("frame:arrived", { page: heading?.textContent ?? document.title }));
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
      stopKeeping();
      unsubscribe();
      document.removeEventListener("keydown", forestall, true);
      document.removeEventListener("pointerdown", forestall, true);
    };
  }, [router, t]);
  return <VisuallyHidden live="polite">{words}</VisuallyHidden>;
}

/** Where one comes to on a page: what the address names on it, else its heading. */
function arrivalPlace(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>(`#${contentId} [data-arrival]`) ??
    document.querySelector<HTMLElement>(`#${contentId} h1`)
  );
}

/**
 * A page that has its answer may draw another heading in the place of the one that it waited under: the focus that stood
 * there goes on to it, and does not fall out of the page. Ends with the first thing that somebody does himself.
 */
function keepFocus(place: HTMLElement): () => void {
  let at = place;
  const observer = new MutationObserver(() => {
    if (at.isConnected) return;
    const next = arrivalPlace();
    if (next === null) return;
    at = next;
    next.focus({ preventScroll: true });
  });
  const stop = (): void => {
    observer.disconnect();
    for (const doing of ownDoings) document.removeEventListener(doing, ended, true);
  };
  const ended = ({ target }: Event): void => {
    if (target !== at) stop();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const doing of ownDoings) document.addEventListener(doing, ended, true);
  return stop;
}

/** What shows that somebody has left the place where he arrived. */
const ownDoings = ["focusin", "pointerdown"] as const;
