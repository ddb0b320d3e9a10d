import { addons } from "storybook/manager-api";
import { readable } from "./readable.ts";
import { theme } from "./theme.ts";

// Identifiers of stories come from their titles and stay; only what is read is written as words.
addons.setConfig({ theme, sidebar: { renderLabel: ({ name }) => readable(name) } });
