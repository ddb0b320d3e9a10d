import type { Page } from "playwright";

/** Makes a page keep what each match's row of the live list said last, read as a screen reader does, before any of its own code runs. */
export async function watchRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const rows: Record<string, string[]> = {};
    const said = (element: Element): string[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode.textContent?.trim() ?? "";
        if (text !== "" && walker.currentNode.parentElement?.closest("[aria-hidden]") === null) words.push(text);
      }
      return words;
    };
    const look = (): void => {
      // A row leads to the match's own page, or opens it beside the list.
      const leads = 'a:is([href*="/livebets/match/"], [href*="/livebets?"][href*="match="])';
      for (const row of document.querySelectorAll(`li ${leads}:not([aria-label])`)) {
        const words = said(row);
        const [home] = words;
        if (home !== undefined) rows[home] = words;
      }
    };
    Object.assign(globalThis, { liveryRows: rows });
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** The last words of each row that was ever there, by the home side. */
export function lastRows(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  return page.evaluate(
    () => (globalThis as unknown as { readonly liveryRows: Readonly<Record<string, readonly string[]>> }).liveryRows,
  );
}
