import { VisuallyHidden } from "@livery/ui";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useWords } from "../app/words.ts";
import { contentId } from "./content-id.ts";

/** Milliseconds until the focus is moved: a menu or sheet that the link was in gives it back to its button first. */
const afterOverlays = 60;

/** After a change of page: the focus goes to its heading, and readers are told where they are. */
export function Announcer() {
  const router = useRouter();
  const t = useWords();
  const [words, setWords] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (fromLocation === undefined || !pathChanged) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const heading = document.querySelector<HTMLElement>(`#${contentId} h1`);
        (heading ?? document.getElementById(contentId))?.focus({ preventScroll: true });
        setWords(t("frame:arrived", { page: heading?.textContent ?? document.title }));
      }, afterOverlays);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [router, t]);
  return <VisuallyHidden live="polite">{words}</VisuallyHidden>;
}
