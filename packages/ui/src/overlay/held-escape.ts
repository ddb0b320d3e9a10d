/**
 * For `onEscapeKeyDown` of an overlay: Escape belongs to the list or the calendar that is open within it and says so
 * (`data-holds-escape`). Radix hears the key before whatever lies inside, and would close the whole.
 */
export function leaveHeldEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-holds-escape]")) event.preventDefault();
}
