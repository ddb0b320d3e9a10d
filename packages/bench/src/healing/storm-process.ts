import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { LiveFeed } from "@livery/feed";
import type { StormAnswer, StormOrder } from "./storm-messages.ts";
import { StormClient } from "./storm-client.ts";

// The crowd: thousands of clients in one process. Each follows its own frames from its own snapshot by their places; that the bytes
// are right is proved once for each different snapshot, by the product's own client, and for every frame by its neighbours having it.

const sharing = 100;
const longestMs = 60_000;
const answer = (message: StormAnswer): void => void process.send?.(message);

process.on("message", (order: StormOrder) => {
  connectClients(order).then(answer, (error: unknown) => answer({ failed: String(error) }));
});

async function connectClients({ clients: count, host, port }: StormOrder): Promise<StormAnswer> {
  const start = performance.now();
  const right: number[] = [];
  const clients = Array.from({ length: count }, (_, at) => {
    const address = `127.0.${1 + Math.floor(at / sharing / 250)}.${1 + (Math.floor(at / sharing) % 250)}`;
    return new StormClient({ port, host, address }, () => right.push(performance.now() - start));
  });
  while (right.length < count) {
    if (performance.now() - start > longestMs) throw new Error(`only ${right.length} of ${count} were right in time`);
    await sleep(20);
  }
  const snapshots = new Map<string, Buffer>();
  let bytes = 0;
  for (const { snapshot } of clients) {
    if (snapshot === null) throw new Error("a client that is right has no snapshot");
    const known = snapshots.get(snapshot.tag);
    if (known === undefined) snapshots.set(snapshot.tag, snapshot.body);
    else if (!known.equals(snapshot.body)) throw new Error(`two different snapshots are ${snapshot.tag}`);
    bytes += snapshot.body.length;
  }
  prove(snapshots, clients);
  const retries = clients.reduce((sum, client) => sum + client.retries, 0);
  for (const client of clients) client.leave();
  return { right: right.toSorted((one, other) => one - other), snapshots: snapshots.size, bytes, retries: retries };
}

/** The product's own client, from each of the snapshots and by one client's frames since: all stand at the same place with the same state. */
function prove(snapshots: ReadonlyMap<string, Buffer>, clients: readonly StormClient[]): void {
  const states = new Map<number, string>();
  for (const [tag, packed] of snapshots) {
    const follower = clients.find(({ snapshot }) => snapshot?.tag === tag);
    const feed = new LiveFeed({ schedule: () => undefined });
    feed.subscribe("list", 0);
    feed.opened(0);
    const [reset, ...since] = follower?.frames ?? [];
    if (reset === undefined) throw new Error("a client that is right was told nothing");
    feed.receive(reset, 0);
    feed.snapshot("list", Uint8Array.from(brotliDecompressSync(packed)), 0);
    for (const frame of since) feed.receive(frame, 0);
    const store = feed.topic("list");
    const position = feed.position("list");
    if (store?.phase !== "live" || position === null)
      throw new Error(`from snapshot ${tag} the list is ${store?.phase}`);
    const state = JSON.stringify(store.matches());
    if ((states.get(position.offset) ?? state) !== state) throw new Error(`two states are at ${position.offset}`);
    states.set(position.offset, state);
  }
}

answer({ ready: true });
