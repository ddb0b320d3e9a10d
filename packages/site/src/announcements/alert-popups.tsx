import { popupsMachine, popupsView, storedStopped, type PopupHold, type PopupsView } from "@livery/machines";
import { useReducedMotion, useTabVisible } from "@livery/ui";
import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useState } from "react";
import { createActor } from "xstate";
import { itemsOf } from "../core/safe-storage.ts";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { usePageChange } from "../routes/use-page-change.ts";
import { loadPopups } from "./load-popups.ts";
import { PopupDialog } from "./popup-dialog.tsx";
import { useBusy, useIdle } from "./idle.ts";
import { dismissedPopups } from "./dismissed-popups.ts";

/**
 * The alert popups (§2, §4). They open automatically once a visit, when the player is idle, and never over a sign-in or a pending
 * bet; on request they open at once. While something more important is open they stay hidden.
 */
export function AlertPopups() {
  const services = useServices();
  const request = useStore(services.announcements);
  const reducedMotion = useReducedMotion();
  const [dismissed] = useState(() => dismissedPopups(() => window.sessionStorage));
  // Lives as long as the document, like the slip's actor. React's own hook for it would cost the first view a kilobyte.
  const [popups] = useState(() => {
    const load = (signal: AbortSignal) => loadPopups(services, dismissed, signal);
    // A choice that cannot be stored counts as not made; the storage has reported the failure already.
    const stopped = storedStopped({ storage: itemsOf(services.storage), report: () => undefined });
    return createActor(popupsMachine, { input: { load, stopped, reducedMotion } });
  });
  const view = useSelector(popups, popupsView, sameView);
  const busy = useBusy();
  const free = useIdle(view !== null) || request?.by === "player";
  const shown = view !== null && free && !busy;
  const isTabVisible = useTabVisible();

  useEffect(() => void popups.start(), [popups]);
  useEffect(() => {
    if (request?.by === "player") popups.send({ type: "OPEN" });
  }, [popups, request]);
  useEffect(() => {
    popups.send({ type: shown && isTabVisible ? "RELEASE" : "HOLD", by: "hidden" });
    return () => popups.send({ type: "HOLD", by: "hidden" });
  }, [popups, shown, isTabVisible]);
  useEffect(() => {
    if (shown) dismissed.note(popups.getSnapshot().context.popups);
  }, [popups, dismissed, shown]);

  // After a link in the text is followed, its target is no longer beneath the dialog.
  usePageChange(() => {
    if (shown) popups.send({ type: "CLOSE" });
  });

  const hold = useCallback(
    (by: PopupHold, held: boolean): void => popups.send({ type: held ? "HOLD" : "RELEASE", by }),
    [popups],
  );
  const all = popups.getSnapshot().context.popups;
  return (
    shown && (
      <PopupDialog view={view} popups={all} rotates={!reducedMotion} send={(event) => popups.send(event)} hold={hold} />
    )
  );
}

function sameView(a: PopupsView | null, b: PopupsView | null): boolean {
  if (a === null || b === null) return a === b;
  return a.popup === b.popup && a.count === b.count && a.rotating === b.rotating && a.paused === b.paused;
}
