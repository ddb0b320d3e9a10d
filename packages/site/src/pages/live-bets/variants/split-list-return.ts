import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * For a match that replaces the list: moves the focus to the match when it opens. On return it restores the list's scroll
 * position and focuses the row of that match.
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
 * Focuses a row once the list has rendered it for the scroll position. If the match has left the list, the heading gets the
 * focus. A focus that the user has moved meanwhile stays.
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
