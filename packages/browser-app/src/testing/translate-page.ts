/**
 * Does to the page what Google Translate does: every text becomes `<font><font>text</font></font>`. Unlike it, it replaces the
 * texts of elements with `translate="no"` too: the page must bear the translators that ignore that. Resolves when the page has noticed, as translators work in tasks of their own.
 */
export async function translatePage(root: Element = document.body): Promise<void> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement?.closest("script, style, svg, font") !== null) continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
  await Promise.resolve();
}
