import { join, sep } from "node:path";
import type { Plugin } from "vite";
import { variantKey } from "../platform/variant-key.ts";
import { resolvedVariantsId } from "../platform/variants-plugin.ts";
import { layerPlugin } from "../overrides/layer-plugin.ts";
import { overridesFolder, type Override } from "../overrides/find-overrides.ts";
import {
  inSite,
  overridesModuleFile,
  overridesModuleId,
  variantModuleId,
  type SiteSource,
} from "../platform/site-source.ts";

export interface DevOverridesSource {
  readonly site: SiteSource;
  readonly folder: string;
  /** The current files of the folder. */
  readonly overrides: () => readonly Override[];
}

/**
 * Shows a brand's own files in place of variants, from their sources: they import the same modules that the site runs on, and an
 * edit is hot-reloaded like one of the site's own.
 */
export function devOverridesPlugins({ site, folder, overrides }: DevOverridesSource): readonly Plugin[] {
  const own = join(folder, overridesFolder);
  const asSite = inSite(site, site.clientEntry);
  const shared = new Set([...site.shared.map(({ id }) => id), "react/jsx-dev-runtime"]);
  const plugin: Plugin = {
    name: "livery-dev-overrides",
    enforce: "pre",
    async resolveId(id, importer) {
      if (id === overridesModuleId) return inSite(site, overridesModuleFile);
      const wrapped = site.variants.find((variant) => variantModuleId(variant) === id);
      if (wrapped !== undefined) return inSite(site, wrapped.file);
      if (importer?.startsWith(own + sep) && shared.has(id)) return this.resolve(id, asSite, { skipSelf: true });
      return overriddenBy(site, overrides(), id)?.file;
    },
    transform: (code, id) =>
      id === resolvedVariantsId ? { code: code + pluginRows(overrides()), map: null } : undefined,
  };
  return [plugin, layerPlugin(own)];
}

/** Adds the brand's plugins to the loader's table of variants. */
function pluginRows(overrides: readonly Override[]): string {
  return overrides
    .filter(({ kind }) => kind === "plugins")
    .map((own) => `variants[${JSON.stringify(variantKey(own))}] = () => import(${JSON.stringify(own.file)});\n`)
    .join("");
}

function overriddenBy(site: SiteSource, overrides: readonly Override[], file: string): Override | undefined {
  const variant = site.variants.find((entry) => inSite(site, entry.file) === file);
  return variant && overrides.find((own) => variantKey(own) === variantKey(variant));
}
