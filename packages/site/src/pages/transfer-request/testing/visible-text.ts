/** Returns the visible text of the page, without closed folds and hidden elements. */
export function visibleText(): string {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let text = "";
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || parent.closest("[inert], script, style") !== null) continue;
    if (parent.checkVisibility({ visibilityProperty: true })) text += node.textContent ?? "";
  }
  return text;
}
