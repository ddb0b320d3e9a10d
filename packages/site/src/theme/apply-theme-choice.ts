import { parseThemeChoice, type ThemeChoice } from "@livery/contract";
import type { BootTheme } from "@livery/skin";

/** Returns the theme and mode that a document has. */
export function appliedThemeChoice({ documentElement: root }: Document, themes: readonly BootTheme[]): ThemeChoice {
  return parseThemeChoice(`${root.dataset["theme"] ?? ""}.${root.dataset["mode"] ?? ""}`, themes);
}

/** Applies a theme whose sheet is loaded to a document. */
export function applyThemeChoice(document: Document, { mode, theme }: ThemeChoice): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = theme;
  if (mode === "default") delete dataset["mode"];
  else dataset["mode"] = mode;
  paintFrame(document);
}

/** Gives the browser's own frame the colour of the adjacent header. */
function paintFrame(document: Document): void {
  const header = document.querySelector('header[data-region="header"]') ?? document.body;
  const { backgroundColor } = getComputedStyle(header);
  for (const frame of document.querySelectorAll('meta[name="theme-color"]'))
    frame.setAttribute("content", backgroundColor);
}

/** Loads a theme's sheet, once a document; null is the document's own. Resolves to false if it could not be loaded. */
export async function loadSheet(document: Document, sheet: string | null): Promise<boolean> {
  if (sheet === null) return true;
  const { href } = new URL(sheet, document.baseURI);
  if ([...document.styleSheets].some((known) => known.href === href)) return true;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  const loaded = new Promise<boolean>((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => {
      link.remove();
      resolve(false);
    });
  });
  document.head.append(link);
  return loaded;
}
