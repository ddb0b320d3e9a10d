import type { Page } from "playwright";

/** Makes a page keep what each match's row of the live list said last, read as a screen reader does, before any of its own code runs. */
export async function watchRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rows: Record<string, string[]> = {};
    const textsOf = (element: Element): string[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? "";
        if (text !== "" && walker.currentNode.parentElement?.closest("[aria-hidden]") === null) texts.push(text);
      }
      return texts;
    };
    const record = (): void => {
      // A row leads to the match's own page, or opens it beside the list.
      const links = 'a:is([href*="/livebets/match/"], [href*="/livebets?"][href*="match="])';
      for (const row of document.querySelectorAll(`li ${links}:not([aria-label])`)) {
        const texts = textsOf(row);
        const [home] = texts;
        if (home !== undefined) rows[home] = texts;
      }
    };
    Object.assign(globalThis, { liveryRows: rows });
    new MutationObserver(record).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** The last words of each row that was ever there, by the home side. */
export function lastRows(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(
    () => (globalThis as unknown as { readonly liveryRows: Readonly<Record<string, readonly string[]>> }).liveryRows,
  );
}
