import { messagesIn, type TestBrand } from "@livery/site/testing";

/** Widths of small phones, in px. */
const phones = [360, 390] as const;

/**
 * What of the labels of the mobile shell's tabs does not fit, in any language that the brand has words in: a word that its tab
 * breaks or cuts, and lines that are higher than the bar. Every label stands in the narrowest tabs once.
 */
export function tabLabelProblems({ messages }: TestBrand): readonly string[] {
  const bar = document.querySelector<HTMLElement>("nav");
  const tab = bar?.querySelector<HTMLElement>("li:nth-child(2) > *");
  const label = tab?.querySelector<HTMLElement>(":scope > span:nth-of-type(2)");
  if (!bar || !tab || !label) return ["there are no tabs"];
  const { lang, dir, textContent } = { lang: bar.lang, dir: bar.dir, textContent: label.textContent };
  const problems: string[] = [];
  for (const width of phones) {
    bar.style.inset = "auto auto 0 0";
    bar.style.inlineSize = `${width}px`;
    for (const code of Object.keys(messages)) {
      Object.assign(bar, { lang: code, dir: code === "fa" ? "rtl" : "ltr" });
      for (const name of namesIn(code, messages)) {
        label.textContent = name;
        const isFound = fits(label, tab);
        if (!isFound) problems.push(`its tab "${name}" does not fit a phone of ${width} px`);
      }
    }
  }
  bar.removeAttribute("style");
  Object.assign(bar, { lang, dir });
  label.textContent = textContent;
  return problems;
}

/** The labels of all tabs in a language. */
function namesIn(code: string, messages: TestBrand["messages"]): readonly string[] {
  const tabs = messagesIn(code, messages)["frame"]?.["navigation"] ?? {};
  return Object.entries(tabs).flatMap(([key, name]) => (key === "label" || typeof name !== "string" ? [] : [name]));
}

function fits(label: HTMLElement, tab: HTMLElement): boolean {
  const text = label.firstChild as Text;
  const room = tab.getBoundingClientRect().width;
  let start = 0;
  for (const word of text.data.split(" ")) {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + word.length);
    start += word.length + 1;
    // A word that is broken has a box in each of its lines.
    if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return false;
    if (range.getBoundingClientRect().width > room) return false;
  }
  return tab.scrollHeight <= tab.clientHeight;
}
