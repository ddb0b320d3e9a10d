import { useEffect, useRef, type RefObject } from "react";
import { contentId } from "../shell/content-id.ts";

export interface ChatFocus {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly handle: RefObject<HTMLButtonElement | null>;
  /** Before it is closed: whether somebody stands in it, who is then led back to where he came from. */
  readonly leave: () => void;
}

const canBeGoneBackTo = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && element.isConnected && element !== document.body && element.checkVisibility();

/** To the first of the places that is there still, else to the page. */
function goBack(leaving: RefObject<boolean>, targets: readonly RefObject<HTMLElement | null>[]): void {
  if (!leaving.current) return;
  leaving.current = false;
  const known = [...targets.map(({ current }) => current), document.getElementById(contentId)];
  known.find(canBeGoneBackTo)?.focus({ preventScroll: true });
}

/** Whoever opens the chat stands in it, and afterwards where he was; one who is busy elsewhere when it closes stays there. */
export function useChatFocus(isOpen: boolean): ChatFocus {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const leaving = useRef(false);
  useEffect(() => {
    if (!isOpen) return goBack(leaving, [opener, handle]);
    // A popup that made way gives the focus back first: that is where this one came from.
    const timer = window.setTimeout(() => {
      if (panel.current?.contains(document.activeElement) === true) return;
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      heading.current?.focus({ preventScroll: true });
    });
    return () => window.clearTimeout(timer);
  }, [isOpen]);
  // One that never came goes altogether.
  useEffect(() => () => goBack(leaving, [opener]), []);
  return {
    panel,
    heading,
    handle,
    leave: () => {
      leaving.current = panel.current?.contains(document.activeElement) === true;
    },
  };
}
