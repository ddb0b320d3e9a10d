import { useLayoutEffect, useState, type RefObject } from "react";

/** Whether a container is at least `rem` wide: its own width, not the window's. Undefined until it has been measured. */
export function useAvailableSpace(container: RefObject<HTMLElement | null>, rem: number): boolean | undefined {
  const [hasSpace, setHasSpace] = useState<boolean>();
  useLayoutEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const font = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setHasSpace(element.getBoundingClientRect().width >= rem * font);
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [container, rem]);
  return hasSpace;
}
