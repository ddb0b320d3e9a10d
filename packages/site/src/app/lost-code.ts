import { come } from "./come.ts";
import { createStore, type Store } from "./store.ts";

type Network = Parameters<typeof come>[1];

/** Code that a page cannot do without. */
export interface LostCode {
  /** Whether some of it has been missed twice, and is not there yet. */
  readonly some: Store<boolean>;
  /** Asks for code until it comes. `missed` is told with every miss from the second one on. */
  readonly ask: <Code>(load: () => Promise<Code>, missed?: () => void) => Promise<Code>;
}

/** One an app: whatever is missing in it, the page says so in one place, until all of it has come. */
export function createLostCode(network: Network): LostCode {
  const some = createStore(false);
  let lost = 0;
  return {
    some,
    async ask(load, missed) {
      let isLost = false;
      const code = await come(load, network, () => {
        if (!isLost) lost += 1;
        isLost = true;
        some.set(true);
        missed?.();
      });
      if (isLost) lost -= 1;
      some.set(lost > 0);
      return code;
    },
  };
}
