import { openChaos } from "@livery/chaos";

/** A proxy before a house that loses every live price tick. The seed decides which messages a fault meets, never the clock. */
export async function losePrices(target: string) {
  const chaos = await openChaos({
    listen: 0, // a free port of 127.0.0.1
    target,
    seed: 7,
    faults: { drop: 1 },
    only: { direction: "down", kinds: ["tick"] },
  });
  return {
    port: chaos.port,
    /** What was done so far: fault, connection, direction, index, kind, topics. */
    log: chaos.log,
    /** From now on messages are late, and not lost. */
    delay: () => chaos.set({ delay: { probability: 1, amount: 800 } }),
    close: () => chaos.close(),
  };
}
