import { emitThemeSheet, layerStatement } from "@livery/ui/tokens";
import { panelTheme, panelTokens } from "../theme.ts";

// Must be the first import of a test: the first sheet fixes the layer order, as in a document.
const order = document.createElement("style");
order.textContent = layerStatement;
document.head.prepend(order);

const theme = new CSSStyleSheet();
theme.replaceSync(emitThemeSheet(panelTokens, { brand: panelTheme, scope: "root" }));
document.adoptedStyleSheets.push(theme);
