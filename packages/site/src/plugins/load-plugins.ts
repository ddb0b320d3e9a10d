import type { Services } from "../core/services.ts";
import { reportPluginError } from "./report-plugin-error.ts";
import type { SitePlugin } from "./site-plugin.ts";

export interface LoadedPlugin {
  readonly name: string;
  readonly plugin: SitePlugin;
}

/** Another store is that of an edited brand in the dev server. */
const known = new WeakMap<Services["variants"], Promise<readonly LoadedPlugin[]>>();

/** The brand's plugins in the order of its config. One that cannot be loaded is reported and left out: the site does without it. */
export function loadPlugins({ boot, variants }: Services): Promise<readonly LoadedPlugin[]> {
  const before = known.get(variants);
  if (before !== undefined) return before;
  const loading = Promise.all(
    Object.keys(boot.plugins ?? {}).map(async (name): Promise<readonly LoadedPlugin[]> => {
      try {
        return [{ name, plugin: (await variants.load("plugins", name)) as SitePlugin }];
      } catch (error) {
        reportPluginError(name, "it could not be loaded", error);
        return [];
      }
    }),
  ).then((all) => all.flat());
  known.set(variants, loading);
  return loading;
}
