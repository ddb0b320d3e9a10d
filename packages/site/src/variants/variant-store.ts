import type { Boot, VariantLoader } from "@livery/skin";
import type { VariantStore } from "../core/features.ts";
import { VariantMissingError } from "../core/missing-module.ts";
import type { VariantModule } from "./variant-types.ts";

/** Milliseconds after which the load of a chunk fails (§9 "lazy chunk load timeout"). */
const chunkTimeout = 120_000;

/**
 * Creates the store of one app's variants. A loaded variant is available synchronously, so that a prerender and its hydration never
 * suspend.
 */
export function createVariantStore(boot: Boot, loader: VariantLoader): VariantStore {
  const variants = new Map<string, unknown>();
  return {
    async load(kind, name) {
      const loadedModule = await withTimeout(loader(boot, kind, name as never), `${kind}/${name}`);
      // `VariantSet` in the folder's index checks the type of a file behind a virtual module, not the loader.
      const component = (loadedModule as VariantModule<never>).default;
      variants.set(`${kind}/${name}`, component);
      return component;
    },
    loaded: (kind, name) => variants.get(`${kind}/${name}`),
  };
}

async function withTimeout<Value>(loading: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new VariantMissingError(`${what} did not load in ${chunkTimeout / 1000} s: load the page again`)),
      chunkTimeout,
    );
  });
  try {
    return await Promise.race([loading, timedOut]);
  } catch (cause) {
    if (cause instanceof VariantMissingError) throw cause;
    throw new VariantMissingError(`${what} could not be loaded: load the page again`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
