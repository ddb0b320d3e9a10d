/** What a brand's plugins are made with (its `overrides/plugins/`). */
export { definePlugin } from "../plugins/site-plugin.ts";
