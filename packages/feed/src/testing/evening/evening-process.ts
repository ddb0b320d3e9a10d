// Runs an evening in its own process, so that the measured memory is only the evening's, and writes the sizes of each station as
// JSON lines.
import { seeded } from "../random.ts";
import { Evening } from "./evening.ts";
import { sizesOf } from "./sizes.ts";

const [seed = 0, stations = 0, ticks = 0] = process.argv.slice(2).map(Number);
const evening = new Evening(seeded(seed));
for (let station = 1; station <= stations; station += 1) {
  const most = new Map<string, number>();
  for (let done = 0; done < ticks; done += 100) {
    evening.run(100);
    for (const [path, size] of sizesOf({ feed: evening.feed, served: evening.served }))
      most.set(path, Math.max(most.get(path) ?? 0, size));
  }
  for (let round = 0; round < 3; round += 1) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  console.log(
    JSON.stringify({ memory: heapUsed + arrayBuffers, most: Object.fromEntries(most), counts: evening.counts }),
  );
}
