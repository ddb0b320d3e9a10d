import type { RefCallback } from "react";
import { scrollable } from "./scrollable.ts";
import { useScrolls } from "./use-scrolls.ts";

const reached = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex='0']";
const isLongAndUnreached = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight && element.querySelector(reached) === null;

/** For a container that scrolls if its content is long: it is focusable as long as nothing in it is. */
export function useScrollStop(): Partial<typeof scrollable> & { readonly ref: RefCallback<HTMLElement> } {
  const [isStop, ref] = useScrolls(isLongAndUnreached);
  return { ref, ...(isStop && scrollable) };
}
