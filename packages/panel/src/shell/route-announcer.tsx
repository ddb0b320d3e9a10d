import { VisuallyHidden } from "@livery/ui";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslate } from "../core/messages.ts";

/** After a navigation the focus moves to the heading, and the page is announced to screen readers. */
export function RouteAnnouncer() {
  const router = useRouter();
  const t = useTranslate();
  const [announced, setAnnounced] = useState("");
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        const heading = document.querySelector<HTMLElement>("#content h1");
        (heading ?? document.getElementById("content"))?.focus({ preventScroll: true });
        setAnnounced(t("panel:shell.arrived", { page: heading?.textContent ?? document.title }));
      }),
    [router, t],
  );
  return <VisuallyHidden live="polite">{announced}</VisuallyHidden>;
}
