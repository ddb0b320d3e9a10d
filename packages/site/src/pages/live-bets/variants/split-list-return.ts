import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Where a match takes the list's place: it has the focus when it is opened; back in the list one is where one was, on the match
 * that was open.
 */
export function useListReturn(container: RefObject<HTMLElement | null>, openId: number | null): void {
  const before = useRef(openId);
  const listAt = useRef(0);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = openId;
    if (openId !== null) {
      if (left !== openId) container.current?.querySelector<HTMLElement>("section")?.focus({ preventScroll: true });
      return undefined;
    }
    const end = new AbortController();
    if (left !== null) {
      window.scrollTo(0, listAt.current);
      focusRow(container, left, end.signal);
    }
    const rememberScroll = (): void => {
      listAt.current = window.scrollY;
    };
    window.addEventListener("scroll", rememberScroll, { passive: true, signal: end.signal });
    return () => end.abort();
  }, [container, openId]);
}

/**
 * The rows of that place come once the list has seen where the window stands; one that has left the list does not come. Who has
 * gone on elsewhere until then stays there.
 */
function focusRow(container: RefObject<HTMLElement | null>, matchId: number, signal: AbortSignal): void {
  const began = document.activeElement;
  const tryFocus = (): void => {
    const at = document.activeElement;
    if (signal.aborted || (at !== null && at !== document.body && at !== began)) return;
    const row = container.current?.querySelector<HTMLElement>(`a[href$="match=${matchId}"]`);
    if (!row && container.current?.querySelector("[aria-busy=true]")) requestAnimationFrame(tryFocus);
    else (row ?? container.current?.querySelector("h1"))?.focus({ preventScroll: true });
  };
  requestAnimationFrame(tryFocus);
}
