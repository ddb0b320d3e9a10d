import * as css from "./print-window.css.ts";

export interface PrintedPage {
  readonly title: string;
  /** The line above the title: the owner of the sheet. */
  readonly head: string;
  /** The line beneath it: the time of printing, and the source. */
  readonly foot: string;
  /** The printed content. It is copied as nodes, so that nothing is parsed as HTML a second time. */
  readonly content: Element;
}

/**
 * Opens a window that shows only the content, in the page's own style, and prints it once style and pictures are loaded (§2.5).
 * The window has this page's origin and policy: it is filled with nodes, never with markup, and runs no script. Returns false if
 * the browser opens no window.
 */
export async function printInWindow(page: PrintedPage, open: () => Window | null = openBlank): Promise<boolean> {
  const opened = open();
  if (opened === null) return false;
  const { document: paper } = opened;
  paper.title = page.title;
  const { lang, dir, dataset } = document.documentElement;
  Object.assign(paper.documentElement, { lang, dir, className: css.ground });
  if (dataset["theme"] !== undefined) paper.documentElement.dataset["theme"] = dataset["theme"];
  paper.documentElement.dataset["mode"] = "light";
  const styles = copies(paper, document.querySelectorAll("style, link[rel=stylesheet]"));
  const drawn = Promise.all([...styles].map(arrived));
  paper.head.append(...styles);
  const sheet = paper.createElement("main");
  sheet.className = css.paper;
  sheet.append(
    textElement(paper, "p", css.head, page.head),
    textElement(paper, "h1", css.title, page.title),
    paper.importNode(page.content, true),
    textElement(paper, "p", css.foot, page.foot),
  );
  paper.body.replaceChildren(sheet);
  await drawn;
  await Promise.all([...paper.images].map(arrived));
  opened.focus();
  opened.print();
  return true;
}

function openBlank(): Window | null {
  return window.open("", "_blank", "popup,width=760,height=900");
}

function copies(paper: Document, nodes: Iterable<Element>): readonly Element[] {
  return [...nodes].map((node) => paper.importNode(node, true));
}

function textElement(paper: Document, tag: "p" | "h1", className: string, text: string): HTMLElement {
  const element = paper.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

/** Resolves when a style or picture has loaded or failed; printing does not wait for a retry. */
function arrived(element: Element): Promise<void> {
  const isThere = element.tagName === "STYLE" || (element.tagName === "IMG" && (element as HTMLImageElement).complete);
  if (isThere) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => resolve();
    element.addEventListener("load", done, { once: true });
    element.addEventListener("error", done, { once: true });
  });
}
