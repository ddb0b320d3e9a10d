import { addons } from "storybook/manager-api";
import { readable } from "./readable.ts";
import { theme } from "./theme.ts";

/** What a reader is told before using it; what is stable is not marked. */
const statuses = ["new", "deprecated"];

// Identifiers of stories come from their titles and stay; only what is read is written as words.
addons.setConfig({
  theme,
  sidebar: {
    renderLabel: ({ name, tags, type }) => {
      const status = type === "component" ? statuses.find((each) => tags.includes(each)) : undefined;
      return status === undefined ? readable(name) : `${readable(name)} · ${status}`;
    },
  },
});
