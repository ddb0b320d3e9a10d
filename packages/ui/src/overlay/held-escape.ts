/**
 * For `onEscapeKeyDown` of an overlay: Escape belongs to an open list or calendar within it, marked by `data-holds-escape`. Radix
 * receives the key before the elements inside and would close the overlay.
 */
export function leaveHeldEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-holds-escape]")) event.preventDefault();
}
