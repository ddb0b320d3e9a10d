import { wearTheme } from "@livery/browser-app/testing";
import { emitThemeSheet } from "@livery/ui/tokens";

// The first import of a test.
wearTheme(emitThemeSheet({}, { brand: "harbour", scope: "theme" }));
document.documentElement.dataset["theme"] = "harbour";
