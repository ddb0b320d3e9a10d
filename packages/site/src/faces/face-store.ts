import type { Boot, FaceKind, VariantLoader } from "@livery/skin";
import type { Face, FaceModels, FaceModule, FaceName } from "./face-types.ts";

/**
 * The chosen faces of one brand, one store an app. What has been loaded is there at once, so that a prerender and its
 * hydration never suspend.
 */
export interface FaceStore {
  readonly load: <Kind extends FaceKind, Name extends FaceName<Kind>>(
    kind: Kind,
    name: Name,
  ) => Promise<Face<FaceModels[Kind][Name]>>;
  readonly loaded: <Kind extends FaceKind, Name extends FaceName<Kind>>(
    kind: Kind,
    name: Name,
  ) => Face<FaceModels[Kind][Name]> | undefined;
}

/** A chunk that does not come in this time is given up (§9 "lazy chunk load timeout"). */
const chunkTimeout = 120_000;

/** Thrown when a face's file does not arrive. */
export class FaceMissingError extends Error {
  override readonly name = "FaceMissingError";
}

export function createFaceStore(boot: Boot, loader: VariantLoader): FaceStore {
  const faces = new Map<string, unknown>();
  return {
    async load<Kind extends FaceKind, Name extends FaceName<Kind>>(kind: Kind, name: Name) {
      const loadedModule = await withTimeout(loader(boot, kind, name as never), `${kind}/${name}`);
      // The type of a file behind a virtual module is held by `FaceSet` in the folder's index, not by the loader.
      const face = (loadedModule as FaceModule<FaceModels[Kind][Name]>).default;
      faces.set(`${kind}/${name}`, face);
      return face;
    },
    loaded<Kind extends FaceKind, Name extends FaceName<Kind>>(kind: Kind, name: Name) {
      return faces.get(`${kind}/${name}`) as Face<FaceModels[Kind][Name]> | undefined;
    },
  };
}

async function withTimeout<Value>(loading: Promise<Value>, what: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new FaceMissingError(`${what} did not load in ${chunkTimeout / 1000} s: load the page again`)),
      chunkTimeout,
    );
  });
  try {
    return await Promise.race([loading, late]);
  } catch (cause) {
    if (cause instanceof FaceMissingError) throw cause;
    throw new FaceMissingError(`${what} could not be loaded: load the page again`, { cause });
  } finally {
    clearTimeout(timer);
  }
}
