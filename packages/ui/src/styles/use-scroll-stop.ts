import { type RefCallback, useCallback, useState } from "react";
import { scrollable } from "./scrollable.ts";

const reached = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";

/** For a place that scrolls where its content is long: it takes the focus so long as nothing in it does. */
export function useScrollStop(): Partial<typeof scrollable> & { readonly ref: RefCallback<HTMLElement> } {
  const [isStop, setStop] = useState(false);
  const ref = useCallback((place: HTMLElement | null) => {
    if (place === null) return undefined;
    const look = (): void => setStop(place.scrollHeight > place.clientHeight && place.querySelector(reached) === null);
    const sizes = new ResizeObserver(look);
    const observe = (): void => {
      for (const each of [place, ...place.children]) sizes.observe(each);
    };
    const content = new MutationObserver(() => {
      observe();
      look();
    });
    observe();
    content.observe(place, { childList: true, subtree: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  }, []);
  return { ref, ...(isStop && scrollable) };
}
