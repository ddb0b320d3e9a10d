import { retryImport } from "./retry-import.ts";
import { createStore, type Store } from "@livery/browser-app";

type Network = Parameters<typeof retryImport>[1];

/** Loads chunks that a page cannot do without. */
export interface ChunkRecovery {
  /** Whether a chunk has failed to load twice, or for 120 s, and is not loaded yet. */
  readonly some: Store<boolean>;
  /** Loads code, with retries until it succeeds. `missed` is called for every failure that `some` counts. */
  readonly load: <Code>(importChunk: () => Promise<Code>, missed?: () => void) => Promise<Code>;
}

/** One an app: the page reports all missing chunks in one notice, until all of them are loaded. */
export function createChunkRecovery(network: Network): ChunkRecovery {
  const some = createStore(false);
  let missing = 0;
  return {
    some,
    async load(importChunk, missed) {
      let isMissing = false;
      const code = await retryImport(importChunk, network, () => {
        if (!isMissing) missing += 1;
        isMissing = true;
        some.set(true);
        missed?.();
      });
      if (isMissing) missing -= 1;
      some.set(missing > 0);
      return code;
    },
  };
}
