import type { Boot, VariantKind, VariantLoader } from "@livery/skin";
import type { VariantComponent, VariantModels, VariantModule, ViewName } from "./variant-types.ts";

/**
 * The chosen variants of one brand, one store an app. A loaded variant is available synchronously, so that a prerender and its
 * hydration never suspend.
 */
export interface VariantStore {
  readonly load: <Kind extends VariantKind, Name extends ViewName<Kind>>(
    kind: Kind,
    name: Name,
  ) => Promise<VariantComponent<VariantModels[Kind][Name]>>;
  readonly loaded: <Kind extends VariantKind, Name extends ViewName<Kind>>(
    kind: Kind,
    name: Name,
  ) => VariantComponent<VariantModels[Kind][Name]> | undefined;
}

/** Milliseconds after which the load of a chunk fails (§9 "lazy chunk load timeout"). */
const chunkTimeout = 120_000;

/** Thrown if a variant's file cannot be loaded. */
export class VariantMissingError extends Error {
  override readonly name = "VariantMissingError";
}

export function createVariantStore(boot: Boot, loader: VariantLoader): VariantStore {
  const variants = new Map<string, unknown>();
  return {
    async load<Kind extends VariantKind, Name extends ViewName<Kind>>(kind: Kind, name: Name) {
      const loadedModule = await withTimeout(loader(boot, kind, name as never), `${kind}/${name}`);
      // `VariantSet` in the folder's index checks the type of a file behind a virtual module, not the loader.
      const component = (loadedModule as VariantModule<VariantModels[Kind][Name]>).default;
      variants.set(`${kind}/${name}`, component);
      return component;
    },
    loaded<Kind extends VariantKind, Name extends ViewName<Kind>>(kind: Kind, name: Name) {
      return variants.get(`${kind}/${name}`) as VariantComponent<VariantModels[Kind][Name]> | undefined;
    },
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
