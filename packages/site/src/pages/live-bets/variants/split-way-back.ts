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
      // The rows of that place are there once the list has seen where the window stands.
      const frame = requestAnimationFrame(() => requestAnimationFrame(() => focusRow(place.current, left)));
      end.signal.addEventListener("abort", () => cancelAnimationFrame(frame));
    }
    const keep = (): void => {
      listAt.current = window.scrollY;
    };
    window.addEventListener("scroll", keep, { passive: true, signal: end.signal });
    return () => end.abort();
  }, [place, openId]);
}

function focusRow(place: HTMLElement | null, matchId: number): void {
  const row =
    place?.querySelector<HTMLElement>(`a[href$="match=${matchId}"]`) ?? place?.querySelector<HTMLElement>("h1");
  row?.focus({ preventScroll: true });
}
