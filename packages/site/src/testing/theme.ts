import { emitThemeSheet, layerStatement } from "@livery/ui/tokens";

// The first import of a test: the first sheet fixes the order of the layers, as in a document.
const order = document.createElement("style");
order.textContent = layerStatement;
document.head.prepend(order);

const theme = new CSSStyleSheet();
theme.replaceSync(emitThemeSheet({}, { brand: "harbour", scope: "theme" }));
document.adoptedStyleSheets.push(theme);
document.documentElement.dataset["theme"] = "harbour";
