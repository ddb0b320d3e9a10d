import { aliases, pageCss } from "../../packages/ui/src/csp/aliases.ts";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { writeStories } from "../list/write.ts";
import { onlyTheKitsProps } from "./kit-docs.ts";
import { kitParts } from "./kit-parts.ts";
import { tokenEdits } from "./token-edits.ts";

// Before anybody looks for the files of stories.
writeStories();

const config: StorybookConfig = {
  stories: ["../**/*.mdx", "../**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: { name: "@storybook/react-vite", options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The one that reads types through TypeScript's API stops at TypeScript 7.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    css: { ...vite.css, ...pageCss },
    // A drawing of a machine is the only one to ask for it, and Vite learned of it when it was: the page was loaded anew.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), "@dagrejs/dagre"] },
    plugins: [...onlyTheKitsProps(vite.plugins ?? []), vanillaExtractPlugin(), kitParts(), tokenEdits()],
    resolve: {
      ...vite.resolve,
      alias: aliases,
      conditions: ["livery-source", "module", "browser", "development|production"],
      dedupe: ["react", "react-dom"],
    },
  }),
};
export default config;
