import { addons } from "storybook/manager-api";
import { sidebarLabel } from "./sidebar-label.ts";
import { theme } from "./theme.ts";

// Identifiers of stories come from their titles and stay; only what is read is written as words.
addons.setConfig({ theme, sidebar: { renderLabel: sidebarLabel } });
