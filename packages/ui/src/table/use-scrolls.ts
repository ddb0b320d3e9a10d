import { type RefCallback, useCallback, useState } from "react";

/** Whether what stands in a place is wider or taller than it, so that it scrolls. */
export function useScrolls(): readonly [boolean, RefCallback<HTMLElement>] {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((place: HTMLElement | null) => {
    if (place === null) return undefined;
    const watcher = new ResizeObserver(() =>
      setScrolls(place.scrollWidth > place.clientWidth || place.scrollHeight > place.clientHeight),
    );
    for (const each of [place, ...place.children]) watcher.observe(each);
    return () => watcher.disconnect();
  }, []);
  return [scrolls, watch];
}
