import { type RefCallback, useCallback, useState } from "react";

const isLarger = (element: HTMLElement): boolean =>
  element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;

/**
 * Whether an element's content is wider or taller than the element, so that it scrolls; `isIt` replaces the check. It runs when
 * the element or a child of it changes its size, and when children are added or removed: not for changes deeper in it.
 */
export function useScrolls(isIt = isLarger): readonly [boolean, RefCallback<HTMLElement>] {
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const sizes = new ResizeObserver(() => setScrolls(isIt(element)));
      // A new observation always reports once, which triggers the check.
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
