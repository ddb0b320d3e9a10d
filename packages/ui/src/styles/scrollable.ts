/**
 * For a scroll container that may have no focusable content: it takes the focus itself, so that the arrow and Page keys scroll it
 * in every browser.
 */
export const scrollable = { tabIndex: 0 } as const;
