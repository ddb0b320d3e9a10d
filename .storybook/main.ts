import { fileURLToPath } from "node:url";
import { aliases, pageCss } from "../packages/ui/src/csp/aliases.ts";
import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { normalizePath } from "vite";
import { imported, through } from "@livery/tools/browser-dependencies";
import { brandFolders } from "../stories/list/brand-folders.ts";
import { writeStories } from "../stories/list/write.ts";
import { mdxCompileOptions } from "./mdx.ts";
import { onlyUiKitProps } from "./ui-kit-docs.ts";
import { brandModules } from "./brand-modules.ts";
import { writeMissingEditorConfigs } from "./editor-configs.ts";
import { galleryFacts } from "./gallery-facts.ts";
import { uiKitParts } from "./ui-kit-parts.ts";
import { statusTags } from "./status-tags.ts";
import { tokenEdits } from "./token-edits.ts";

const repository = normalizePath(fileURLToPath(new URL("../", import.meta.url)));

// Before anybody looks for the files of stories.
writeStories();
const folders = brandFolders();
writeMissingEditorConfigs(folders);

const config: StorybookConfig = {
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  staticDirs: ["./public"],
  experimental_indexers: statusTags,
  addons: [
    { name: "@storybook/addon-docs", options: { mdxPluginOptions: { mdxCompileOptions } } },
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
  ],
  framework: { name: "@storybook/react-vite", options: {} },
  // The ground is the skin's; a browser's own tools measure. The toolbar needs the room at 1280 px.
  features: { backgrounds: false, measure: false, outline: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // The one that reads types through TypeScript's API stops at TypeScript 7.
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    css: { ...vite.css, ...pageCss },
    // Vite watches the whole repository; the files that houses, builds and mutation runs write are no source of a story.
    server: {
      ...vite.server,
      watch: { ignored: [`${repository}.livery/**`, "**/.stryker-tmp/**", "**/dist/**"] },
      fs: {
        ...vite.server?.fs,
        allow: [...(vite.server?.fs?.allow ?? []), repository, ...folders.map(({ path }) => path)],
      },
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // The drawings of the machines use one more.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...imported.react,
        "react-dom/client",
        ...through("@livery/ui", imported.ui),
        ...through("@livery/contract", imported.contract),
        ...through("@livery/machines", imported.machines),
        ...through("@livery/site", imported.site),
        ...through("@livery/site > @livery/browser-app", imported.browserApp),
        ...through("@livery/stories > @livery/panel", ["squire-rte"]),
        ...through("@livery/site > @livery/feed", imported.feed),
        "@livery/stories > @dagrejs/dagre",
      ],
    },
    plugins: [
      ...onlyUiKitProps(vite.plugins ?? []),
      vanillaExtractPlugin(),
      uiKitParts(),
      tokenEdits(),
      brandModules(),
      galleryFacts(),
    ],
    resolve: {
      ...vite.resolve,
      alias: aliases,
      conditions: ["livery-source", "module", "browser", "development|production"],
      dedupe: ["react", "react-dom"],
    },
  }),
};
export default config;
