import { VisuallyHidden } from "@livery/ui";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWords } from "../app/words.ts";
import { contentId } from "./content-id.ts";

/** Milliseconds until the focus is moved: a menu or sheet that the link was in gives it back to its button first. */
const afterOverlays = 60;

/**
 * After a change of page: the focus goes to its heading, and readers are told where they are. Who is quicker than that keeps
 * what he does: Tab goes on from the heading, any other key or a press leaves the focus where it is.
 */
export function Announcer() {
  const router = useRouter();
  const t = useWords();
  const [words, setWords] = useState("");
  useEffect(() => {
    let pending: ReturnType<typeof setTimeout> | undefined;
    const arrive = (movesFocus: boolean): void => {
      clearTimeout(pending);
      pending = undefined;
      const heading = document.querySelector<HTMLElement>(`#${contentId} h1`);
      // A page may have something better than its heading: the one that the address names.
      const named = document.querySelector<HTMLElement>(`#${contentId} [data-arrival]`);
      if (movesFocus) (named ?? heading ?? document.getElementById(contentId))?.focus({ preventScroll: true });
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
      unsubscribe();
      document.removeEventListener("keydown", forestall, true);
      document.removeEventListener("pointerdown", forestall, true);
    };
  }, [router, t]);
  return <VisuallyHidden live="polite">{words}</VisuallyHidden>;
}
