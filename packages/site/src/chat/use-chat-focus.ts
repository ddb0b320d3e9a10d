import { useEffect, useRef, type RefObject } from "react";
import { contentId } from "../parts/content-id.ts";

export interface ChatFocus {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly handle: RefObject<HTMLButtonElement | null>;
  /** Called before the chat is closed: records whether the focus is in it, and so has to be moved back. */
  readonly leave: () => void;
}

const canBeGoneBackTo = (element: HTMLElement | null): element is HTMLElement =>
  element !== null && element.isConnected && element !== document.body && element.checkVisibility();

/** Focuses the first target that still exists, else the page. */
function goBack(leaving: RefObject<boolean>, targets: readonly RefObject<HTMLElement | null>[]): void {
  if (!leaving.current) return;
  leaving.current = false;
  const known = [...targets.map(({ current }) => current), document.getElementById(contentId)];
  known.find(canBeGoneBackTo)?.focus({ preventScroll: true });
}

/** Moves the focus into the chat when it opens, and back to its origin when it closes; a focus outside the chat stays there. */
export function useChatFocus(isOpen: boolean): ChatFocus {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const leaving = useRef(false);
  useEffect(() => {
    if (!isOpen) return goBack(leaving, [opener, handle]);
    // A popup that was closed for the chat gives the focus back first: that element is the origin.
    const timer = window.setTimeout(() => {
      if (panel.current?.contains(document.activeElement) === true) return;
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      heading.current?.focus({ preventScroll: true });
    });
    return () => window.clearTimeout(timer);
  }, [isOpen]);
  // A chat that was never ready is unmounted.
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
