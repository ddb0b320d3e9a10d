import { layerStatement } from "@livery/ui/tokens";

/** Gives a test's document a theme sheet. Called by its first import: the first sheet fixes the layers' order, as in a document. */
export function wearTheme(sheet: string): void {
  const order = document.createElement("style");
  order.textContent = layerStatement;
  document.head.prepend(order);
  const theme = new CSSStyleSheet();
  theme.replaceSync(sheet);
  document.adoptedStyleSheets.push(theme);
}
