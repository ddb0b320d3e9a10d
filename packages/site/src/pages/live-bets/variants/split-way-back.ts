import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Where a match takes the list's place: it has the focus when it is opened; back in the list one is where one was, on the match
 * that was open.
 */
export function useWayBack(place: RefObject<HTMLElement | null>, openId: number | null): void {
  const before = useRef(openId);
  const listAt = useRef(0);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = openId;
    if (openId !== null) {
      if (left !== openId) place.current?.querySelector<HTMLElement>("section")?.focus({ preventScroll: true });
      return undefined;
    }
    const end = new AbortController();
    if (left !== null) {
      window.scrollTo(0, listAt.current);
      focusRow(place, left, end.signal);
    }
    const keep = (): void => {
      listAt.current = window.scrollY;
    };
    window.addEventListener("scroll", keep, { passive: true, signal: end.signal });
    return () => end.abort();
  }, [place, openId]);
}

/**
 * The rows of that place come once the list has seen where the window stands; one that has left the list does not come. Who has
 * gone on elsewhere until then stays there.
 */
function focusRow(place: RefObject<HTMLElement | null>, matchId: number, signal: AbortSignal): void {
  const began = document.activeElement;
  const look = (): void => {
    const at = document.activeElement;
    if (signal.aborted || (at !== null && at !== document.body && at !== began)) return;
    const row = place.current?.querySelector<HTMLElement>(`a[href$="match=${matchId}"]`);
    if (!row && place.current?.querySelector("[aria-busy=true]")) requestAnimationFrame(look);
    else (row ?? place.current?.querySelector("h1"))?.focus({ preventScroll: true });
  };
  requestAnimationFrame(look);
}
