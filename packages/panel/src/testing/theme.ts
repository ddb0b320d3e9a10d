import { emitThemeSheet, layerStatement } from "@livery/ui/tokens";
import { panelTheme, panelTokens } from "../theme.ts";

// First of all imports of a test: the order of the layers is fixed by the sheet that comes first, as a document's is.
const order = document.createElement("style");
order.textContent = layerStatement;
document.head.prepend(order);

const theme = new CSSStyleSheet();
theme.replaceSync(emitThemeSheet(panelTokens, { brand: panelTheme, scope: "root" }));
document.adoptedStyleSheets.push(theme);
