/** Marks what lies over other overlays without being outside of them: a notice, the keys of a terminal's screen. */
export const noticeMark = { "data-notice": "" } as const;

/** For the overlays under a marked element: a press on that element, or the focus in it, is not outside of them and does not close them. */
export function ignoreNotice(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest("[data-notice]") !== null) event.preventDefault();
}
