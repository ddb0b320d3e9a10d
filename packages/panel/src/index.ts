export { panelTheme, panelTokens } from "./theme.ts";
