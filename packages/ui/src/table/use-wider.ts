import { type RefCallback, useCallback, useState } from "react";

/** Whether what stands in a place is wider than it, so that it scrolls sideways. */
export function useWider(): readonly [boolean, RefCallback<HTMLElement>] {
  const [wider, setWider] = useState(false);
  const watch = useCallback((place: HTMLElement | null) => {
    if (place === null) return undefined;
    const watcher = new ResizeObserver(() => setWider(place.scrollWidth > place.clientWidth));
    for (const each of [place, ...place.children]) watcher.observe(each);
    return () => watcher.disconnect();
  }, []);
  return [wider, watch];
}
