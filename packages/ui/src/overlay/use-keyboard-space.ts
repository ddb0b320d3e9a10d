import { type RefObject, useEffect } from "react";

/** Less than this is a browser's own bar, not a keyboard. */
const leastKeyboard = 120;

/**
 * Sets `--lv-keyboard` of an element to the height that an on-screen keyboard covers at the foot of the window: in browsers that
 * lay the keyboard over the page (Safari), what is fixed at the foot would be under it. Where the keyboard makes the page smaller
 * it is 0.
 */
export function useKeyboardSpace(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!active || viewport === null) return undefined;
    const update = (): void => {
      const covered = window.innerHeight - viewport.height - viewport.offsetTop;
      // A page that is zoomed by two fingers has a smaller viewport too.
      const isKeyboard = covered >= leastKeyboard && viewport.scale < 1.01;
      element.current?.style.setProperty("--lv-keyboard", isKeyboard ? `${Math.round(covered)}px` : "0px");
    };
    update();
    viewport.addEventListener("resize", update);
    viewport.addEventListener("scroll", update);
    return () => {
      viewport.removeEventListener("resize", update);
      viewport.removeEventListener("scroll", update);
    };
  }, [element, active]);
}
