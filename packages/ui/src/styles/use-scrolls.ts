import { type RefCallback, useCallback, useState } from "react";

const isLarger = (place: HTMLElement): boolean =>
  place.scrollWidth > place.clientWidth || place.scrollHeight > place.clientHeight;

/**
 * Whether what stands in a place is wider or taller than it, so that it scrolls; `isIt` asks something else of it. Asked as the
 * place or a child of it changes its size, and as children come and go: not as something deep in it does.
 */
export function useScrolls(isIt = isLarger): readonly [boolean, RefCallback<HTMLElement>] {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (place === null) return undefined;
      const sizes = new ResizeObserver(() => setScrolls(isIt(place)));
      // Whatever is observed anew is told of once: that is when it is looked at again.
      const observe = (): void => {
        sizes.disconnect();
        for (const each of [place, ...place.children]) sizes.observe(each);
      };
      const children = new MutationObserver(observe);
      observe();
      children.observe(place, { childList: true });
      return () => {
        sizes.disconnect();
        children.disconnect();
      };
    },
    [isIt],
  );
  return [scrolls, watch];
}
