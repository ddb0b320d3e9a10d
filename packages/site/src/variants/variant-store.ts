import type { Boot, VariantLoader } from "@livery/skin";
import type { VariantStore } from "../core/features.ts";
import { withChunkTimeout } from "../core/chunk-timeout.ts";
import { VariantMissingError } from "../core/missing-module.ts";
import type { VariantModule } from "./variant-types.ts";

/**
 * Creates the store of one app's variants. A loaded variant is available synchronously, so that a prerender and its hydration never
 * suspend.
 */
export function createVariantStore(boot: Boot, loader: VariantLoader): VariantStore {
  const variants = new Map<string, unknown>();
  return {
    async load(kind, name) {
      const loadedModule = await loadModule(loader(boot, kind, name as never), `${kind}/${name}`);
      // `VariantSet` in the folder's index checks the type of a file behind a virtual module, not the loader.
      const component = (loadedModule as VariantModule<never>).default;
      variants.set(`${kind}/${name}`, component);
      return component;
    },
    loaded: (kind, name) => variants.get(`${kind}/${name}`),
  };
}

async function loadModule<Value>(loading: Promise<Value>, what: string): Promise<Value> {
  try {
    return await withChunkTimeout(loading);
  } catch (cause) {
    throw new VariantMissingError(`${what} could not be loaded: load the page again`, { cause });
  }
}
