import { aliases, pageCss } from "@livery/ui/aliases";
import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import type { SiteSource } from "./site-source.ts";
import { stylesPlugin, type ClassNames } from "./styles-plugin.ts";
import { variantsPlugin, type VariantsMode } from "./variants-plugin.ts";

/** Browsers of the last years that have cascade layers, `:has` and import of modules by address. */
export const browserTarget = "es2022";

interface SiteConfigOptions {
  /** Names the classes of vanilla-extract's files; without it by their path from the site. */
  readonly identifiers?: ClassNames;
}

/** What every build of the site shares; no config file of anybody else's is read. */
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
      // Also what a brand's own files find: their folder has no packages.
      dedupe: ["react", "react-dom", "@livery/ui", "@vanilla-extract/css"],
    },
    css: pageCss,
    plugins: [react(), stylesPlugin(site.root, identifiers), variantsPlugin(site, mode)],
  };
}

interface Warning {
  readonly code?: string;
  readonly message: string;
}

/** A library's "use client" means nothing here, and says so once a module; a name that nobody exports would break on the page. */
export function handleWarning(warning: Warning, warn: (warning: Warning) => void): void {
  if (warning.code === "IMPORT_IS_UNDEFINED") throw new Error(warning.message);
  if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning);
}
