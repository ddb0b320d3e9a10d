import { aliases, pageCss } from "@livery/ui/aliases";
import type { InlineConfig, PluginOption } from "vite";
import type { SiteSource } from "./site-source.ts";
import type { ClassNames } from "./styles-plugin.ts";
import { variantsPlugin, type VariantsMode } from "./variants-plugin.ts";

/** Browsers of recent years with cascade layers, `:has` and dynamic import by address. */
export const browserTarget = "es2022";

interface SiteConfigOptions {
  /** Generates the class names of vanilla-extract's files; by default from their path in the site. */
  readonly identifiers?: ClassNames;
}

/** The common part of all builds of the site; no other config file is read. */
export function siteConfig(
  site: SiteSource,
  mode: VariantsMode,
  { identifiers }: SiteConfigOptions = {},
): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    root: site.root,
    publicDir: false,
    logLevel: "error",
    resolve: {
      conditions: ["livery-source", "module", "browser", "development|production"],
      alias: [...aliases],
      // Also for a brand's own files: their folder has no packages.
      dedupe: ["react", "react-dom", "@livery/ui", "@vanilla-extract/css"],
    },
    css: pageCss,
    plugins: [
      reactPlugin(),
      import("./styles-plugin.ts").then(({ stylesPlugin }) => stylesPlugin(site.root, identifiers)),
      variantsPlugin(site, mode),
    ],
  };
}

/** Vite's plugins take half a second to load: only what is really built with them waits for that. */
export async function reactPlugin(): Promise<PluginOption[]> {
  const { default: react } = await import("@vitejs/plugin-react");
  return react();
}

interface Warning {
  readonly code?: string;
  readonly message: string;
}

/**
 * A library's "use client" has no meaning here and warns once per module; a missing export would break the page, so that warning
 * is an error.
 */
export function handleWarning(warning: Warning, warn: (warning: Warning) => void): void {
  if (warning.code === "IMPORT_IS_UNDEFINED") throw new Error(warning.message);
  if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
}
