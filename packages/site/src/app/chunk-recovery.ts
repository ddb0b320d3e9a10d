import { retryImport } from "./retry-import.ts";
import { createStore, type Store } from "./store.ts";

type Network = Parameters<typeof retryImport>[1];

/** Code that a page cannot do without. */
export interface ChunkRecovery {
  /** Whether some of it has been missed twice, and is not there yet. */
  readonly some: Store<boolean>;
  /** Asks for code until it comes. `missed` is told with every miss from the second one on. */
  readonly load: <Code>(importChunk: () => Promise<Code>, missed?: () => void) => Promise<Code>;
}

/** One an app: whatever is missing in it, the page says so in one place, until all of it has come. */
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
