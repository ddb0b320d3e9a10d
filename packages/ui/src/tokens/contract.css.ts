import { createGlobalThemeContract } from "@vanilla-extract/css";
import { tokenTree, variableName } from "./tree.ts";

/** Every token as `var(--lv-…)`. Names come from the tree, values from the brand's theme sheet. */
export const vars = createGlobalThemeContract(tokenTree, (_value, path) => variableName(path));

/** How narrow a table's own place is (not the screen) when its rows fold into cards: for `@container`, which takes no token. */
export const tableFolds = "(max-width: 36rem)";
