import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useServices } from "../core/services.ts";
import { useStore } from "@livery/browser-app";
import { routeAt } from "../routes/paths.ts";

/** Phases of the slip in which a bet is on its way, or its outcome is unknown. */
const pending: ReadonlySet<string> = new Set(["placing", "unknown", "awaitingSignIn"]);

/** True while something more important lies over the page or is about to: a sign-in, a notice, a pending bet. */
export function useBusy(): boolean {
  const { boot, overlay, signIn, slip } = useServices();
  const signInRequested = useStore(signIn) !== null;
  const signsIn = useRouterState({ select: ({ location }) => routeAt(boot.lang, location.pathname)?.signsIn === true });
  const noticed = useStore(overlay.state) !== null;
  const { phase } = useStore(slip.state);
  return signInRequested || signsIn || noticed || pending.has(phase);
}

/** Milliseconds between two checks of what the player is doing. */
const checkIntervalMs = 500;
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], header [aria-expanded="true"]';
const typing = 'input, select, textarea, [contenteditable="true"]';

/** Turns true once `enabled` is true and the player is neither typing nor in a menu or sheet; it then stays true. */
export function useIdle(enabled: boolean): boolean {
  const [free, setFree] = useState(false);
  useEffect(() => {
    if (!enabled || free) return undefined;
    const check = (): void => {
      const occupied = document.querySelector(overlays) !== null || document.activeElement?.matches(typing) === true;
      if (!occupied) setFree(true);
    };
    check();
    const timer = setInterval(check, checkIntervalMs);
    return () => clearInterval(timer);
  }, [enabled, free]);
  return free;
}
