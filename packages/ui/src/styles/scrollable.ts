/**
 * For what scrolls and holds nothing that takes the focus for certain: it takes the focus itself, so that the arrow and Page
 * keys scroll it in every browser.
 */
export const scrollable = { tabIndex: 0 } as const;
