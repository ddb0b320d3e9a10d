import { useLayoutEffect, useState, type RefObject } from "react";

/** Whether a place has room for `rem` of width: its own, not the window's. Undefined until it has been measured. */
export function useRoom(place: RefObject<HTMLElement | null>, rem: number): boolean | undefined {
  const [room, setRoom] = useState<boolean>();
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const font = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(element.getBoundingClientRect().width >= rem * font);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [place, rem]);
  return room;
}
