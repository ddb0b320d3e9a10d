/** Marks a notice that lies over other overlays. */
export const noticeMark = { "data-notice": "" } as const;

/** For the overlays under a notice: a press on the notice, or the focus in it, is not outside of them and does not close them. */
export function ignoreNotice(event: CustomEvent<{ readonly originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest("[data-notice]") !== null) event.preventDefault();
}
