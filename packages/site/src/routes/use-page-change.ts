import { useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

/** Calls back when the page has changed; not for the first page. */
export function usePageChange(changed: () => void): void {
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    const moved = shown.current !== pathname;
    shown.current = pathname;
    if (moved) changed();
  });
}
