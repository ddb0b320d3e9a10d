import { type RefCallback, useCallback, useState } from "react";

const isLarger = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;

/**
 * Whether what stands in a place is wider or taller than it, so that it scrolls; `isIt` asks something else of it. Asked as the
 * place or a child of it changes its size, and as children come and go: not as something deep in it does.
 */
export function useScrolls(isIt = isLarger): readonly [boolean, RefCallback<HTMLElement>] {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const sizes = new ResizeObserver(() => setScrolls(isIt(element)));
      // Whatever is observed anew is told of once: that is when it is looked at again.
      const observe = (): void => {
        sizes.disconnect();
        for (const each of [element, ...element.children]) sizes.observe(each);
      };
      const children = new MutationObserver(observe);
      observe();
      children.observe(element, { childList: true });
      return () => {
        sizes.disconnect();
        children.disconnect();
      };
    },
    [isIt],
  );
  return [scrolls, watch];
}
