import { wearTheme } from "@livery/browser-app/testing";
import { emitThemeSheet } from "@livery/ui/tokens";
import { panelTheme, panelTokens } from "../theme.ts";

// The first import of a test.
wearTheme(emitThemeSheet(panelTokens, { brand: panelTheme, scope: "root" }));
